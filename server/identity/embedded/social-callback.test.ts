import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildAccounts } from '../../testing/build-accounts.ts'
import { buildSocialSite } from '../../testing/build-social-site.ts'
import { PlainBrowser } from '../../testing/plain-browser.ts'

const shareAccounts = shareInFile(() => buildAccounts())
const NADIA = 'nadia@demo.example'

describe('the way back from the provider', () => {
  test('a cancelled sign-in is said to be that, and the next one asks again', async () => {
    const site = await buildSocialSite()
    const browser = new PlainBrowser()
    const chooser = await site.begin(browser)
    const end = await browser.open(`${chooser.url}/cancel`)
    expect(end.url.href).toBe(`${site.url}/login?error=popup-closed`)
    expect(await site.readSession(browser)).toBeNull()
    expect((await site.begin(browser)).text).toContain('Continue as Nadia Okafor')
  })

  test('works under both names of the machine, each with its own cookies', async () => {
    const site = await buildSocialSite()
    const byNumber = site.url.replace('localhost', '127.0.0.1')
    const browser = new PlainBrowser()
    const end = await site.signIn(browser, 'demo-nadia', byNumber)
    expect(end.url.href).toBe(`${byNumber}/login`)
    expect(await site.readSession(browser, byNumber)).toMatchObject({ user: { email: NADIA } })
    expect(await site.readSession(browser)).toBeNull()
  })

  test('a state that was used, forged or given to another browser signs nobody in', async () => {
    const site = await buildSocialSite()
    const browser = new PlainBrowser()
    const chooser = await site.begin(browser)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const pressed = await browser.ask(chooser.url, {
      method: 'POST',
      headers,
      body: 'account=demo-nadia',
    })
    const resumed = await browser.ask(new URL(String(pressed.headers.get('location'))))
    const callback = new URL(String(resumed.headers.get('location')))

    const stranger = new PlainBrowser()
    const expired = `${site.url}/login?error=sign-in-expired`
    expect((await stranger.open(callback)).url.href).toBe(expired)
    const forged = new URL(callback)
    forged.searchParams.set('state', 'x'.repeat(32))
    expect((await browser.open(forged)).url.href).toBe(expired)
    expect((await browser.open(callback)).url.href).toBe(`${site.url}/login`)
    expect((await browser.open(callback)).url.href).toBe(expired)
    expect(await site.readSession(stranger)).toBeNull()
  })

  test('an answer in the name of another issuer is refused', async () => {
    const site = await buildSocialSite()
    const browser = new PlainBrowser()
    const chooser = await site.begin(browser)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const pressed = await browser.ask(chooser.url, {
      method: 'POST',
      headers,
      body: 'account=demo-nadia',
    })
    const resumed = await browser.ask(new URL(String(pressed.headers.get('location'))))
    const callback = new URL(String(resumed.headers.get('location')))
    expect(callback.searchParams.get('iss')).toBe(`${site.url}/demo-identity`)
    callback.searchParams.set('iss', 'https://elsewhere.example')
    expect((await browser.open(callback)).url.href).toBe(`${site.url}/login?error=refused`)
  })

  test('a forged code is refused', async () => {
    const site = await buildSocialSite()
    const browser = new PlainBrowser()
    const begun = await browser.post(`${site.url}/api/auth/sign-in/social`, { provider: 'social' })
    const state = new URL(JSON.parse(begun.text).url).searchParams.get('state')
    const end = await browser.open(
      `${site.url}/api/auth/callback/social?code=${'x'.repeat(43)}&state=${state}`,
    )
    expect(end.url.href).toBe(`${site.url}/login?error=refused`)
  })

  test.each([
    '',
    '?code=a',
    '?state=a&state=b&code=c',
    '?state=%00&code=%00',
    '?error=%3Cscript%3E',
    '?error=https://elsewhere.example&state=s',
    `?code=c&state=${'s'.repeat(9000)}`,
  ])('nonsense such as %.40s leads to the login page', async (query) => {
    const { get } = await shareAccounts()
    const { status, answered } = await get(`/callback/social${query}`)
    expect(status).toBe(302)
    expect(answered.location).toMatch(/^\/login\?error=[a-z-]+$/)
  })
})
