import { describe, expect, test } from 'vitest'
import { ApiErrorSchema } from '#contract/error.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildAccounts } from '../../../testing/build-accounts.ts'
import { signUpWithApp, takeFirstStep } from '../../../testing/factor-calls.ts'
import { PASSWORD, signUpMember } from '../../../testing/sign-up-member.ts'
import { totpOf } from '../../../testing/totp.ts'

const share = shareInFile(() => buildAccounts())
const wrongCodes = (key: string) => {
  const valid = [-2, -1, 0, 1, 2, 3].map((later) => totpOf(key, later))
  return Array.from({ length: 20 }, (_, index) => String(100_000 + index)).filter(
    (code) => !valid.includes(code),
  )
}

describe('security 22: wrong codes', () => {
  test('are limited by account, whatever the challenge and the address', async () => {
    let now = new Date()
    const accounts = await buildAccounts({}, { now: () => now })
    const { post } = accounts
    const { email, key } = await signUpWithApp(accounts)
    const challenges = [await takeFirstStep(accounts, email), await takeFirstStep(accounts, email)]
    const attempt = (code: string, index: number) =>
      post(
        '/two-factor/verify-totp',
        { code },
        { cookie: challenges[index % 2], from: `10.7.0.${index}` },
      )
    for (const [index, code] of wrongCodes(key).slice(0, 5).entries()) {
      const answer = await attempt(code, index)
      expect(answer.status).toBe(401)
      expect(answer.json().code).toBe('wrong-code')
    }
    const resting = await attempt(totpOf(key, 1), 6)
    expect(resting.status).toBe(429)
    expect(resting.answered['retry-after']).toBe('10')
    // A right password, which resets the count of wrong passwords, leaves this one.
    challenges.push(await takeFirstStep(accounts, email))
    expect((await attempt(totpOf(key, 1), 2)).status).toBe(429)

    now = new Date(now.getTime() + 10_000)
    expect((await attempt(totpOf(key, 1), 7)).status).toBe(200)
  })

  test('are limited by address of the caller', async () => {
    const { post } = await buildAccounts({}, { now: () => new Date(0) })
    const attempt = () =>
      post('/two-factor/verify-totp', { code: '123456' }, { from: '203.0.113.9' })
    const statuses = []
    for (let index = 0; index < 12; index += 1) statuses.push((await attempt()).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('end the challenge after five of them', async () => {
    let now = new Date()
    const accounts = await buildAccounts({}, { now: () => now })
    const { post } = accounts
    const { email, key } = await signUpWithApp(accounts)
    const cookie = await takeFirstStep(accounts, email)
    for (const [index, code] of wrongCodes(key).slice(0, 5).entries()) {
      await post('/two-factor/verify-totp', { code }, { cookie, from: `10.8.0.${index}` })
    }
    now = new Date(now.getTime() + 60_000)
    const late = await post('/two-factor/verify-totp', { code: totpOf(key, 1) }, { cookie })
    expect(late.status).toBe(401)
    expect(late.json().code).toBe('second-step-expired')
  })

  test('of a set-up are counted too, and leave the app off', async () => {
    const { app, get, post } = await buildAccounts({}, { now: () => new Date() })
    const { cookie } = await signUpMember(app)
    const begun = await post('/two-factor/enable', { password: PASSWORD }, { cookie })
    const [code] = wrongCodes(begun.json().key)
    const answer = await post('/two-factor/confirm', { code }, { cookie })
    expect(answer.json().code).toBe('wrong-code')
    expect((await get('/factors', { cookie })).json().authenticatorApp).toBe(false)
  })
})

describe('security 22: the second step', () => {
  test.each([
    ['no cookie', ''],
    ['an unsigned cookie', 'rack.two_factor=2fa-abc'],
    ['a cookie with a foreign signature', 'rack.two_factor=2fa-abc.c2lnbmF0dXJl'],
    ['a cookie that cannot be decoded', 'rack.two_factor=%E0%A4%A'],
  ])('is refused with %s', async (_case, cookie) => {
    const { post } = await share()
    const from = `10.9.0.${cookie.length}`
    for (const [path, code] of [
      ['/two-factor/verify-totp', '123456'],
      ['/two-factor/verify-backup-code', 'abcde-fgh23'],
    ] as const) {
      const answer = await post(path, { code }, { cookie, from })
      expect(answer.status).toBe(401)
      expect(answer.json().code).toBe('second-step-expired')
      expect(answer.answered['set-cookie']).toBeUndefined()
    }
  })

  test('is that of the member who gave the password, not of a session beside it', async () => {
    const accounts = await buildAccounts()
    const { post, members } = accounts
    const asha = await signUpWithApp(accounts)
    const ben = await signUpWithApp(accounts)
    const challenge = await takeFirstStep(accounts, asha.email)
    const both = [
      challenge
        .split('; ')
        .filter((cookie) => !cookie.startsWith('rack.session_token'))
        .join('; '),
      ben.cookie,
    ].join('; ')
    const path = '/two-factor/verify-totp'
    const byBen = await post(path, { code: totpOf(ben.key, 1) }, { cookie: both })
    expect(byBen.status).toBe(401)
    const byAsha = await post(path, { code: totpOf(asha.key, 1) }, { cookie: both })
    expect(byAsha.status).toBe(200)
    expect(await members.find({ cookie: byAsha.cookie })).toMatchObject({ email: asha.email })
    // Signing in replaces the session that came along.
    expect(await members.find({ cookie: ben.cookie })).toBeNull()
  })

  test.each([
    ['/two-factor/verify-totp', {}],
    ['/two-factor/verify-totp', { code: 123456 }],
    ['/two-factor/verify-totp', { code: '12345' }],
    ['/two-factor/verify-totp', { code: '１２３４５６' }],
    ['/two-factor/verify-totp', { code: '1'.repeat(5000) }],
    ['/two-factor/verify-totp', { code: { $gt: '' } }],
    ['/two-factor/verify-backup-code', { code: 'abcde' }],
    ['/two-factor/verify-backup-code', { code: "abcde-fg'--" }],
    ['/two-factor/confirm', { code: 'abcdef' }],
    ['/two-factor/enable', { password: 5 }],
    ['/two-factor/disable', []],
  ])('refuses at %s the body %j', async (path, body) => {
    const { post } = await share()
    const answer = await post(path, body)
    expect(answer.status).toBe(422)
    expect(ApiErrorSchema.parse(answer.json()).code).toBe('invalid-fields')
  })

  test.each(['/two-factor/enable', '/two-factor/disable', '/two-factor/generate-backup-codes'])(
    'a visitor gets nothing at %s',
    async (path) => {
      const { post } = await share()
      expect((await post(path, { password: PASSWORD })).status).toBe(401)
    },
  )

  test.each([
    ['GET', '/two-factor/get-totp-uri'],
    ['POST', '/two-factor/get-totp-uri'],
    ['POST', '/two-factor/send-otp'],
    ['POST', '/two-factor/verify-otp'],
    ['GET', '/passkey/list-user-passkeys'],
    ['GET', '/passkey/generate-register-options'],
    ['GET', '/passkey/generate-authenticate-options'],
  ] as const)('the endpoint %s %s of the library is not open', async (method, path) => {
    const { get, post } = await share()
    const answer = await (method === 'GET' ? get(path) : post(path, {}))
    expect(answer.status).toBe(404)
  })

  test('an app that is on is not set up over', async () => {
    const accounts = await buildAccounts()
    const { cookie } = await signUpWithApp(accounts)
    const again = await accounts.post('/two-factor/enable', { password: PASSWORD }, { cookie })
    expect(again.status).toBe(400)
    expect(again.json().code).toBe('factor-exists')
    const confirmed = await accounts.post('/two-factor/confirm', { code: '123456' }, { cookie })
    expect(confirmed.json().code).toBe('factor-exists')
  })

  test('an app is set up only with the right password, which is throttled as at sign-in', async () => {
    const { app, post, store } = await buildAccounts({}, { now: () => new Date(0) })
    const { cookie } = await signUpMember(app)
    const attempt = (password: string) => post('/two-factor/enable', { password }, { cookie })
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await attempt('Excelsior! 1963')
      expect(answer.status).toBe(401)
      expect(answer.json().message).toBe('That is not your password.')
    }
    expect((await attempt(PASSWORD)).status).toBe(429)
    expect(await store.all('SELECT id FROM identity_two_factors')).toEqual([])
  })
})
