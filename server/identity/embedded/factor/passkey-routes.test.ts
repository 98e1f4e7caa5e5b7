import { describe, expect, test } from 'vitest'
import { MAX_PASSKEYS } from '#contract/factors.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildAccounts } from '../../../testing/build-accounts.ts'
import { databases } from '../../../testing/databases.ts'
import {
  addPasskey,
  signInByPasskey,
  signUpWithApp,
  signUpWithPasskey,
} from '../../../testing/factor-calls.ts'
import { PASSWORD, signUpMember } from '../../../testing/sign-up-member.ts'
import { createSoftAuthenticator } from '../../../testing/soft-authenticator.ts'

const share = shareInFile(() => buildAccounts())

describe.each(databases)('security 22: a passkey on %s', (_name, _open, environment) => {
  test('is added, signs in without a password, is renamed and removed', async () => {
    const accounts = await buildAccounts(await environment())
    const { get, post, members } = accounts
    const { cookie, email, device } = await signUpWithPasskey(accounts)
    const [added] = (await get('/factors', { cookie })).json().passkeys
    expect(added).toMatchObject({ name: 'My phone' })
    expect(Math.abs(Date.parse(added.createdAt) - Date.now())).toBeLessThan(60 * 60_000)

    const signedIn = await signInByPasskey(accounts, device)
    expect(signedIn.status).toBe(200)
    expect(signedIn.json()).toEqual({ user: { name: 'Asha Rao', email, image: null } })
    expect(await members.find({ cookie: signedIn.cookie })).toMatchObject({ email })

    const { id } = added
    expect((await post('/passkey/update-passkey', { id, name: 'Old' }, signedIn)).status).toBe(200)
    expect((await get('/factors', signedIn)).json().passkeys).toMatchObject([{ id, name: 'Old' }])
    expect((await post('/passkey/delete-passkey', { id }, signedIn)).status).toBe(200)
    expect((await get('/factors', signedIn)).json().passkeys).toEqual([])
    const gone = await signInByPasskey(accounts, device)
    expect(gone.status).toBe(401)
    expect(gone.json().code).toBe('passkey-unknown')
  })

  test('is removed only after a fresh sign-in or with the password', async () => {
    let now = new Date()
    const accounts = await buildAccounts(await environment(), { now: () => now })
    const { get, post } = accounts
    const { cookie } = await signUpWithPasskey(accounts)
    const [{ id }] = (await get('/factors', { cookie })).json().passkeys
    now = new Date(now.getTime() + 11 * 60_000)
    expect((await get('/factors', { cookie })).json().fresh).toBe(false)
    const remove = (body: object) => post('/passkey/delete-passkey', { id, ...body }, { cookie })
    expect((await remove({})).json().code).toBe('sign-in-again')
    expect((await remove({ password: 'Excelsior! 1963' })).json().code).toBe('wrong-credentials')
    const options = await post('/passkey/generate-register-options', {}, { cookie })
    expect(options.json().code).toBe('sign-in-again')
    expect((await get('/factors', { cookie })).json().passkeys).toHaveLength(1)
    expect((await remove({ password: PASSWORD })).status).toBe(200)
  })

  test('is known to one account only', async () => {
    const accounts = await buildAccounts(await environment())
    const { device } = await signUpWithPasskey(accounts)
    const other = await signUpMember(accounts.app)
    const answer = await addPasskey(accounts, other.cookie, device)
    expect(answer.status).toBe(422)
    expect(answer.json().code).toBe('passkey-exists')
  })

  test('is exported by name, without its key, and deleted with the account', async () => {
    const accounts = await buildAccounts(await environment())
    const { app, post, store } = accounts
    const { cookie } = await signUpWithPasskey(accounts)
    const [row] = await store.all<{ publicKey: string; credentialID: string }>(
      'SELECT "publicKey", "credentialID" FROM identity_passkeys',
    )
    const exported = await app.inject({ url: '/api/account/export.json', headers: { cookie } })
    expect(exported.json().secondFactors).toEqual({
      authenticatorApp: false,
      passkeys: [
        {
          name: 'My phone',
          deviceType: 'singleDevice',
          backedUp: false,
          createdAt: expect.any(String),
        },
      ],
    })
    expect(exported.body).not.toContain(row?.publicKey ?? 'a key')
    expect(exported.body).not.toContain(row?.credentialID ?? 'an id')
    await post('/delete-user', { password: PASSWORD }, { cookie })
    expect(await store.all('SELECT id FROM identity_passkeys')).toEqual([])
  })

  test('of one member there are ten at most', async () => {
    const accounts = await buildAccounts(await environment())
    const { cookie } = await signUpMember(accounts.app)
    for (let count = 0; count < MAX_PASSKEYS; count += 1) {
      expect((await addPasskey(accounts, cookie)).status).toBe(200)
    }
    const path = '/passkey/generate-register-options'
    const more = await accounts.post(path, {}, { cookie })
    expect(more.status).toBe(422)
    expect(more.json().code).toBe('too-many-passkeys')
  })
})

