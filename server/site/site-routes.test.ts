import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { readConfig } from '../config.ts'
import { buildSite, buildTestApp } from '../testing/build-test-app.ts'

const shareApp = shareInFile(async () => {
  const { app } = await buildTestApp({ site: buildSite() })
  return app
})

const script = '/static/js/main.0123456789.js'

describe('a hashed file', () => {
  test('may be kept for ever', async () => {
    const app = await shareApp()
    const answer = await app.inject(script)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toMatch(/javascript/)
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('goes out as %s was laid by the build', async (encoding, decompress) => {
    const app = await shareApp()
    const answer = await app.inject({ url: script, headers: { 'accept-encoding': encoding } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    expect(decompress(answer.rawPayload).toString()).toBe('console.log("hello")')
  })

  test('goes out plain to who asks for nothing else', async () => {
    const app = await shareApp()
    const answer = await app.inject(script)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe('console.log("hello")')
  })

  test('answers HEAD with the headers of GET', async () => {
    const app = await shareApp()
    const get = await app.inject(script)
    const head = await app.inject({ method: 'HEAD', url: script })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    for (const name of ['content-length', 'content-type', 'cache-control', 'etag', 'vary']) {
      expect(head.headers[name], name).toBe(get.headers[name])
    }
  })
})

test('a picture or an icon may be kept for a day, and shown by other sites', async () => {
  const app = await shareApp()
  const answer = await app.inject('/favicon.svg')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
})

describe('the client of the catalogue', () => {
  test.each([
    ['spinner-rack.js', 'identity', 'application/javascript; charset=utf-8'],
    ['spinner-rack.js', 'br', 'application/javascript; charset=utf-8'],
    ['spinner-rack.d.ts', 'br', 'text/plain; charset=utf-8'],
  ])('is a module for pages of any site: %s as %s', async (name, coding, type) => {
    const app = await shareApp()
    const headers = { 'accept-encoding': coding }
    const answer = await app.inject({ url: `/sdk/${name}`, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
    })
    const etag = String(answer.headers.etag)
    const again = await app.inject({
      url: `/sdk/${name}`,
      headers: { ...headers, 'if-none-match': etag },
    })
    expect(again.statusCode).toBe(304)
  })

  test('is in no other file', async () => {
    const app = await shareApp()
    const answer = await app.inject('/sdk/other.js')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch(/json/)
  })
})

test.each(['identity', 'br'])('the service worker is asked for anew, as %s too', async (coding) => {
  const app = await shareApp()
  const headers = { 'accept-encoding': coding }
  const answer = await app.inject({ url: '/service-worker.js', headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-type']).toMatch(/javascript/)
})

test('a site without a service worker says so, and those out there unregister', async () => {
  const site = buildSite()
  for (const end of ['', '.br', '.gz']) rmSync(join(site.folder, `service-worker.js${end}`))
  const { app } = await buildTestApp({ site })
  expect((await app.inject('/service-worker.js')).statusCode).toBe(404)
})

describe('the landing page', () => {
  test('stands at / with the configured addresses in it', async () => {
    const config = readConfig({
      PUBLIC_URL: 'https://rack.example',
      PROFILE_CODE: 'https://code.example/',
    })
    const { app } = await buildTestApp({ site: buildSite(), config })
    const { body } = await app.inject('/?from=elsewhere')
    expect(body).toContain('<title>Landing</title>')
    expect(body).toContain('<link rel="canonical" href="https://rack.example/">')
    expect(body).toContain('<a href="https://code.example/">')
    expect(body).toContain('"code":"https://code.example/"')
  })

  test('may have the style that stands in it, by its digest, and no other', async () => {
    const app = await shareApp()
    const { headers, body } = await app.inject('/')
    const [, css = ''] = /<style>(.*)<\/style>/.exec(body) ?? []
    const digest = createHash('sha256').update(css).digest('base64')
    expect(css).not.toBe('')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${digest}';`)
  })
})

describe('any other page', () => {
  test.each(['/characters', '/no/such/page', '/apiary', '/statics', '/index.html', '/shell.html'])(
    '%s is the shell, under the plain policy',
    async (url) => {
      const app = await shareApp()
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<title>Shell</title>')
      expect(answer.headers['content-security-policy']).toContain("style-src 'self';")
    },
  )

  test('is for search engines only where it is for everybody', async () => {
    const app = await shareApp()
    for (const url of ['/', '/login', '/signup', '/privacy', '/privacy?from=footer']) {
      expect((await app.inject(url)).headers, url).not.toHaveProperty('x-robots-tag')
    }
    for (const url of ['/characters', '/reset-password?token=x', '/no/such/page']) {
      expect((await app.inject(url)).headers['x-robots-tag'], url).toBe('noindex')
    }
  })

  test('takes no other verb', async () => {
    const app = await shareApp()
    const answer = await app.inject({ method: 'POST', url: '/characters' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('not-found')
  })
})

test('the privacy page is one of its own, in the words for whoever keeps the accounts', async () => {
  const app = await shareApp()
  expect((await app.inject('/privacy?from=footer')).body).toContain('<title>Privacy</title>')
  const config = readConfig({
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'rack',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'rack.example',
  })
  const { app: hosted } = await buildTestApp({ site: buildSite(), config })
  expect((await hosted.inject('/privacy')).body).toContain('<title>Privacy at Firebase</title>')
})

describe.each(['/', '/characters', '/privacy'])('the page at %s', (url) => {
  test('is HTML that is asked for anew each time', async () => {
    const app = await shareApp()
    const { headers } = await app.inject(url)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('costs nothing when the reader has it already', async () => {
    const app = await shareApp()
    const first = await app.inject(url)
    const headers = { 'if-none-match': String(first.headers.etag) }
    const again = await app.inject({ url, headers })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('goes to who accepts %s as %s', async (accepted, coding, decompress) => {
    const app = await shareApp()
    const plain = await app.inject(url)
    const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(answer.headers['content-encoding']).toBe(coding)
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(decompress(answer.rawPayload).toString()).toBe(plain.body)
  })

  test('answers HEAD with the headers of GET', async () => {
    const app = await shareApp()
    const get = await app.inject(url)
    const head = await app.inject({ method: 'HEAD', url })
    expect(head.body).toBe('')
    const { 'x-request-id': _id, date: _date, ...headers } = head.headers
    expect(get.headers).toMatchObject(headers)
    expect(headers).toHaveProperty('content-length')
  })
})

test.each(['/%E0%A4%A', '/characters/%', '/%ff?page=%E0'])(
  'an address that nobody can read, %s, is the page "not found"',
  async (url) => {
    const app = await shareApp()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toContain('script-src')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.body).toBe((await app.inject('/characters')).body)
  },
)

test('an address that nobody can read is JSON to programs, each in its own form', async () => {
  const app = await shareApp()
  expect((await app.inject('/api/%E0%A4%A')).json()).toMatchObject({ code: 'bad-request' })
  expect((await app.inject('/v1/%E0%A4%A')).json()).toMatchObject({ code: 'ResourceNotFound' })
})

describe('a missing file', () => {
  test.each(['/static/js/gone.js', '/static', '/static/', '/static/js/main.0123456789.js.br'])(
    '%s is 404, not the shell',
    async (url) => {
      const app = await shareApp()
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toMatch('text/plain')
    },
  )

  test.each(['/api/gone', '/v1/gone'])('%s is 404 in JSON', async (url) => {
    const app = await shareApp()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch('application/json')
  })

  test('of the machine cannot be reached by dots', async () => {
    const app = await shareApp()
    for (const url of ['/static/../../etc/passwd', '/static/%2e%2e/%2e%2e/etc/passwd']) {
      expect((await app.inject(url)).body).not.toContain('root:')
    }
  })
})
