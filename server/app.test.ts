import { describe, expect, test } from 'vitest'
import { ApiErrorSchema, GatewayErrorSchema } from '#contract/error.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { readConfig } from './config.ts'
import { ApiError } from './errors.ts'
import { buildTestApp } from './testing/build-test-app.ts'

/** For tests that add no route and close no store. */
const shareApp = shareInFile(() => buildTestApp())

describe('GET /healthz', () => {
  test('says that the server is alive, and its version', async () => {
    const { app } = await shareApp()
    const answer = await app.inject('/healthz')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'alive', version: '1.2.3+test' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('GET /readyz', () => {
  test('is ready with a catalogue and a store', async () => {
    const { app } = await shareApp()
    const answer = await app.inject('/readyz')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ready', catalogue: 'loaded', store: 'reachable' })
  })

  test('is not ready when the store is gone', async () => {
    const { app, store } = await buildTestApp()
    await store.close()
    const answer = await app.inject('/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ status: 'not-ready', store: 'unreachable' })
  })

  test('is not ready without a catalogue', async () => {
    const { app } = await buildTestApp({ catalogue: undefined })
    const answer = await app.inject('/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ status: 'not-ready', catalogue: 'missing' })
  })
})

describe('an unknown address', () => {
  test('under /api answers 404 in words for a person', async () => {
    const { app } = await shareApp()
    for (const url of ['/api', '/api/nothing?x=1']) {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(ApiErrorSchema.parse(answer.json()).code).toBe('not-found')
    }
  })

  test('under /v1 answers 404 in the words of the retired gateway', async () => {
    const { app } = await shareApp()
    const answer = await app.inject('/v1/public/villains?limit=5')
    expect(answer.statusCode).toBe(404)
    expect(GatewayErrorSchema.parse(answer.json())).toEqual({
      code: 'ResourceNotFound',
      message: '/v1/public/villains?limit=5 does not exist',
    })
  })
})

describe('a request the framework refuses', () => {
  test.each([
    ['malformed JSON', 'application/json', '{"a":', 400, 'bad-request'],
    ['a type nobody reads', 'application/x-unknown', 'x', 415, 'unsupported-media-type'],
    ['a body too large', 'text/plain', 'x'.repeat(1_100_000), 413, 'payload-too-large'],
  ])('%s gets a code and words', async (_case, contentType, payload, status, code) => {
    const { app } = await buildTestApp()
    app.post('/api/echo', ({ body }) => body)
    const headers = { 'content-type': contentType }
    const answer = await app.inject({ method: 'POST', url: '/api/echo', headers, payload })
    expect(answer.statusCode).toBe(status)
    expect(ApiErrorSchema.parse(answer.json()).code).toBe(code)
  })

  test('a malformed address of a program gets them too, and the security headers', async () => {
    const { app } = await shareApp()
    const answer = await app.inject('/api/%E0%A4%A')
    expect(answer.statusCode).toBe(400)
    expect(ApiErrorSchema.parse(answer.json()).code).toBe('bad-request')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('a route that throws', () => {
  test('answers 500 without the text of the exception, which is logged', async () => {
    const { app, logLines } = await buildTestApp()
    app.get('/api/broken', () => {
      throw new Error('the cellar is flooded')
    })
    const answer = await app.inject('/api/broken')
    expect(answer.statusCode).toBe(500)
    expect(ApiErrorSchema.parse(answer.json()).code).toBe('internal-server-error')
    expect(answer.body).not.toContain('cellar')
    expect(logLines.join('')).toContain('the cellar is flooded')
  })

  test('answers what an ApiError says', async () => {
    const { app } = await buildTestApp()
    app.get('/api/refused', () => {
      const fields = { fullname: 'Fullname is required' }
      throw new ApiError(422, { code: 'invalid-input', message: 'Please look again.', fields })
    })
    const answer = await app.inject('/api/refused')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      code: 'invalid-input',
      message: 'Please look again.',
      fields: { fullname: 'Fullname is required' },
    })
  })
})

describe('security headers', () => {
  test.each(['GET', 'HEAD', 'POST'] as const)('stand on every answer to %s', async (method) => {
    const { app } = await shareApp()
    for (const url of ['/healthz', '/api/nothing', '/v1/nothing', '/static/nothing.js', '/x']) {
      const { headers } = await app.inject({ method, url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  test('allow no inline script and no eval', async () => {
    const { app } = await shareApp()
    const { headers } = await app.inject('/healthz')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(
      'script-src http://localhost:3000/static/ http://127.0.0.1:3000/static/;',
    )
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  test('ask for https only where the site has it', async () => {
    const plain = await buildTestApp()
    const secure = await buildTestApp({
      config: readConfig({ PUBLIC_URL: 'https://rack.example' }),
    })
    const overHttp = await plain.app.inject('/healthz')
    const overHttps = await secure.app.inject('/healthz')
    expect(overHttp.headers['strict-transport-security']).toBeUndefined()
    expect(overHttp.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(overHttps.headers['strict-transport-security']).toContain('max-age=31536000')
    expect(overHttps.headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })
})

describe('the log', () => {
  test('has one JSON line a request, with the id that the answer carries', async () => {
    const { app, logLines } = await buildTestApp()
    const answer = await app.inject('/healthz')
    expect(logLines).toHaveLength(1)
    expect(JSON.parse(logLines[0] ?? '')).toMatchObject({
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      path: '/healthz',
      status: 200,
    })
  })

  test('never holds a password, a cookie, a token or an e-mail', async () => {
    const { app, logLines } = await buildTestApp()
    app.post('/api/broken', (request) => {
      throw new Error(`no account for ${(request.body as { email: string }).email}`)
    })
    await app.inject({
      method: 'POST',
      url: '/api/broken?email=peter@bugle.example&token=t0ken',
      headers: { cookie: 'session=c00kie', authorization: 'Bearer b3arer' },
      payload: { email: 'peter@bugle.example', password: 'Passw0rd!' },
    })
    await app.inject('/api/members/mary%40bugle.example/peter@bugle.example')
    const log = logLines.join('')
    expect(log).toContain('no account for [address]')
    expect(log).toContain('/api/members/[address]/[address]')
    expect(log).not.toMatch(/bugle|Passw0rd|c00kie|b3arer|t0ken/)
  })
})

describe('a forwarded address', () => {
  async function seenAddress(environment: Record<string, string>) {
    const { app } = await buildTestApp({ config: readConfig(environment) })
    app.get('/api/address', ({ ip }) => ({ ip }))
    const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.9' }
    return (await app.inject({ url: '/api/address', headers })).json().ip
  }

  test('is not believed by default', async () => {
    expect(await seenAddress({})).toBe('127.0.0.1')
  })

  test('is believed as far as the configured proxies reach', async () => {
    expect(await seenAddress({ TRUST_PROXY: '127.0.0.1' })).toBe('198.51.100.9')
    expect(await seenAddress({ TRUST_PROXY: '1' })).toBe('198.51.100.9')
    expect(await seenAddress({ TRUST_PROXY: '2' })).toBe('203.0.113.7')
    expect(await seenAddress({ TRUST_PROXY: 'true' })).toBe('203.0.113.7')
  })
})
