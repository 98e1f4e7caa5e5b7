import { describe, expect, test } from 'vitest'
import { buildSocialSite } from '../../testing/build-social-site.ts'
import { databases } from '../../testing/databases.ts'
import { tokenIn, untilMails } from '../../testing/outbox.ts'
import { PlainBrowser } from '../../testing/plain-browser.ts'
import { PASSWORD, signUpMember } from '../../testing/sign-up-member.ts'

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
    await confirm(site, await signUpMember(site.app, { email: NADIA, name: 'Nadia' }))
    const browser = new PlainBrowser()
    await site.signIn(browser, 'demo-nadia')
    expect(await site.readSession(browser)).toMatchObject({ user: { name: 'Nadia', email: NADIA } })
    const accounts = await site.store.all<{ providerId: string }>(accountsOf)
    expect(accounts.map(({ providerId }) => providerId).sort()).toEqual(['credential', 'social'])
    expect(await site.store.all(usersOf)).toHaveLength(1)
  })

  test('security 2: who joins ends all other sessions and links, and is told by mail', async () => {
    const site = await buildSocialSite(await createEnvironment())
    const { cookie } = await confirm(site, await signUpMember(site.app, { email: NADIA }))
    const browser = new PlainBrowser()
    await site.signIn(browser, 'demo-nadia')
    expect(await site.members.find({ cookie })).toBeNull()
    expect(await site.readSession(browser)).toMatchObject({ user: { email: NADIA } })
    const [, mail] = await untilMails(site.outbox, 2)
    expect(mail).toMatchObject({ to: NADIA, subject: 'A social account was added to yours' })
    expect(mail?.text).not.toContain('was removed')
    const known = await site.post('/sign-in/email', { email: NADIA, password: PASSWORD })
    expect(known.status).toBe(200)

    await site.signIn(new PlainBrowser(), 'demo-nadia')
    expect(await site.readSession(browser)).toMatchObject({ user: { email: NADIA } })
    await site.app.close()
    expect(await untilMails(site.outbox, 2)).toHaveLength(2)
  })

  test('security 2: who joins removes a password whose owner never proved the address', async () => {
    const site = await buildSocialSite(await createEnvironment())
    const { cookie } = await signUpMember(site.app, { email: NADIA, name: 'A stranger' })
    // As by the bare GET of earlier versions.
    await site.store.run('UPDATE identity_users SET "emailVerified" = 1')
    const body = { currentPassword: PASSWORD, newPassword: 'Nuff said! 1963' }
    await site.post('/change-password', body, { cookie })

    const browser = new PlainBrowser()
    await site.signIn(browser, 'demo-nadia')
    expect(await site.readSession(browser)).toMatchObject({ user: { email: NADIA } })
    for (const password of [PASSWORD, 'Nuff said! 1963']) {
      expect((await site.post('/sign-in/email', { email: NADIA, password })).status).toBe(401)
    }
    expect(await site.store.all(accountsOf)).toMatchObject([{ providerId: 'social' }])
    const mails = await untilMails(site.outbox, 3)
    const told = mails.find(({ subject }) => subject === 'A social account was added to yours')
    expect(told?.text).toContain('Its password was removed')
  })

  test('security 2: a password that was chosen by the link of a mail stays', async () => {
    const site = await buildSocialSite(await createEnvironment())
    await signUpMember(site.app, { email: NADIA })
    await site.store.run('UPDATE identity_users SET "emailVerified" = 1')
    await untilMails(site.outbox, 1)
    await site.post('/request-password-reset', { email: NADIA })
    const [, mail] = await untilMails(site.outbox, 2)
    const newPassword = 'Nuff said! 1963'
    await site.post('/reset-password', { token: tokenIn(mail), newPassword })
    await site.signIn(new PlainBrowser(), 'demo-nadia')
    const body = { email: NADIA, password: newPassword }
    expect((await site.post('/sign-in/email', body)).status).toBe(200)
  })

  test.each([
    ['here', 'demo-nadia', NADIA],
    ['at the provider', 'demo-june', JUNE],
  ])('an address that is not confirmed %s opens nothing', async (_where, account, email) => {
    const site = await buildSocialSite(await createEnvironment())
    const member = await signUpMember(site.app, { email })
    if (account === 'demo-june') await confirm(site, member)
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

type SocialSite = Awaited<ReturnType<typeof buildSocialSite>>

async function confirm<Member extends { cookie: string }>(
  { outbox, post }: SocialSite,
  member: Member,
): Promise<Member> {
  const [mail] = await untilMails(outbox, 1)
  await post('/verify-email', { token: tokenIn(mail) }, member)
  return member
}
