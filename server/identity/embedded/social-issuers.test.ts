import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildAccounts } from '../../testing/build-accounts.ts'
import { buildSocialSite } from '../../testing/build-social-site.ts'
import { startOtherProvider } from '../../testing/other-provider.ts'
import { PlainBrowser } from '../../testing/plain-browser.ts'
import { signUpMember } from '../../testing/sign-up-member.ts'
import { findFreePort } from '../../testing/start-server.ts'

describe('another provider, by environment alone', () => {
  async function buildWithOther(
    accounts: Parameters<typeof startOtherProvider>[1],
    overrides?: Parameters<typeof startOtherProvider>[2],
  ) {
    const port = await findFreePort()
    const other = await startOtherProvider(`http://localhost:${port}`, accounts, overrides)
    onTestFinished(() => other.stop())
    return buildSocialSite({ ...other.environment, PORT: String(port) })
  }

  async function signInAs(
    site: Awaited<ReturnType<typeof buildSocialSite>>,
    browser: PlainBrowser,
    account: string,
  ) {
    const page = await site.begin(browser)
    expect(page.text).toContain(`Sign in as ${account}`)
    return browser.open(`${page.url}?account=${account}`)
  }

  test.each(['client_secret_basic', 'client_secret_post'] as const)(
    'signs in where the client is registered with %s',
    async (token_endpoint_auth_method) => {
      const claims = { email: 'peter@other.example', email_verified: true, name: 'Peter' }
      const site = await buildWithOther({ peter: claims }, { token_endpoint_auth_method })
      const browser = new PlainBrowser()
      expect((await signInAs(site, browser, 'peter')).url.href).toBe(`${site.url}/login`)
      expect(await site.readSession(browser)).toEqual({
        user: { name: 'Peter', email: claims.email, image: null },
      })
      expect((await browser.open(`${site.url}/demo-identity/jwks`)).status).toBe(404)
    },
  )

  test.each(['client_secret_basic', 'client_secret_post'] as const)(
    'signs in where the provider lists and accepts %s alone',
    async (onlyAuthMethod) => {
      const claims = { email: 'peter@other.example', email_verified: true, name: 'Peter' }
      const site = await buildWithOther({ peter: claims }, { onlyAuthMethod })
      const browser = new PlainBrowser()
      expect((await signInAs(site, browser, 'peter')).url.href).toBe(`${site.url}/login`)
      expect(await site.readSession(browser)).toMatchObject({ user: { email: claims.email } })
    },
  )

  test('somebody without an e-mail is refused in words', async () => {
    const site = await buildWithOther({ ghost: { name: 'Ghost' } })
    const browser = new PlainBrowser()
    const end = await signInAs(site, browser, 'ghost')
    expect(end.url.href).toBe(`${site.url}/login?error=email-missing`)
    expect(await site.store.all('SELECT * FROM identity_users')).toEqual([])
  })

  test('one that is down stops neither the start nor e-mail, and is used once it is up', async () => {
    const [port, otherPort] = [await findFreePort(), await findFreePort()]
    const url = `http://localhost:${port}`
    const site = await buildSocialSite({
      PORT: String(port),
      SOCIAL_ISSUER: `http://localhost:${otherPort}`,
      SOCIAL_CLIENT_ID: 'rack',
      SOCIAL_CLIENT_SECRET: 'told-by-the-other-provider',
    })
    const down = await site.post('/sign-in/social', { provider: 'social' })
    expect(down.status).toBe(503)
    expect(down.json()).toMatchObject({ code: 'provider-unavailable' })
    await signUpMember(site.app)

    const claims = { email: 'peter@other.example', email_verified: true, name: 'Peter' }
    const other = await startOtherProvider(url, { peter: claims }, { port: otherPort })
    onTestFinished(() => other.stop())
    const browser = new PlainBrowser()
    await signInAs(site, browser, 'peter')
    expect(await site.readSession(browser)).toMatchObject({ user: { email: claims.email } })
  })
})

describe('POST /api/auth/sign-in/social', () => {
  test("leads to Google with Google's settings", async () => {
    // An excerpt of Google's published metadata.
    const published = {
      issuer: 'https://accounts.google.com',
      authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      token_endpoint: 'https://oauth2.googleapis.com/token',
      userinfo_endpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
      jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
    }
    const fetchMock = vi.fn(async (_address: string) => Response.json(published))
    vi.stubGlobal('fetch', fetchMock)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { post } = await buildAccounts({
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://rack.example',
      GOOGLE_CLIENT_ID: 'rack.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'hush',
    })
    const begun = await post('/sign-in/social', { provider: 'social' })
    const { origin, pathname, searchParams } = new URL(begun.json().url)
    expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
      'https://accounts.google.com/.well-known/openid-configuration',
    ])
    expect(`${origin}${pathname}`).toBe(published.authorization_endpoint)
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'rack.apps.googleusercontent.com',
      redirect_uri: 'https://rack.example/api/auth/callback/social',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(begun.answered['set-cookie']).toMatch(/^__Host-rack\.state=.*; HttpOnly; Secure/)
    expect(begun.text).not.toContain('hush')
  })

  test('does not answer where nobody vouches for social accounts', async () => {
    const { post } = await buildAccounts({ HOST: '0.0.0.0' })
    const answer = await post('/sign-in/social', { provider: 'social' })
    expect(answer.status).toBe(404)
    expect(answer.json().code).toBe('not-found')
  })

  test('is limited for each address on the internet', async () => {
    const { post } = await buildAccounts({ HOST: '0.0.0.0' })
    const begin = (from: string) => post('/sign-in/social', { provider: 'social' }, { from })
    for (let tries = 0; tries < 10; tries += 1) await begin('10.0.0.1')
    const limited = await begin('10.0.0.1')
    expect(limited.status).toBe(429)
    expect(limited.json().code).toBe('too-many-tries')
    expect((await begin('10.0.0.2')).status).toBe(404)
  })
})
