import { describe, expect, test } from 'vitest'
import { buildAccounts } from '../../../testing/build-accounts.ts'
import { databases } from '../../../testing/databases.ts'
import { signUpWithApp, takeFirstStep } from '../../../testing/factor-calls.ts'
import { untilMails } from '../../../testing/outbox.ts'
import { PASSWORD, signUpMember } from '../../../testing/sign-up-member.ts'
import { totpOf } from '../../../testing/totp.ts'

const NO_FACTORS = { authenticatorApp: false, recoveryCodesLeft: 0, passkeys: [], fresh: true }

describe.each(databases)('security 22: an authenticator app on %s', (_name, _open, environment) => {
  test('is set up by the password and its first code, and asked for at the next sign-in', async () => {
    const accounts = await buildAccounts(await environment())
    const { app, get, post, members, outbox } = accounts
    const { cookie, email } = await signUpMember(app)
    expect((await get('/factors', { cookie })).json()).toEqual(NO_FACTORS)

    const begun = await post('/two-factor/enable', { password: PASSWORD }, { cookie })
    expect(begun.status).toBe(200)
    const { uri, key, recoveryCodes } = begun.json()
    expect(uri).toBe(
      `otpauth://totp/Spinner%20Rack:${encodeURIComponent(email)}?secret=${key}&issuer=Spinner%20Rack&digits=6&period=30`,
    )
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect((await get('/factors', { cookie })).json()).toEqual(NO_FACTORS)

    const confirmed = await post('/two-factor/confirm', { code: totpOf(key) }, { cookie })
    expect(confirmed.json()).toEqual({ status: true })
    expect((await get('/factors', { cookie: confirmed.cookie })).json()).toEqual({
      ...NO_FACTORS,
      authenticatorApp: true,
      recoveryCodesLeft: 10,
    })
    const mails = await untilMails(outbox, 2)
    expect(mails).toContainEqual(
      expect.objectContaining({ to: email, subject: 'How you log in was changed' }),
    )

    const first = await post('/sign-in/email', { email, password: PASSWORD })
    expect(first.json()).toEqual({ secondStep: true })
    expect(await members.find({ cookie: first.cookie })).toBeNull()
    expect((await get('/get-session', { cookie: first.cookie })).text).toBe('null')
    const code = totpOf(key, 1)
    const second = await post('/two-factor/verify-totp', { code }, { cookie: first.cookie })
    expect(second.status).toBe(200)
    expect(second.json()).toEqual({ user: { name: 'Asha Rao', email, image: null } })
    expect(await members.find({ cookie: second.cookie })).toMatchObject({ email })
  })

  test('gives codes that work once each', async () => {
    const accounts = await buildAccounts(await environment())
    const { post } = accounts
    const { email, key } = await signUpWithApp(accounts)
    const code = totpOf(key, 1)
    const challenges = [
      await takeFirstStep(accounts, email),
      await takeFirstStep(accounts, email),
      await takeFirstStep(accounts, email),
    ]
    const answers = await Promise.all(
      challenges.map((cookie) => post('/two-factor/verify-totp', { code }, { cookie })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    const refused = answers.find(({ status }) => status === 401)
    expect(refused?.json().code).toBe('wrong-code')
  })

  test('has recovery codes that work once each, at once or in a row', async () => {
    const accounts = await buildAccounts(await environment())
    const { get, post } = accounts
    const { email, recoveryCodes } = await signUpWithApp(accounts)
    const [code = ''] = recoveryCodes
    const use = (typed: string, cookie: string) =>
      post('/two-factor/verify-backup-code', { code: typed }, { cookie })
    const challenges = [
      await takeFirstStep(accounts, email),
      await takeFirstStep(accounts, email),
      await takeFirstStep(accounts, email),
    ]
    const answers = await Promise.all(challenges.map((cookie) => use(code, cookie)))
    const passed = answers.filter(({ status }) => status === 200)
    expect(passed).toHaveLength(1)
    expect((await get('/factors', passed[0])).json().recoveryCodesLeft).toBe(9)
    const again = await use(code, await takeFirstStep(accounts, email))
    expect(again.status).toBe(401)
    expect(again.json().code).toBe('wrong-code')
    const [, other = ''] = recoveryCodes
    const asTyped = ` ${other.toUpperCase().replace('-', ' ')} `
    expect((await use(asTyped, await takeFirstStep(accounts, email))).status).toBe(200)
  })

  test('replaces its recovery codes by the password', async () => {
    const accounts = await buildAccounts(await environment())
    const { post } = accounts
    const { email, cookie, recoveryCodes } = await signUpWithApp(accounts)
    const path = '/two-factor/generate-backup-codes'
    expect((await post(path, {}, { cookie })).json().code).toBe('invalid-fields')
    const wrong = await post(path, { password: 'Excelsior! 1963' }, { cookie })
    expect(wrong.json().code).toBe('wrong-credentials')
    const made = (await post(path, { password: PASSWORD }, { cookie })).json()
    expect(made.recoveryCodes).toHaveLength(10)
    for (const [code, status] of [
      [recoveryCodes[0], 401],
      [made.recoveryCodes[0], 200],
    ] as const) {
      const challenge = await takeFirstStep(accounts, email)
      const used = await post('/two-factor/verify-backup-code', { code }, { cookie: challenge })
      expect(used.status).toBe(status)
    }
  })

  test('is turned off by a fresh sign-in or the password, and forgotten', async () => {
    let now = new Date()
    const accounts = await buildAccounts(await environment(), { now: () => now })
    const { post, store } = accounts
    const { email, cookie } = await signUpWithApp(accounts)
    now = new Date(now.getTime() + 11 * 60_000)
    const stale = await post('/two-factor/disable', {}, { cookie })
    expect(stale.status).toBe(403)
    expect(stale.json().code).toBe('sign-in-again')
    const wrong = await post('/two-factor/disable', { password: 'Excelsior! 1963' }, { cookie })
    expect(wrong.status).toBe(401)
    expect(await store.all('SELECT id FROM identity_two_factors')).toHaveLength(1)

    const off = await post('/two-factor/disable', { password: PASSWORD }, { cookie })
    expect(off.json()).toEqual({ status: true })
    expect(await store.all('SELECT id FROM identity_two_factors')).toEqual([])
    const signedIn = await post('/sign-in/email', { email, password: PASSWORD })
    expect(signedIn.json()).toMatchObject({ user: { email } })
  })

  test('is encrypted in the database, and neither told again nor logged', async () => {
    const accounts = await buildAccounts(await environment())
    const { app, get, store, logLines } = accounts
    const { cookie, key, uri, recoveryCodes } = await signUpWithApp(accounts)
    const secret = base32ToText(key)
    const exported = await app.inject({ url: '/api/account/export.json', headers: { cookie } })
    expect(exported.json()).toMatchObject({
      secondFactors: { authenticatorApp: true, passkeys: [] },
    })
    const places = [
      JSON.stringify(await store.all('SELECT * FROM identity_two_factors')),
      (await get('/factors', { cookie })).text,
      (await get('/get-session', { cookie })).text,
      exported.body,
      logLines.join(''),
    ]
    for (const place of places) {
      for (const told of [key, uri, secret, ...recoveryCodes]) expect(place).not.toContain(told)
    }
  })

  test('can be turned off after a change of the secret that has encrypted it', async () => {
    const accounts = await buildAccounts(await environment())
    const { get, post, store } = accounts
    const { cookie } = await signUpWithApp(accounts)
    await store.run('UPDATE identity_two_factors SET "backupCodes" = ?, secret = ?', 'ab', 'cd')
    const { authenticatorApp, recoveryCodesLeft } = (await get('/factors', { cookie })).json()
    expect({ authenticatorApp, recoveryCodesLeft }).toEqual({
      authenticatorApp: true,
      recoveryCodesLeft: 0,
    })
    expect((await post('/two-factor/disable', {}, { cookie })).status).toBe(200)
  })

  test('is deleted with the account, and so is a sign-in that was begun', async () => {
    const accounts = await buildAccounts(await environment())
    const { post, store } = accounts
    const { email, cookie } = await signUpWithApp(accounts)
    await takeFirstStep(accounts, email)
    await post('/passkey/generate-register-options', {}, { cookie })
    const rows = () => store.all<{ value: string }>('SELECT value FROM identity_verifications')
    expect(JSON.stringify(await rows())).toContain(email)
    await post('/delete-user', { password: PASSWORD }, { cookie })
    expect(await store.all('SELECT id FROM identity_two_factors')).toEqual([])
    const [member] = await store.all('SELECT id FROM identity_users')
    expect(member).toBeUndefined()
    expect((await rows()).map(({ value }) => value)).toEqual(['0'])
  })
})

function base32ToText(key: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)))
}
