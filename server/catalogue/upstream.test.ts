import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseParameters } from '#catalogue/wire/parameters.ts'
import { WireError } from '#catalogue/wire/wire-error.ts'
import { onCleanUp, shareInFile } from '#scripts/testing/clean-up.ts'
import { readConfig } from '../config.ts'
import { CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import type { RunningServer } from '../testing/start-server.ts'
import { startSmallServer } from '../testing/start-small-server.ts'
import { Upstream } from './upstream.ts'

const KEYS = {
  CATALOGUE_UPSTREAM_PUBLIC_KEY: 'up-public',
  CATALOGUE_UPSTREAM_PRIVATE_KEY: 'up-private',
}

/** A second process of this service. */
async function startUpstream(): Promise<RunningServer> {
  const server = await startSmallServer({ CATALOGUE_KEYS: 'up-public:up-private' })
  onCleanUp(() => void server.process.kill('SIGKILL'))
  return server
}

const shareUpstream = shareInFile(startUpstream)

/** An app that uses this server as upstream. */
async function buildUpstreamApp(server: RunningServer, environment: Record<string, string> = {}) {
  let time = Date.parse('2026-11-15T12:00:00Z')
  const config = readConfig({
    PUBLIC_URL: 'http://rack.example',
    CATALOGUE_KEYS: '1234:abcd',
    CATALOGUE_UPSTREAM: `${server.url}/v1/public`,
    ...KEYS,
    ...environment,
  })
  const { app } = await buildTestApp({
    config,
    now: () => new Date(time),
    upstreamTimeoutMs: 60_000,
  })
  return {
    get: (path: string, headers = {}) =>
      app.inject({
        url: `/v1/public${path}${path.includes('?') ? '&' : '?'}${CREDENTIALS}`,
        headers,
      }),
    waitAMinute: () => {
      time += 61_000
    },
  }
}

/** The statuses with which the upstream answered, from its log, which is whole once it has ended. */
async function statusesAtTheEnd(server: RunningServer): Promise<number[]> {
  await server.stop()
  const lines = server.output().stderr.split('\n')
  const calls = lines.filter((line) => line.includes('"/v1/public'))
  return calls.map((line) => JSON.parse(line).status)
}

test('answers what the upstream has, at our own addresses and without its keys', async () => {
  const { get } = await buildUpstreamApp(await shareUpstream())
  const answer = await get('/characters?nameStartsWith=spider&limit=2')
  expect(answer.statusCode).toBe(200)
  const { data, etag } = answer.json()
  expect(data.limit).toBe(2)
  expect(data.results[0].name).toMatch(/^Spider/)
  expect(data.results[0].resourceURI).toMatch(
    /^http:\/\/rack\.example\/v1\/public\/characters\/\d+$/,
  )
  expect(answer.headers.etag).toBe(etag)
  expect(answer.body).not.toMatch(/up-public|up-private/)
})

test('asks once a minute at most, and then by ETag', async () => {
  const server = await startUpstream()
  const { get, waitAMinute } = await buildUpstreamApp(server)
  const first = await get('/series?title=the%20early%20issues')
  const second = await get('/series?title=the%20early%20issues&limit=20')
  expect(second.body).toBe(first.body)
  waitAMinute()
  const third = await get('/series?title=the%20early%20issues')
  expect(third.body).toBe(first.body)
  expect(await statusesAtTheEnd(server)).toEqual([200, 304])
})

test('passes the refusals of the upstream on, word for word', async () => {
  const { get } = await buildUpstreamApp(await shareUpstream())
  expect((await get('/characters?limit=101')).json()).toEqual({
    code: 409,
    status: 'You may not request more than 100 items.',
  })
  expect((await get('/comics/1')).json()).toEqual({
    code: 404,
    status: "We couldn't find that comic_issue",
  })
})

test('serves what it has while the upstream is down, and says what failed for the rest', async () => {
  const server = await startUpstream()
  const { get, waitAMinute } = await buildUpstreamApp(server)
  const before = await get('/events')
  await server.stop()
  waitAMinute()
  const after = await get('/events')
  expect(after.statusCode).toBe(200)
  expect(after.body).toBe(before.body)
  const unknown = await get('/events?limit=3')
  expect(unknown.statusCode).toBe(502)
  expect(unknown.json()).toEqual({
    code: 'BadGateway',
    message: 'The upstream catalogue could not be reached.',
  })
})

test('our own gate stands before the upstream', async () => {
  const server = await startUpstream()
  const { get } = await buildUpstreamApp(server, { CATALOGUE_KEYS: 'other:pair' })
  expect((await get('/characters')).statusCode).toBe(401)
  expect(await statusesAtTheEnd(server)).toEqual([])
})

test('keys that the upstream refuses are our trouble, not the caller’s', async () => {
  const { get } = await buildUpstreamApp(await shareUpstream(), {
    CATALOGUE_UPSTREAM_PRIVATE_KEY: 'wrong',
  })
  const answer = await get('/characters')
  expect(answer.statusCode).toBe(502)
  expect(answer.json().message).toBe('The upstream catalogue refused our key.')
})

test('counts answers that were at hand, and calls of the upstream', async () => {
  const calls: string[] = []
  const upstream = await openStand(({ url = '' }, reply) => {
    calls.push(url)
    reply.end('{"code":200,"etag":"x","data":{}}')
  })
  let time = Date.parse('2026-11-15T12:00:00Z')
  const ask = () => upstream.answer(CHARACTERS, parseParameters(''), new Date(time))
  const countsNow = () => ({ ...upstream.caches().upstream, calls: calls.length })
  const { maxSize } = countsNow()
  expect(countsNow()).toEqual({ hits: 0, misses: 0, size: 0, maxSize, calls: 0 })
  await ask()
  expect(countsNow()).toMatchObject({ hits: 0, misses: 1, calls: 1 })
  const { size } = countsNow()
  expect(size).toBeGreaterThan(0)
  await ask()
  await ask()
  expect(countsNow()).toEqual({ hits: 2, misses: 1, size, maxSize, calls: 1 })
  time += 60_000
  await ask()
  expect(countsNow()).toEqual({ hits: 2, misses: 2, size, maxSize, calls: 2 })
})

const CHARACTERS = { type: 'list', kind: 'characters' } as const

/** An upstream of which the test says what it answers. */
async function openStand(
  listener: RequestListener,
  limits: { timeoutMs?: number; maxBytes?: number } = {},
): Promise<Upstream> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return new Upstream(
    { url, publicKey: 'p', privateKey: 'q' },
    { publicUrl: 'http://rack.example' },
    { timeoutMs: 30_000, ...limits },
  )
}

