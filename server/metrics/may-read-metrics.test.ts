import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { buildSite, buildTestApp } from '../testing/build-test-app.ts'
import { ask } from '../testing/read-metrics.ts'
import { createMayReadMetrics } from './may-read-metrics.ts'

const TOKEN = 'a-token-of-prometheus'
const BEARER = { authorization: `Bearer ${TOKEN}` }
const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
/** Nobody but a proxy on this machine can reach the server. */
const PUBLISHED = { HOST: '127.0.0.1', PUBLIC_URL: 'https://rack.example' }
const PROXIED = { 'x-forwarded-for': '203.0.113.7' }

async function buildServer(environment: Record<string, string> = {}) {
  const { app } = await buildTestApp({ config: readConfig(environment), site: buildSite() })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    app,
    url,
    statusWith: async (headers: Record<string, string>, options: { method?: string } = {}) =>
      (await ask(`${url}/metrics`, { ...options, headers })).status,
  }
}

/** Without what differs from answer to answer. */
async function answerAt(url: string, options: object) {
  const { status, body, headers } = await ask(url, options)
  const { date, 'x-request-id': id, ...lasting } = headers
  return { status, body, lasting, named: [date, id].every(Boolean) }
}

describe('a caller on this machine', () => {
  test('reads the metrics without a token, whatever the name of this machine', async () => {
    const { url, statusWith } = await buildServer()
    const { status, headers, body } = await ask(`${url}/metrics`)
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/plain; version=0.0.4; charset=utf-8',
    })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
    expect(body).toContain('# TYPE spinner_rack_http_requests_total counter')
    for (const host of ['localhost', 'LocalHost:3000', '127.0.0.1:3000', '[::1]', '127.1.2.3:1']) {
      expect([host, await statusWith({ host })]).toEqual([host, 200])
    }
    expect((await ask(`${url}/metrics?name[]=up`)).status).toBe(200)
  })

  test('reads them with all headers of Prometheus, and with those of a browser', async () => {
    const { url, statusWith } = await buildServer()
    const prometheus = {
      'user-agent': 'Prometheus/2.42.0',
      accept: 'application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5,*/*;q=0.1',
      'accept-encoding': 'gzip',
      'x-prometheus-scrape-timeout-seconds': '10',
    }
    expect(await statusWith(prometheus)).toBe(200)
    expect((await fetch(`${url}/metrics`)).status).toBe(200)
    const browser = { 'sec-fetch-site': 'none', 'sec-ch-ua-platform': 'x', cookie: 'a=b', dnt: '1' }
    expect(await statusWith(browser)).toBe(200)
  })

  test('gets the head alone where that is asked for', async () => {
    const { url } = await buildServer()
    const { status, headers, body } = await ask(`${url}/metrics`, { method: 'HEAD' })
    expect({ status, body, type: headers['content-type'] }).toMatchObject({ status: 200, body: '' })
    expect(Number(headers['content-length'])).toBeGreaterThan(1000)
  })
})

