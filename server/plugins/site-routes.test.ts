import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { buildSite, buildTestApp } from '../testing/build-test-app.ts'

async function buildAppWithSite() {
  const { app } = await buildTestApp({ site: buildSite() })
  return app
}

const script = '/static/js/main.0123456789.js'

describe('a hashed file', () => {
  test('may be kept for ever', async () => {
    const app = await buildAppWithSite()
    const answer = await app.inject(script)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toMatch(/javascript/)
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('goes out as %s was laid by the build', async (encoding, decompress) => {
    const app = await buildAppWithSite()
    const answer = await app.inject({ url: script, headers: { 'accept-encoding': encoding } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    expect(decompress(answer.rawPayload).toString()).toBe('console.log("hello")')
  })

  test('goes out plain to who asks for nothing else', async () => {
    const app = await buildAppWithSite()
    const answer = await app.inject(script)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe('console.log("hello")')
  })

  test('answers HEAD with the headers of GET', async () => {
    const app = await buildAppWithSite()
    const get = await app.inject(script)
    const head = await app.inject({ method: 'HEAD', url: script })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    for (const name of ['content-length', 'content-type', 'cache-control', 'etag', 'vary']) {
      expect(head.headers[name], name).toBe(get.headers[name])
    }
  })
})

describe('a page', () => {
  test.each(['/', '/characters', '/no/such/page', '/apiary', '/statics', '/index.html'])(
    '%s is the shell, asked for anew each time',
    async (url) => {
      const app = await buildAppWithSite()
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.body).toContain('Shell')
    },
  )

  test('costs nothing when the reader has it already', async () => {
    const app = await buildAppWithSite()
    const { headers } = await app.inject('/characters')
    const again = await app.inject({
      url: '/characters',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('takes no other verb', async () => {
    const app = await buildAppWithSite()
    const answer = await app.inject({ method: 'POST', url: '/characters' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('not-found')
  })
})

describe('a missing file', () => {
  test.each(['/static/js/gone.js', '/static', '/static/', '/static/js/main.0123456789.js.br'])(
    '%s is 404, not the shell',
    async (url) => {
      const app = await buildAppWithSite()
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toMatch('text/plain')
    },
  )

  test.each(['/api/gone', '/v1/gone'])('%s is 404 in JSON', async (url) => {
    const app = await buildAppWithSite()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch('application/json')
  })

  test('of the machine cannot be reached by dots', async () => {
    const app = await buildAppWithSite()
    for (const url of ['/static/../../etc/passwd', '/static/%2e%2e/%2e%2e/etc/passwd']) {
      expect((await app.inject(url)).body).not.toContain('root:')
    }
  })
})