/** A faulty upstream. */
async function askStand(...stand: Parameters<typeof openStand>): Promise<WireError> {
  const upstream = await openStand(...stand)
  const failure = await upstream
    .answer(CHARACTERS, parseParameters(''), new Date())
    .catch((error: unknown) => error)
  if (failure instanceof WireError) return failure
  throw new Error('The upstream was believed.')
}

describe('security 20: an answer of an upstream', () => {
  const bomb = gzipSync(Buffer.alloc(64_000_000, ' '))

  test('is bounded after it is unpacked, and the rest is not read', async () => {
    const closed: Promise<unknown>[] = []
    const failure = await askStand(({ socket }, reply) => {
      closed.push(once(socket, 'close'))
      // Without an end: whoever wants it whole waits forever.
      reply.writeHead(200, { 'content-encoding': 'gzip' }).write(bomb)
    })
    expect(bomb.length).toBeLessThan(100_000)
    expect(failure.statusCode).toBe(502)
    expect(failure.message).toBe('The upstream catalogue sent more than 8000000 bytes.')
    await Promise.all(closed)
  })

  test('is bounded as well when it is packed twice, or a refusal', async () => {
    for (const [status, packed, coding] of [
      [200, gzipSync(bomb), 'gzip, gzip'],
      [409, bomb, 'gzip'],
    ] as const) {
      const failure = await askStand(
        (_, reply) => reply.writeHead(status, { 'content-encoding': coding }).end(packed),
        { maxBytes: 1_000_000 },
      )
      expect(failure.message).toBe('The upstream catalogue sent more than 1000000 bytes.')
    }
  })

  test.each([301, 302, 303, 307, 308])('that redirects by %i is not followed', async (status) => {
    const reached: string[] = []
    const elsewhere = createServer(({ url = '' }, reply) => {
      reached.push(url)
      reply.end('{"code":200,"etag":"x","data":{}}')
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void elsewhere.close().closeAllConnections())
    await once(elsewhere, 'listening')
    const { port } = elsewhere.address() as AddressInfo
    const failure = await askStand((_, reply) =>
      reply.writeHead(status, { location: `http://127.0.0.1:${port}/v1/public/characters` }).end(),
    )
    expect(failure.message).toBe('The upstream catalogue could not be reached.')
    expect(reached).toEqual([])
  })
})

test.each<[string, RequestListener, string]>([
  ['fails', (_, reply) => reply.writeHead(500).end('oops'), 'answered 500'],
  ['throttles', (_, reply) => reply.writeHead(429).end('{}'), 'answered 429'],
  [
    'talks nonsense',
    (_, reply) => reply.end('<html>'),
    'answered something that is not of the contract',
  ],
  [
    'leads elsewhere',
    (_, reply) => reply.writeHead(302, { location: '/x' }).end(),
    'could not be reached',
  ],
  ['hangs up', (request) => request.socket.destroy(), 'could not be reached'],
])('an upstream that %s is a 502 that says so', async (_case, listener, words) => {
  const failure = await askStand(listener)
  expect(failure.statusCode).toBe(502)
  expect(failure.message).toBe(`The upstream catalogue ${words}.`)
})

test('an upstream that never answers is given up', async () => {
  const failure = await askStand(() => {}, { timeoutMs: 50 })
  expect(failure.statusCode).toBe(502)
  expect(failure.message).toBe('The upstream catalogue did not answer within 50 ms.')
})
