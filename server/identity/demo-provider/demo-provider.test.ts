import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { readConfig } from '../../config.ts'
import { buildSocialSite } from '../../testing/build-social-site.ts'
import { buildSite, buildTestApp } from '../../testing/build-test-app.ts'
import { PlainBrowser } from '../../testing/plain-browser.ts'

const shareApp = shareInFile(() => buildTestApp())
const METADATA = '/demo-identity/.well-known/openid-configuration'

test.each([
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'https://rack.example' },
  { SOCIAL_ISSUER: 'https://id.example', SOCIAL_CLIENT_ID: 'a', SOCIAL_CLIENT_SECRET: 'b' },
])('is not there with %j', async (environment) => {
  const config = readConfig(environment)
  const { app } = await buildTestApp({ config, site: buildSite() })
  for (const url of [
    METADATA,
    '/demo-identity/auth',
    '/demo-identity/choose/x',
    '/demo-identity',
  ]) {
    expect((await app.inject(url)).statusCode).toBe(404)
  }
})

test('is there for the names of this machine only, and always calls itself the same', async () => {
  const { app } = await buildTestApp({ site: buildSite() })
  const ask = (host: string) => app.inject({ url: METADATA, headers: { host } })
  expect((await ask('rack.example')).statusCode).toBe(404)
  expect((await ask('localhost:3001')).statusCode).toBe(404)
  for (const host of ['localhost:3000', '127.0.0.1:3000']) {
    expect((await ask(host)).json()).toMatchObject({
      issuer: 'http://localhost:3000/demo-identity',
      token_endpoint: 'http://localhost:3000/demo-identity/token',
      code_challenge_methods_supported: ['S256'],
    })
  }
})

test('answers with the headers of the whole site', async () => {
  const { app } = await shareApp()
  const { headers } = await app.inject({ url: METADATA, headers: { host: 'localhost:3000' } })
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
})

test('shows three people, one of them with an address that is not confirmed', async () => {
  const site = await buildSocialSite()
  const chooser = await site.begin(new PlainBrowser())
  expect(chooser.status).toBe(200)
  expect(chooser.text.match(/>Continue as [^<]+</g)).toEqual([
    '>Continue as Nadia Okafor<',
    '>Continue as Tomás Lind<',
    '>Continue as June Park<',
  ])
  expect(chooser.text.match(/Address not confirmed/g)).toHaveLength(1)
  expect(chooser.text).toContain('Nobody checks who you are')
  expect(chooser.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('keeps its cookies to itself, signed, and out of the reach of scripts', async () => {
  const site = await buildSocialSite()
  const browser = new PlainBrowser()
  const begun = await browser.post(`${site.url}/api/auth/sign-in/social`, { provider: 'social' })
  const { headers } = await browser.ask(new URL(JSON.parse(begun.text).url))
  const cookies = headers.getSetCookie()
  expect(cookies.filter((cookie) => /^demo_\w+\.sig=/.test(cookie))).toHaveLength(2)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/path=\/demo-identity\//)
    expect(cookie).toMatch(/httponly/i)
    expect(cookie).toMatch(/samesite=lax/i)
  }
})

test.each([
  ['a sign-in that never began', 'GET', '/demo-identity/choose/nobody', 400],
  ['its cancelling', 'GET', '/demo-identity/choose/nobody/cancel', 400],
  ['its end', 'GET', '/demo-identity/auth/nobody', 400],
  ['an unknown client', 'GET', '/demo-identity/auth?client_id=x&response_type=code', 400],
] as const)('says in a page that %s is none', async (_what, method, url, status) => {
  const { app } = await shareApp()
  const headers = { host: 'localhost:3000', accept: 'text/html' }
  const answer = await app.inject({ method, url, headers })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toContain('Back to the login page')
})

test('takes nobody who is not on the page', async () => {
  const site = await buildSocialSite()
  const end = await site.signIn(new PlainBrowser(), 'somebody-else')
  expect(end.status).toBe(422)
})

test('wants the proof of possession with every code', async () => {
  const site = await buildSocialSite()
  const browser = new PlainBrowser()
  const begun = await browser.post(`${site.url}/api/auth/sign-in/social`, { provider: 'social' })
  const address = new URL(JSON.parse(begun.text).url)
  address.searchParams.delete('code_challenge')
  address.searchParams.delete('code_challenge_method')
  const end = await browser.open(address)
  expect(end.url.href).toBe(`${site.url}/login?error=refused`)
})

describe('security 16: a request that came through a proxy', () => {
  test.each([
    ['forwarded', 'for=203.0.113.7'],
    ['x-forwarded-for', '203.0.113.7'],
    ['X-Forwarded-Host', 'rack.example'],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-port', ''],
    ['x-forwarded-server', 'proxy'],
    ['x-real-ip', '203.0.113.7'],
    ['via', '1.1 proxy'],
    ['true-client-ip', '203.0.113.7'],
    ['cf-connecting-ip', '203.0.113.7'],
  ])('and says so by %s gets a 404', async (name, value) => {
    const { app } = await shareApp()
    for (const url of [
      METADATA,
      '/demo-identity/jwks',
      '/demo-identity/demo.css',
      '/demo-identity/choose/x',
      '/demo-identity/auth?client_id=x',
    ]) {
      const headers = { host: 'localhost:3000', [name]: value }
      expect((await app.inject({ url, headers })).statusCode, url).toBe(404)
    }
  })

  test('is not told by the headers of a browser', async () => {
    const { app } = await shareApp()
    const headers = {
      host: 'localhost:3000',
      'user-agent': 'Via',
      referer: 'http://localhost:3000/',
    }
    expect((await app.inject({ url: METADATA, headers })).statusCode).toBe(200)
  })
})