describe('security 22: a passkey', () => {
  test('is enough for a member with an authenticator app', async () => {
    const accounts = await buildAccounts()
    const { cookie, email } = await signUpWithApp(accounts)
    const device = createSoftAuthenticator()
    await addPasskey(accounts, cookie, device)
    expect((await signInByPasskey(accounts, device)).json()).toMatchObject({ user: { email } })
  })

  test.each([
    ['without a PIN or fingerprint', { userVerified: false }],
    ['at another origin', { origin: 'https://elsewhere.example' }],
    ['for another site', { rpId: 'elsewhere.example' }],
  ])('used or made %s is refused', async (_case, ceremony) => {
    const accounts = await buildAccounts()
    const { cookie, device } = await signUpWithPasskey(accounts)
    const used = await signInByPasskey(accounts, device, ceremony)
    expect(used.status).toBe(400)
    expect(used.json().code).toBe('passkey-refused')
    expect(used.cookie).not.toContain('session_token')
    const made = await addPasskey(accounts, cookie, createSoftAuthenticator(), ceremony)
    expect(made.status).toBe(400)
    expect(made.json().code).toBe('passkey-refused')
  })

  test('signs in once with one challenge', async () => {
    const accounts = await buildAccounts()
    const { post } = accounts
    const { device } = await signUpWithPasskey(accounts)
    const begun = await post('/passkey/generate-authenticate-options')
    const { challenge, rpId, userVerification } = begun.json()
    expect({ rpId, userVerification }).toEqual({ rpId: 'localhost', userVerification: 'required' })
    const path = '/passkey/verify-authentication'
    const response = device.authenticate({ challenge })
    const first = await post(path, { response }, { cookie: begun.cookie })
    expect(first.status).toBe(200)
    const replay = await post(path, { response }, { cookie: begun.cookie })
    expect(replay.status).toBe(400)
    expect(replay.json().code).toBe('passkey-expired')
  })

  test('of another member is neither renamed nor removed', async () => {
    const accounts = await buildAccounts()
    const { get, post } = accounts
    const asha = await signUpWithPasskey(accounts)
    const ben = await signUpMember(accounts.app)
    const [{ id }] = (await get('/factors', asha)).json().passkeys
    const { cookie } = ben
    for (const [path, body] of [
      ['/passkey/update-passkey', { id, name: 'Mine' }],
      ['/passkey/delete-passkey', { id, password: PASSWORD }],
    ] as const) {
      expect((await post(path, body, { cookie })).status).toBe(404)
    }
    expect((await get('/factors', asha)).json().passkeys).toMatchObject([{ name: 'My phone' }])
  })

  test('is bound to the name of the site, and to its origin, where it is public', async () => {
    const accounts = await buildAccounts({ PUBLIC_URL: 'https://rack.example' })
    const { cookie } = await signUpMember(accounts.app)
    const begun = await accounts.post('/passkey/generate-register-options', {}, { cookie })
    expect(begun.json().rp).toEqual({ id: 'rack.example', name: 'Spinner Rack' })
    expect(begun.cookie).toMatch(/^__Host-rack\.passkey_challenge=/)
    const device = createSoftAuthenticator()
    const ceremony = { origin: 'https://rack.example', rpId: 'rack.example' }
    expect((await addPasskey(accounts, cookie, device, ceremony)).status).toBe(200)
  })

  const credential = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} }
  const parts = { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' }

  test.each([
    ['no credential', undefined],
    ['an id that is no text', { ...credential, id: { $ne: 1 }, response: parts }],
    ['another type', { ...credential, type: 'password', response: parts }],
    ['an id of other letters', { ...credential, id: "' OR 1=1", response: parts }],
    ['parts of no text', { ...credential, response: { ...parts, signature: [] } }],
    ['a part too long', { ...credential, response: { ...parts, signature: 'A'.repeat(20_000) } }],
  ])('with %s is not read', async (_case, response) => {
    const { post } = await share()
    const from = '10.20.0.1'
    const answer = await post('/passkey/verify-authentication', { response }, { from })
    expect(answer.status).toBe(422)
  })

  test('of noise is refused, and no failure of the server', async () => {
    const accounts = await buildAccounts()
    const { post } = accounts
    const { cookie, device } = await signUpWithPasskey(accounts)
    const begun = await post('/passkey/generate-authenticate-options')
    const { id } = device.authenticate({ challenge: 'AA' })
    const response = { ...credential, id, rawId: id, response: parts }
    const path = '/passkey/verify-authentication'
    const used = await post(path, { response }, { cookie: begun.cookie })
    expect(used.status).toBe(400)
    const adding = await post('/passkey/generate-register-options', {}, { cookie })
    const noise = { clientDataJSON: 'AA', attestationObject: 'AA' }
    const made = await post(
      '/passkey/verify-registration',
      { name: 'x', response: { ...credential, response: noise } },
      { cookie: `${cookie}; ${adding.cookie}` },
    )
    expect(made.status).toBe(400)
    expect(made.json().code).toBe('passkey-refused')
  })

  test('is asked for ten times a minute by one address', async () => {
    const { post } = await buildAccounts({}, { now: () => new Date(0) })
    const statuses = []
    for (let index = 0; index < 11; index += 1) {
      const options = { from: '203.0.113.10' }
      const answer = await post('/passkey/generate-authenticate-options', undefined, options)
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })
})
