import { describe, expect } from 'vitest'
import { MAX_IMPORT_BYTES } from '#contract/imports.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { PASSWORD, readCookies } from '#server/testing/sign-up-member.ts'
import { type Answer, callByHttp2, createClient } from './testing/client.ts'
import { buildDeployedSite, type StartProxy } from './testing/deployed-site.ts'
import { startCaddy, startCaddyOfSeveral } from './testing/start-caddy.ts'
import { startNginx } from './testing/start-nginx.ts'
import { testWith } from './testing/test-with.ts'

const PROXIES: [string, StartProxy, ReturnType<typeof testWith>][] = [
  ['Caddy', startCaddy, testWith('caddy')],
  ['nginx', startNginx, testWith('nginx', 'openssl')],
]
const OPEN_LIMIT = 1000
const METRICS_TOKEN = 'the-token-of-prometheus'
const SPIDER_MAN = '/api/favourites/characters/1009610'

type Site = Awaited<ReturnType<typeof buildDeployedSite>>

async function signUp({ call }: Site): Promise<Answer & { cookie: string }> {
  const body = JSON.stringify({ name: 'Asha', email: 'asha@example.com', password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const answer = await call('/api/auth/sign-up/email', { method: 'POST', headers, body })
  return { ...answer, cookie: readCookies(answer.headers['set-cookie']) }
}

describe.each(PROXIES)('%s', (_name, startProxy, test) => {
  const share = shareInFile(async () => {
    const environment = {
      CATALOGUE_ACCESS: 'open',
      CATALOGUE_OPEN_LIMIT: String(OPEN_LIMIT),
      METRICS_TOKEN,
    }
    const site = await buildDeployedSite(startProxy, { environment })
    return { ...site, signedUp: await signUp(site) }
  })

  test('serves the site by https, also by HTTP/2, and sends visitors of plain http there', async () => {
    const { call, ca, publicUrl, plainUrl } = await share()
    const page = await call('/')
    expect(page.status).toBe(200)
    expect(page.text).toContain(`${publicUrl}/`)
    expect(page.headers['strict-transport-security']).toContain('max-age=')
    const second = await callByHttp2(publicUrl, ca, '/')
    expect({ status: second.status, text: second.text }).toEqual({ status: 200, text: page.text })
    await expect(createClient(publicUrl)('/')).rejects.toThrow(/certificate/)

    const plain = await fetch(`${plainUrl}/comics?page=2`, { redirect: 'manual' })
    expect(plain.status).toBeOneOf([301, 308])
    // Caddy leaves the port out, since for a test another one plays 443.
    const { host } = new URL(publicUrl)
    const places = [host, 'localhost'].map((place) => `https://${place}/comics?page=2`)
    expect(plain.headers.get('location')).toBeOneOf(places)
  })

  test('a session is bound to this host and to https, and is one', async () => {
    const { call, signedUp } = await share()
    expect(signedUp.status).toBe(200)
    const session = signedUp.headers['set-cookie']?.find((line) => line.includes('session'))
    expect(session).toMatch(/^__Host-/)
    expect(session).toMatch(/; Secure/)
    const read = await call('/api/auth/get-session', { headers: { cookie: signedUp.cookie } })
    expect(JSON.parse(read.text).user.email).toBe('asha@example.com')
  })

  test('a page of this site may change something, one of another may not', async () => {
    const { call, publicUrl, signedUp } = await share()
    const put = async (origin: string) => {
      const headers = { cookie: signedUp.cookie, origin }
      return (await call(SPIDER_MAN, { method: 'PUT', headers })).status
    }
    expect(await put(publicUrl)).toBe(204)
    expect(await put('https://elsewhere.example')).toBe(403)
  })

  test('each caller is counted by their own address, whatever they claim', async () => {
    const { call, callPastProxy } = await share()
    const count = async (ask: typeof call, from: string, headers = {}) => {
      const answer = await ask('/v1/public/characters', { from, headers })
      return OPEN_LIMIT - Number(answer.headers['ratelimit-remaining'])
    }
    expect(await count(call, '127.0.0.5')).toBe(1)
    expect(await count(call, '127.0.0.5')).toBe(2)
    expect(await count(call, '127.0.0.6')).toBe(1)
    const claims = [
      { 'x-forwarded-for': '198.51.100.9' },
      { 'x-forwarded-for': '198.51.100.9, 127.0.0.1' },
      { 'x-forwarded-for': ['198.51.100.9', '127.0.0.1'] },
      { 'X-FORWARDED-FOR': '127.0.0.6' },
      { 'x-real-ip': '198.51.100.9', forwarded: 'for=198.51.100.9' },
    ]
    for (const [index, claim] of claims.entries()) {
      expect(await count(call, '127.0.0.5', claim), JSON.stringify(claim)).toBe(index + 3)
    }
    expect(await count(call, '127.0.0.6')).toBe(2)

    // From an address that TRUST_PROXY does not name.
    for (const [index, address] of ['198.51.100.9', '198.51.100.10'].entries()) {
      const headers = { 'x-forwarded-for': address }
      expect(await count(callPastProxy, '127.0.0.7', headers)).toBe(index + 1)
    }
  })

  test('passes what the server takes at most, and the words with which it refuses more', async () => {
    const { call, signedUp } = await share()
    const headers = { cookie: signedUp.cookie, 'content-type': 'application/octet-stream' }
    const upload = async (bytes: number) => {
      const body = Buffer.alloc(bytes, 'Series,Issue\n')
      const answer = await call('/api/imports', { method: 'POST', headers, body })
      return { status: answer.status, code: JSON.parse(answer.text).code }
    }
    const largest = await upload(MAX_IMPORT_BYTES)
    expect(largest.status).not.toBe(413)
    expect(largest).toEqual({ status: 400, code: 'unreadable-file' })
    expect(await upload(MAX_IMPORT_BYTES + 1)).toEqual({ status: 413, code: 'file-too-large' })
  })

  test('passes headers as long as the server takes them', async () => {
    const { call } = await share()
    const ask = async (length: number) =>
      (await call('/healthz', { headers: { 'x-long': 'x'.repeat(length) } })).status
    expect(await ask(14_000)).toBe(200)
    expect(await ask(40_000)).toBeOneOf([400, 431])
  })

  test('leaves the coding and the validators of answers as they are', async () => {
    const { call, callPastProxy } = await share()
    for (const path of ['/', '/comics', '/v1/public/characters', '/robots.txt', '/openapi.json']) {
      for (const coding of ['identity', 'gzip', 'br']) {
        const read = async (ask: typeof call) => {
          const { status, headers } = await ask(path, { headers: { 'accept-encoding': coding } })
          return {
            status,
            coding: headers['content-encoding'],
            etag: headers.etag,
            caching: headers['cache-control'],
            policy: headers['content-security-policy'],
          }
        }
        expect(await read(call), `${path} ${coding}`).toEqual(await read(callPastProxy))
      }
    }
  })

  test('shows the metrics to nobody, the token included that opens them at the server itself', async () => {
    await expectClosedMetrics(await share())
  })

  test('a call for a websocket is one for a page', async () => {
    const { call } = await share()
    const headers = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    expect((await call('/', { headers })).status).toBe(200)
  })

  test('no call is lost while a server restarts whose socket is held open', async () => {
    const site = await buildDeployedSite(startProxy, { held: true })
    const { cookie } = await signUp(site)
    const load = sustain(site, cookie)
    await load.untilAnswered(60)
    expect(await site.server.stop()).toBe(0)
    await site.start()
    await load.untilAnswered(60)
    expect(await load.end()).toEqual({
      'GET 200': expect.any(Number),
      'PUT 204': expect.any(Number),
    })
  })
})

testWith('caddy')('behind Caddy whoever comes while the server is away waits for it', async () => {
  const site = await buildDeployedSite(startCaddy)
  const { cookie } = await signUp(site)
  expect(await site.server.stop()).toBe(0)
  const calls = [
    site.call('/healthz'),
    site.call(SPIDER_MAN, { method: 'PUT', headers: { cookie } }),
    site.call(SPIDER_MAN, { method: 'DELETE', headers: { cookie } }),
  ]
  await site.start()
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 204, 204])
})