/** What proxies add, each by itself: of the standard, of Caddy, nginx, HAProxy, Apache, Envoy, and of networks. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-forwarded-by',
  'x-forwarded-client-cert',
  'x-forwarded',
  'forwarded-for',
  'x-original-forwarded-for',
  'x-original-url',
  'x-original-host',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-proxyuser-ip',
  'x-remote-addr',
  'client-ip',
  'true-client-ip',
  'x-envoy-external-address',
  'x-envoy-original-path',
  'x-request-id',
  'x-unique-id',
  'x-haproxy-server-state',
  'x-varnish',
  'x-nginx-proxy',
  'x-scheme',
  'x-ssl-cipher',
  'x-amzn-trace-id',
  'x-azure-clientip',
  'x-appengine-user-ip',
  'x-vercel-forwarded-for',
  'fastly-client-ip',
  'fly-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'cf-visitor',
  'cdn-loop',
  'tailscale-user-login',
  'remote-user',
  'traceparent',
  'early-data',
  'max-forwards',
  'proxy-authorization',
]

const HOSTS = [
  'rack.example',
  'rack.example:3000',
  'localhost.rack.example',
  'rack.example@localhost',
  '127.0.0.1.rack.example',
  '203.0.113.7',
  '[::2]',
  'localhost:',
]

describe('a proxy on this machine', () => {
  test.each<Record<string, string>>([{}, { TRUST_PROXY: 'true' }, { METRICS_TOKEN: TOKEN }])(
    'opens nothing with any header of its own, %s',
    async (environment) => {
      const { statusWith } = await buildServer(environment)
      const statuses = await Promise.all(
        FORWARDING.map(async (name) => [name, await statusWith({ [name]: '127.0.0.1' })]),
      )
      expect(statuses).toEqual(FORWARDING.map((name) => [name, 404]))
      expect(await statusWith({ 'x-forwarded-for': '' })).toBe(404)
    },
  )

  test('opens nothing when it hands on the host that it was asked for', async () => {
    const { statusWith } = await buildServer({ ...PUBLISHED, TRUST_PROXY: '1' })
    expect(await statusWith({})).toBe(200)
    const statuses = await Promise.all(
      HOSTS.map(async (host) => [host, await statusWith({ host })]),
    )
    expect(statuses).toEqual(HOSTS.map((host) => [host, 404]))
  })
})

describe('a proxy on this machine that says nothing of itself', () => {
  test('opens nothing, and so does nobody without the token', async () => {
    const { statusWith } = await buildServer({ ...PUBLISHED, METRICS_TOKEN: TOKEN })
    expect(await statusWith({ host: 'localhost' })).toBe(404)
    expect(await statusWith(BEARER)).toBe(200)
  })

  test.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'http://127.0.0.1:3000' },
    { TRUST_PROXY: '127.0.0.1' },
  ])('is not feared with %o', async (environment) => {
    const { statusWith } = await buildServer({ ...PUBLISHED, ...environment })
    expect(await statusWith({})).toBe(200)
  })
})

describe('a caller elsewhere', () => {
  /** As a socket has it; the rest is what a caller on this machine sends. */
  function mayRead(remoteAddress: string | undefined, httpVersion = '1.1'): boolean {
    const remoteFamily = remoteAddress?.includes(':') ? 'IPv6' : 'IPv4'
    const headers = { host: 'localhost' }
    const request = { socket: { remoteAddress, remoteFamily }, headers, httpVersion }
    return createMayReadMetrics(readConfig({}))(request as IncomingMessage)
  }

  test.each(['127.0.0.1', '127.255.0.1', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
    'is none at %s',
    (address) => expect(mayRead(address)).toBe(true),
  )

  test.each(['203.0.113.7', '10.0.0.1', '128.0.0.1', '::', '::2', 'fe80::1', '::ffff:10.0.0.1'])(
    'reads nothing from %s',
    (address) => expect(mayRead(address)).toBe(false),
  )

  test('reads nothing over a socket without an address, or by the protocol of nginx without settings', () => {
    expect(mayRead(undefined)).toBe(false)
    expect(mayRead('127.0.0.1', '1.0')).toBe(false)
  })
})

const WRONG = [
  'Bearer another-token-of-it',
  'Bearer',
  'Bearer ',
  '',
  `Bearer ${TOKEN}x`,
  `Bearer ${TOKEN.slice(1)}`,
  `Bearer ${TOKEN.toUpperCase()}`,
  `Bearer ${TOKEN} ${TOKEN}`,
  `Basic ${btoa(`prometheus:${TOKEN}`)}`,
  TOKEN,
]

describe('whoever has the token', () => {
  test('reads the metrics from anywhere, through any proxy', async () => {
    const { statusWith } = await buildServer({ METRICS_TOKEN: TOKEN })
    const elsewhere = { ...PROXIED, host: 'rack.example' }
    expect(await statusWith({ ...elsewhere, ...BEARER })).toBe(200)
    expect(await statusWith({ ...elsewhere, authorization: `bearer  ${TOKEN}` })).toBe(200)
    expect(await statusWith({})).toBe(200)
  })

  test('is not whoever sends another one, on this machine either', async () => {
    const { url, statusWith } = await buildServer({ METRICS_TOKEN: TOKEN })
    for (const authorization of WRONG) {
      const statuses = [await statusWith({ authorization })]
      statuses.push(await statusWith({ ...PROXIED, authorization }))
      expect([authorization, ...statuses]).toEqual([authorization, 404, 404])
    }
    const inQuery = `${url}/metrics?token=${TOKEN}&authorization=Bearer+${TOKEN}`
    expect((await ask(inQuery, { headers: PROXIED })).status).toBe(404)
  })

  test('is nobody where no token is set', async () => {
    const { statusWith } = await buildServer()
    expect(await statusWith(BEARER)).toBe(404)
    expect(await statusWith({ authorization: 'Bearer undefined' })).toBe(404)
  })
})

test('anybody else is answered as at any path that leads nowhere, whatever the method', async () => {
  const { url } = await buildServer({ METRICS_TOKEN: TOKEN })
  for (const method of ['GET', 'HEAD', ...OTHER_METHODS]) {
    const options = { method, headers: { ...PROXIED, authorization: 'Bearer guess' } }
    const nowhere = await answerAt(`${url}/sdk/nowhere`, options)
    expect([method, nowhere]).toMatchObject([method, { status: 404, named: true }])
    for (const path of ['/metrics', '/metrics?x=1', '/metrics/']) {
      expect([method, await answerAt(url + path, options)]).toEqual([method, nowhere])
    }
  }
})

test('nothing but reading is answered with the token either', async () => {
  const { statusWith } = await buildServer({ METRICS_TOKEN: TOKEN })
  for (const method of OTHER_METHODS) {
    expect([method, await statusWith(BEARER, { method })]).toEqual([method, 404])
  }
})

test('is in no documentation', async () => {
  const { app } = await buildServer()
  expect((await app.inject('/openapi.json')).body).not.toContain('/metrics')
})
