import { describe, expect, test } from 'vitest'
import { toDisable } from '../identity/embedded/account-acts.ts'
import { createSessionMembers } from '../identity/embedded/session-members.ts'
import type { Member } from '../members.ts'
import type { Database } from '../store/database.ts'
import { Unavailable } from '../store/unavailable.ts'
import { accountCalls, sign } from '../testing/account-calls.ts'
import { buildAccounts } from '../testing/build-accounts.ts'
import { buildFavouriteCatalogue } from '../testing/build-favourites.ts'
import { buildSocialSite } from '../testing/build-social-site.ts'
import { databases } from '../testing/databases.ts'
import {
  signInByPasskey,
  signUpWithApp,
  signUpWithPasskey,
  takeFirstStep,
} from '../testing/factor-calls.ts'
import { untilMails } from '../testing/outbox.ts'
import { PlainBrowser } from '../testing/plain-browser.ts'
import { runMembers } from '../testing/run-members.ts'
import { PASSWORD, signUpMember } from '../testing/sign-up-member.ts'
import { totpOf } from '../testing/totp.ts'

const SCOPES = { name: 'My program', scopes: ['lists'] }

describe.each(databases)('a disabled member on %s', (_name, open, createEnvironment) => {
  async function build() {
    const environment = await createEnvironment()
    const clock = { now: new Date() }
    const catalogue = buildFavouriteCatalogue()
    const accounts = await buildAccounts(environment, { catalogue, now: () => clock.now })
    const command = async (act: string, email: string) => {
      expect((await runMembers(environment, act, email)).code).toBe(0)
    }
    return { ...accounts, accounts, environment, clock, command }
  }

  test('is signed out at once, and is told why only after the right password', async () => {
    const { app, post, get, command } = await build()
    const { email, cookie } = await signUpMember(app)
    await command('disable', email)
    expect((await get('/get-session', { cookie })).json()).toBeNull()
    expect((await app.inject({ url: '/api/account', headers: { cookie } })).statusCode).toBe(401)
    const signIn = (password: string) => post('/sign-in/email', { email, password })
    const right = await signIn(PASSWORD)
    expect([right.status, right.json().code, right.cookie]).toEqual([403, 'account-disabled', ''])
    const wrong = await signIn('Excelsior! 1963')
    expect([wrong.status, wrong.json().code]).toEqual([401, 'wrong-credentials'])

    await command('enable', email)
    expect((await get('/get-session', { cookie })).json()).toBeNull()
    expect((await signIn(PASSWORD)).status).toBe(200)
  })

  test('has access tokens and keys that rest until the account is enabled', async () => {
    const { app, post, clock, command } = await build()
    const { email, cookie } = await signUpMember(app)
    const headers = { cookie }
    const made = await app.inject({ method: 'POST', url: '/api/tokens', headers, payload: SCOPES })
    const { token } = made.json()
    const key = await accountCalls(app, cookie).createKey()
    const statuses = async () => {
      // A server remembers a key for two seconds.
      clock.now = new Date(clock.now.getTime() + 2000)
      const authorization = `Bearer ${token}`
      const byToken = await app.inject({ url: '/api/lists', headers: { authorization } })
      const byKey = await app.inject(`/v1/public/characters?limit=1&${sign(key)}`)
      return [byToken.statusCode, byKey.statusCode]
    }
    expect(await statuses()).toEqual([200, 200])
    await command('disable', email)
    expect(await statuses()).toEqual([401, 401])
    await command('enable', email)
    expect(await statuses()).toEqual([200, 200])
    expect((await post('/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
  })

  test('cannot end a second step that was begun, nor begin one', async () => {
    const { accounts, post, command } = await build()
    const { email, key } = await signUpWithApp(accounts)
    const cookie = await takeFirstStep(accounts, email)
    await command('disable', email)
    const ended = await post('/two-factor/verify-totp', { code: totpOf(key, 1) }, { cookie })
    expect([ended.status, ended.json().code]).toEqual([401, 'second-step-expired'])
    const begun = await post('/sign-in/email', { email, password: PASSWORD })
    expect([begun.status, begun.json().code]).toEqual([403, 'account-disabled'])
  })

  test('cannot sign in by a passkey', async () => {
    const { accounts, command } = await build()
    const { email, device } = await signUpWithPasskey(accounts)
    await command('disable', email)
    const answer = await signInByPasskey(accounts, device)
    expect([answer.status, answer.json().code]).toEqual([403, 'account-disabled'])
    await command('enable', email)
    expect((await signInByPasskey(accounts, device)).status).toBe(200)
  })

  test('has no link to choose a password, and gets none', async () => {
    const { app, post, command, environment, outbox, store } = await build()
    const { email } = await signUpMember(app)
    const { printed } = await runMembers(environment, 'reset-link', email)
    const token = new URL(printed).searchParams.get('token')
    await command('disable', email)
    expect((await post('/check-reset-link', { token })).json().code).toBe('link-expired')
    expect(await runMembers(environment, 'reset-link', email)).toEqual({
      code: 1,
      printed: '',
      complained: `${email} is disabled: enable the account first.\n`,
    })
    expect((await post('/request-password-reset', { email })).json()).toEqual({ status: true })
    expect(await store.all('SELECT * FROM identity_verifications')).toEqual([])
    await app.close()
    expect((await untilMails(outbox, 0)).map(({ subject }) => subject)).toEqual([
      'Is this your address?',
    ])
  })

  test('has no session left of a sign-in that was under way', async () => {
    const { app, post, get, store } = await build()
    const { email } = await signUpMember(app)
    const { first } = store
    store.first = async (sql, ...values) => {
      if (sql.includes('INSERT INTO identity_sessions')) {
        store.first = first
        await store.run(`UPDATE identity_users SET "disabledAt" = '2026'`)
      }
      return first(sql, ...values)
    }
    const { cookie } = await post('/sign-in/email', { email, password: PASSWORD })
    expect(cookie).toContain('rack.session_token')
    expect((await get('/get-session', { cookie })).json()).toBeNull()
    expect((await get('/list-sessions', { cookie })).status).toBe(401)
  })

  test('is not remembered while the database is away, once another member was read', async () => {
    const { app, environment, command } = await build()
    const [asha, ben] = [await signUpMember(app), await signUpMember(app)]
    const database = await open(environment)
    let away = false
    const first = async <Row>(...statement: Parameters<Database['first']>) => {
      if (away) throw new Unavailable(undefined)
      return database.first<Row>(...statement)
    }
    const members = createSessionMembers({
      database: { ...database, first },
      cookieName: 'rack.session_token',
      secret: 'for-tests-only-and-for-nothing-else',
      now: () => new Date(),
    })
    const find = ({ cookie }: { cookie: string }) => members.find({ cookie })
    await find(asha)
    await find(ben)
    away = true
    expect(await find(asha)).toMatchObject({ email: asha.email })

    away = false
    await command('disable', asha.email)
    await find(ben)
    away = true
    await expect(find(asha)).rejects.toThrow(Unavailable)
    expect(await find(ben)).toMatchObject({ email: ben.email })
  })
})

test('a disabled member comes back from the social account with the reason', async () => {
  const site = await buildSocialSite()
  const browser = new PlainBrowser()
  await site.signIn(browser, 'demo-nadia')
  const [nadia] = await site.store.all<Member>('SELECT id, email FROM identity_users')
  if (nadia === undefined) throw new Error('No account was opened.')
  await site.store.batch(toDisable(nadia, new Date()))
  expect(await site.readSession(browser)).toBeNull()
  const { url } = await site.signIn(browser, 'demo-nadia')
  expect(url.href).toBe(`${site.url}/login?error=account-disabled`)
  expect(await site.readSession(browser)).toBeNull()
})