testWith('caddy')(
  'Caddy in front of several servers serves the site, and nobody its metrics',
  async () => {
    const site = await buildDeployedSite(startCaddyOfSeveral, { environment: { METRICS_TOKEN } })
    expect((await site.call('/healthz')).status).toBe(200)
    await expectClosedMetrics(site)
  },
)

async function expectClosedMetrics({ call, callPastProxy }: Site): Promise<void> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const statusOf = async (ask: typeof call, path: string, options = {}) =>
    (await ask(path, options)).status
  expect(await statusOf(callPastProxy, '/metrics', { headers })).toBe(200)
  expect(await statusOf(callPastProxy, '/metrics')).toBe(200)
  for (const path of ['/metrics', '/metrics?x=1', '/%6Detrics', '//metrics']) {
    for (const options of [{ headers }, {}, { headers, method: 'HEAD' }]) {
      expect([path, options, await statusOf(call, path, options)]).toEqual([path, options, 404])
    }
  }
}

/** Readers and writers, each with one call after the other, counted by verb and outcome. */
function sustain({ call }: Site, cookie: string) {
  const outcomes: Record<string, number> = {}
  let answered = 0
  let going = true
  let wake = () => {}
  const run = async (method: string, path: string) => {
    while (going) {
      const outcome = await call(path, { method, headers: { cookie } }).then(
        ({ status }) => status,
        (error: Error) => error.message,
      )
      outcomes[`${method} ${outcome}`] = (outcomes[`${method} ${outcome}`] ?? 0) + 1
      answered += 1
      wake()
    }
  }
  const loops = Array.from({ length: 6 }, () => [
    run('GET', '/api/favourites'),
    run('PUT', SPIDER_MAN),
  ]).flat()
  return {
    async untilAnswered(more: number): Promise<void> {
      const wanted = answered + more
      while (answered < wanted) await new Promise<void>((resolve) => (wake = resolve))
    },
    async end(): Promise<Record<string, number>> {
      going = false
      await Promise.all(loops)
      return outcomes
    },
  }
}
