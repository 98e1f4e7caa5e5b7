import { once } from 'node:events'
import { METHODS as HTTP_METHODS } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { rounds } from '#scripts/testing/rounds.ts'
import { readConfig } from '../config.ts'
import { openStores } from '../store/open-stores.ts'
import { buildCatalogueApp, CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { buildSite, buildTestApp } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { withoutSync } from '../testing/migrated-file.ts'
import { ask, readMetrics } from '../testing/read-metrics.ts'
import { PASSWORD, signUpMember } from '../testing/sign-up-member.ts'

const REQUESTS = 'spinner_rack_http_requests_total'
const DURATIONS = 'spinner_rack_http_request_duration_seconds'
/** All but CONNECT, which makes a tunnel, and QUERY, whose sign of a body differs between versions of Node. */
const METHODS = HTTP_METHODS.filter((method) => method !== 'CONNECT' && method !== 'QUERY')
const ROUNDS = rounds({ test: 10_000, soak: 100_000 })
const WAIT = { timeout: 60_000, interval: 20 }

type App = Awaited<ReturnType<typeof buildTestApp>>['app']

async function listen(app: App): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

async function buildServer(environment: Record<string, string> = {}) {
  const files = SMALL_CATALOGUE
  const published = { PUBLIC_URL: 'http://localhost:3000', ...environment }
  const { app, store } = await buildCatalogueApp({ files, environment: published })
  return { app, store, url: await listen(app) }
}

function requestsOf(route: string, status: number, method = 'GET'): string {
  return `${REQUESTS}{route="${route}",method="${method}",status="${status}"}`
}

describe('requests', () => {
  test('are counted by the pattern of their route, their method and their status', async () => {
    const { app, url } = await buildServer()
    for (const id of [1, 2, 3]) await ask(`${url}/api/lists/${id}`)
    await ask(`${url}/healthz`, { method: 'HEAD' })
    await ask(`${url}/api/nowhere`)
    const { value, text } = await readMetrics(url)
    expect(value(requestsOf('/api/lists/:id', 401))).toBe(3)
    expect(value(requestsOf('/healthz', 200, 'HEAD'))).toBe(1)
    expect(value(requestsOf('(none)', 404))).toBe(1)
    expect(value(`${DURATIONS}_count{route="/api/lists/:id",method="GET"}`)).toBe(3)
    expect(value(`${DURATIONS}_bucket{route="/api/lists/:id",method="GET",le="+Inf"}`)).toBe(3)
    expect(value(`${DURATIONS}_sum{route="/api/lists/:id",method="GET"}`)).toBeGreaterThan(0)
    expect(text).not.toContain('/api/lists/1')
    expect((await readMetrics(url)).value(requestsOf('/metrics', 200))).toBe(1)
    await app.inject('/api/lists/4')
    expect((await readMetrics(url)).value(requestsOf('/api/lists/:id', 401))).toBe(4)
  })

  test('of the wire are counted alike before the framework and behind it', async () => {
    const { app, url } = await buildServer()
    const called = [
      ['/v1/public/comics', '/v1/public/comics', 200],
      ['/v1/public/series/1987', '/v1/public/series/:seriesId', 200],
      ['/v1/public/series/1987/comics', '/v1/public/series/:seriesId/comics', 200],
      ['/v1/public/villains', '/v1/*', 404],
    ] as const
    for (const [path] of called) {
      await ask(`${url}${path}?${CREDENTIALS}`)
      await app.inject(`${path}?${CREDENTIALS}`)
    }
    await ask(`${url}/v1/public/comics`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'GET' },
    })
    const { value } = await readMetrics(url)
    for (const [, route, status] of called) {
      expect([route, value(requestsOf(route, status))]).toEqual([route, 2])
    }
    expect(value(requestsOf('/v1/*', 204, 'OPTIONS'))).toBe(1)
  })

  test('that cannot be read are counted together', async () => {
    const { url } = await buildServer()
    await sendRaw(url, 'HELLO\r\n\r\n')
    await sendRaw(url, 'GET /api/%zz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
    const { value } = await readMetrics(url)
    expect(value(requestsOf('(malformed)', 400, 'other'))).toBe(1)
    expect(value(requestsOf('(malformed)', 400))).toBe(1)
  })

  test('that are being answered are counted, and those whose client went away', async () => {
    const { app } = await buildTestApp()
    const arrived = Promise.withResolvers<void>()
    app.get('/api/waiting', () => {
      arrived.resolve()
      return new Promise(() => {})
    })
    const url = await listen(app)
    const client = connect(Number(new URL(url).port), '127.0.0.1')
    client.write('GET /api/waiting HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await arrived.promise
    const during = await readMetrics(url)
    expect(during.value('spinner_rack_http_requests_in_flight')).toBe(2)
    expect(during.value('spinner_rack_http_answers_cut_total{reason="aborted"}')).toBe(0)
    client.destroy()
    await expect
      .poll(
        async () => (await readMetrics(url)).value('spinner_rack_http_requests_in_flight'),
        WAIT,
      )
      .toBe(1)
    const after = await readMetrics(url)
    expect(after.value('spinner_rack_http_answers_cut_total{reason="aborted"}')).toBe(1)
    expect(after.value('spinner_rack_http_answers_cut_total{reason="unread"}')).toBe(0)
  })

  test('with any path and any method lead to no more labels than there are routes', async () => {
    const { app } = await buildTestApp({ site: buildSite() })
    const url = await listen(app)
    const prefixes = [
      '/',
      '/v1/',
      '/v1/public/comics/',
      '/api/',
      '/api/lists/',
      '/static/',
      '/sdk/',
    ]
    const ask = (round: number) => {
      const path = `${prefixes[round % prefixes.length]}q${round}x/${round % 3}`
      const method = METHODS[round % METHODS.length]
      return `${method} ${path} HTTP/1.1\r\nhost: h${round}\r\nconnection: ${round === ROUNDS - 1 ? 'close' : 'keep-alive'}\r\n\r\n`
    }
    const answers = await sendRaw(
      url,
      Array.from({ length: ROUNDS }, (_, round) => ask(round)).join(''),
    )
    expect(answers.split('HTTP/1.1 ')).toHaveLength(ROUNDS + 1)
    const { labels, text } = await readMetrics(url)
    expect(text).not.toMatch(/q\d+x/)
    const routes = labels(REQUESTS, 'route')
    expect(routes.length).toBeLessThan(15)
    expect(labels(REQUESTS, 'method')).toHaveLength(8)
    expect(labels(REQUESTS, 'method')).toContain('other')
    expect(text.split('\n').length).toBeLessThan(3000)
  })
})

/** Everything that the server has sent before it closed the connection. */
async function sendRaw(url: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(text)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

describe.each(databases)('the store, on %s', (_name, _open, createEnvironment) => {
  test('counts its calls by what became of them, and how long they took', async () => {
    const { store, url } = await buildStored(await createEnvironment())
    const before = await readMetrics(url)
    await expect(store.all('SELECT nonsense')).rejects.toThrow()
    await expect(store.batch([['SELECT nonsense']])).rejects.toThrow()
    await store.run('DELETE FROM favourites WHERE 1 = 0')
    const { value } = await readMetrics(url)
    const moved = (name: string) => (value(name) ?? 0) - (before.value(name) ?? 0)
    const calls = 'spinner_rack_store_calls_total{store="main",'
    const durations = 'spinner_rack_store_call_duration_seconds_count{store="main",'
    expect(moved(`${calls}operation="run",outcome="ok"}`)).toBe(1)
    expect(moved(`${calls}operation="all",outcome="failed"}`)).toBe(1)
    expect(moved(`${calls}operation="batch",outcome="failed"}`)).toBe(1)
    expect(moved(`${durations}operation="run"}`)).toBe(1)
    expect(value('spinner_rack_store_away{store="main"}')).toBe(0)
    expect(value(`spinner_rack_info{version="1.2.3+test",database="${store.kind}"}`)).toBe(1)
    const idle = value('spinner_rack_store_connections{store="main",state="idle"}')
    if (store.kind === 'sqlite') expect(idle).toBeUndefined()
    else expect(idle).toBeGreaterThanOrEqual(1)
  })
})

async function buildStored(environment: Record<string, string>) {
  const config = readConfig(environment)
  const { store } = await openStores(config)
  const { app } = await buildTestApp({ config, store: await withoutSync(store) })
  return { store, url: await listen(app) }
}

describe('what is kept', () => {
  test('counts what was found, and how large it is', async () => {
    const { url } = await buildServer({ PICTURE_CACHE_MB: '10' })
    for (const _ of [1, 2, 3]) await ask(`${url}/v1/public/comics?${CREDENTIALS}`)
    for (const _ of [1, 2]) await ask(`${url}/pictures/characters/1009610.jpg`)
    const { value } = await readMetrics(url)
    const cache = (metric: string, name: string) =>
      value(`spinner_rack_cache_${metric}{cache="${name}"}`)
    expect(cache('hits_total', 'answers')).toBe(1)
    expect(cache('misses_total', 'answers')).toBe(2)
    expect(cache('bytes', 'answers')).toBeGreaterThan(500)
    expect(cache('max_bytes', 'answers')).toBe(24_000_000)
    expect(cache('hits_total', 'records')).toBeGreaterThan(0)
    expect(cache('bytes', 'records')).toBeGreaterThan(500)
    expect(cache('hits_total', 'bitmaps')).toBe(1)
    expect(cache('misses_total', 'bitmaps')).toBe(1)
    expect(cache('bytes', 'bitmaps')).toBeGreaterThan(1000)
    expect(cache('misses_total', 'bitmaps_on_disk')).toBe(1)
    expect(cache('max_bytes', 'bitmaps_on_disk')).toBe(10_000_000)
    expect(value('spinner_rack_rasters_total{outcome="made"}')).toBe(1)
    expect(value('spinner_rack_rasters_total{outcome="failed"}')).toBe(0)
    expect(value('spinner_rack_rasters_running')).toBe(0)
    expect(value('spinner_rack_rasters_waiting')).toBe(0)
    expect(value('spinner_rack_raster_processes')).toBe(1)
    expect(value('spinner_rack_raster_memory_bytes')).toBeGreaterThan(10_000_000)
  })
})

describe('accounts', () => {
  const signIn = (app: App, email: string, password: string) =>
    app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password } })

  test('count who signs in, and who is refused by the reason', async () => {
    const { app } = await buildTestApp()
    const { email } = await signUpMember(app)
    await signIn(app, email, PASSWORD)
    for (const _ of [1, 2]) await signIn(app, email, 'Excelsior! 1963')
    await signIn(app, 'nobody', '')
    await app.inject({
      method: 'POST',
      url: '/api/auth/passkey/verify-authentication',
      payload: {},
    })
    await app.inject('/api/auth/callback/social?error=access_denied')
    for (const _ of Array(10)) await signIn(app, 'stranger@example.com', PASSWORD)
    const { value } = await readMetrics(await listen(app))
    const refused = (way: string, reason: string) =>
      value(`spinner_rack_sign_ins_refused_total{way="${way}",reason="${reason}"}`)
    expect(value('spinner_rack_sign_ins_total{way="password"}')).toBe(1)
    expect(value('spinner_rack_sign_ins_total{way="passkey"}')).toBe(0)
    expect(refused('password', 'wrong-credentials')).toBeGreaterThanOrEqual(2)
    expect(refused('password', 'invalid-fields')).toBe(1)
    expect(refused('password', 'too-many-tries')).toBeGreaterThan(0)
    expect(refused('passkey', 'invalid-fields')).toBe(1)
    expect(refused('social', 'sign-in-expired')).toBe(1)
  })

  test('count the mails that went out, that were held back, and that failed', async () => {
    const { app } = await buildTestApp()
    const mails = 'spinner_rack_mails_total'
    const { email } = await signUpMember(app)
    const url = await listen(app)
    const askForMail = () =>
      app.inject({ method: 'POST', url: '/api/auth/request-password-reset', payload: { email } })
    // With that of the sign-up they are five, and three an hour go out to one mailbox.
    for (const _ of Array(4)) await askForMail()
    await expect
      .poll(async () => (await readMetrics(url)).value(`${mails}{outcome="held_back"}`), WAIT)
      .toBe(2)
    await expect
      .poll(async () => (await readMetrics(url)).value(`${mails}{outcome="sent"}`), WAIT)
      .toBe(3)
    expect((await readMetrics(url)).value(`${mails}{outcome="failed"}`)).toBe(0)
    expect(
      (await readMetrics(url)).value('spinner_rack_log_lines_total{level="warn"}'),
    ).toBeGreaterThan(0)

    const refused = await buildTestApp({ config: readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }) })
    await signUpMember(refused.app)
    const other = await listen(refused.app)
    await expect
      .poll(async () => (await readMetrics(other)).value(`${mails}{outcome="failed"}`), WAIT)
      .toBe(1)
    expect((await readMetrics(other)).value('spinner_rack_log_lines_total{level="error"}')).toBe(1)
  })
})

test('of the process there are memory, processor, event loop, files, collections and the disk', async () => {
  const { app } = await buildTestApp()
  const url = await listen(app)
  const first = await readMetrics(url)
  const { value, text } = await readMetrics(url)
  const busy = 'spinner_rack_event_loop_busy_seconds_total'
  expect(value(busy)).toBeGreaterThan(first.value(busy) ?? Number.POSITIVE_INFINITY)
  for (const name of [
    'process_resident_memory_bytes',
    'process_open_fds',
    'nodejs_heap_size_used_bytes',
    'spinner_rack_data_free_bytes',
  ]) {
    expect([name, value(name)]).toEqual([name, expect.any(Number)])
    expect(value(name)).toBeGreaterThan(0)
  }
  expect(value('nodejs_eventloop_lag_p99_seconds')).toBeDefined()
  expect(text).toContain('# TYPE nodejs_gc_duration_seconds histogram')
})
