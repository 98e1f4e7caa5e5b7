import { describe, expect, test } from 'vitest'
import { buildSocialSite } from '../../testing/build-social-site.ts'
import { databases } from '../../testing/databases.ts'
import { linkIn, type ReadMail, untilMails } from '../../testing/outbox.ts'
import { PlainBrowser } from '../../testing/plain-browser.ts'
import { signUpMember } from '../../testing/sign-up-member.ts'

const NADIA = 'nadia@demo.example'
const JUNE = 'june@demo.example'

const accountsOf = 'SELECT * FROM identity_accounts'
const usersOf = 'SELECT id, email, "emailVerified" FROM identity_users'

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('one press at the provider opens an account and a session, and no token is kept', async () => {
    const site = await buildSocialSite(await createEnvironment())
    const browser = new PlainBrowser()
    const end = await site.signIn(browser, 'demo-nadia')
    expect(end.url.href).toBe(`${site.url}/login`)
    expect(await site.readSession(browser)).toEqual({
      user: {
        name: 'Nadia Okafor',
        email: NADIA,
        image: '/pictures/characters/1009187/standard_xlarge.svg',
      },
    })
    expect(await site.store.all(accountsOf)).toMatchObject([
      {
        providerId: 'social',
        accountId: 'demo-nadia',
        accessToken: null,
        refreshToken: null,
        idToken: null,
        password: null,
      },
    ])
    expect(await site.store.all(usersOf)).toMatchObject([{ emailVerified: 1 }])
  })

  test('the same person comes back to the same account', async () => {
    const site = await buildSocialSite(await createEnvironment())
    await site.signIn(new PlainBrowser(), 'demo-june')
    const [before] = await site.store.all(accountsOf)
    await site.signIn(new PlainBrowser(), 'demo-june')
    expect(await site.store.all(accountsOf)).toEqual([before])
    expect(await site.store.all(usersOf)).toHaveLength(1)
  })

  test('an address that the provider does not vouch for is asked to be confirmed', async () => {
    const site = await buildSocialSite(await createEnvironment())
    const browser = new PlainBrowser()
    await site.signIn(browser, 'demo-june')
    expect(await site.store.all(usersOf)).toMatchObject([{ email: JUNE, emailVerified: 0 }])
    const [mail] = await untilMails(site.outbox, 1)
    expect(mail).toMatchObject({ to: JUNE })
    expect(await site.readSession(browser)).toMatchObject({ user: { email: JUNE } })
  })

  test('an account with the same address is opened too where both sides have it confirmed', async () => {
    const site = await buildSocialSite(await createEnvironment())
    await signUpMember(site.app, { email: NADIA, name: 'Nadia' })
    const [mail] = await untilMails(site.outbox, 1)
    await openLink(mail)
    const browser = new PlainBrowser()
    await site.signIn(browser, 'demo-nadia')
    expect(await site.readSession(browser)).toMatchObject({ user: { name: 'Nadia', email: NADIA } })
    const accounts = await site.store.all<{ providerId: string }>(accountsOf)
    expect(accounts.map(({ providerId }) => providerId).sort()).toEqual(['credential', 'social'])
    expect(await site.store.all(usersOf)).toHaveLength(1)
  })

  test.each([
    ['here', 'demo-nadia', NADIA],
    ['at the provider', 'demo-june', JUNE],
  ])('an address that is not confirmed %s opens nothing', async (_where, account, email) => {
    const site = await buildSocialSite(await createEnvironment())
    await signUpMember(site.app, { email })
    if (account === 'demo-june') {
      const [mail] = await untilMails(site.outbox, 1)
      await openLink(mail)
    }
    const browser = new PlainBrowser()
    const end = await site.signIn(browser, account)
    expect(end.url.href).toBe(`${site.url}/login?error=account-not-linked`)
    expect(await site.readSession(browser)).toBeNull()
    expect(await site.store.all(accountsOf)).toHaveLength(1)
  })

  test('five windows at once open one account, and each ends on the login page', async () => {
    const site = await buildSocialSite(await createEnvironment())
    const browsers = Array.from({ length: 5 }, () => new PlainBrowser())
    const ends = await Promise.all(browsers.map((browser) => site.signIn(browser, 'demo-nadia')))
    for (const { url } of ends) expect(['/login', '/login?error=refused']).toContain(pathOf(url))
    expect(ends.map(({ url }) => pathOf(url))).toContain('/login')
    expect(await site.store.all(usersOf)).toHaveLength(1)
    expect(await site.store.all(accountsOf)).toHaveLength(1)
  })
})

function pathOf({ pathname, search }: URL): string {
  return `${pathname}${search}`
}

async function openLink(mail: ReadMail | undefined): Promise<void> {
  if (mail === undefined) throw new Error('No mail came.')
  await fetch(linkIn(mail), { redirect: 'manual' })
}
