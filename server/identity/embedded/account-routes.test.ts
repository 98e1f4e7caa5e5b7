import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildAccounts } from '../../testing/build-accounts.ts'
import { databases } from '../../testing/databases.ts'
import { PASSWORD, signUpMember } from '../../testing/sign-up-member.ts'

const shareAccounts = shareInFile(() => buildAccounts())

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('the profile is changed', async () => {
    const { app, get, post, members } = await buildAccounts(await createEnvironment())
    const { cookie, email } = await signUpMember(app)
    const image = '/pictures/characters/1009610/standard_large.svg'
    await post('/update-user', { name: 'Asha R.', image }, { cookie })
    expect((await get('/get-session', { cookie })).json()).toEqual({
      user: { name: 'Asha R.', email, image },
    })
    await post('/update-user', { image: null, emailVerified: true }, { cookie })
    expect(await members.find({ cookie })).toMatchObject({
      displayName: 'Asha R.',
      photoURL: null,
      emailVerified: false,
    })
  })

  test('devices are listed, and signed out one by one or all but this', async () => {
    const { app, get, post, members } = await buildAccounts(await createEnvironment())
    const { cookie, email } = await signUpMember(app)
    const body = { email, password: PASSWORD }
    const headers = { 'user-agent': 'A phone' }
    const phone = await post('/sign-in/email', body, { headers })
    const tablet = await post('/sign-in/email', body)
    const stranger = await signUpMember(app)

    const listed = (await get('/list-sessions', { cookie })).json()
    expect(listed).toHaveLength(3)
    expect(listed.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    const { id } = listed.find(({ userAgent }: { userAgent: string }) => userAgent === 'A phone')

    await post('/revoke-session', { id }, { cookie: stranger.cookie })
    expect(await members.find({ cookie: phone.cookie })).not.toBeNull()
    await post('/revoke-session', { id }, { cookie })
    expect(await members.find({ cookie: phone.cookie })).toBeNull()
    expect(await members.find({ cookie: tablet.cookie })).not.toBeNull()
    await post('/revoke-other-sessions', {}, { cookie })
    expect(await members.find({ cookie: tablet.cookie })).toBeNull()
    expect(await members.find({ cookie })).not.toBeNull()
    expect(await members.find({ cookie: stranger.cookie })).not.toBeNull()
  })

  test('an account is deleted with its password, and nothing of it is left', async () => {
    const { app, post, get, store, members } = await buildAccounts(await createEnvironment())
    const { cookie, email } = await signUpMember(app)
    expect((await get('/list-accounts', { cookie })).json()).toEqual([{ providerId: 'credential' }])

    const without = await post('/delete-user', {}, { cookie })
    expect(without.status).toBe(403)
    expect(without.json().code).toBe('sign-in-again')
    const wrong = await post('/delete-user', { password: 'Excelsior! 1963' }, { cookie })
    expect(wrong.status).toBe(401)
    expect(await members.find({ cookie })).not.toBeNull()

    expect((await post('/delete-user', { password: PASSWORD }, { cookie })).status).toBe(200)
    expect(await members.find({ cookie })).toBeNull()
    for (const table of ['users', 'sessions', 'accounts']) {
      expect(await store.all(`SELECT * FROM identity_${table}`)).toEqual([])
    }
    expect((await post('/sign-in/email', { email, password: PASSWORD })).status).toBe(401)
  })
})

test('an account without a password is deleted within ten minutes of a sign-in', async () => {
  let now = new Date()
  const { app, post, store, members } = await buildAccounts({}, { now: () => now })
  const { cookie } = await signUpMember(app)
  await store.run(`UPDATE identity_accounts SET "providerId" = 'social', password = NULL`)
  now = new Date(now.getTime() + 11 * 60_000)
  const late = await post('/delete-user', {}, { cookie })
  expect(late.status).toBe(403)
  expect(late.json().code).toBe('sign-in-again')
  now = new Date(now.getTime() - 2 * 60_000)
  expect((await post('/delete-user', {}, { cookie })).status).toBe(200)
  expect(await members.find({ cookie })).toBeNull()
})

test.each([
  ['javascript:alert(1)'],
  ['http://plain.example/a.png'],
  ['/account'],
  ['/pictures/../secret'],
  [`https://long.example/${'a'.repeat(500)}`],
  [5],
])('%j is no picture', async (image) => {
  const { app, post } = await shareAccounts()
  const { cookie } = await signUpMember(app)
  const answer = await post('/update-user', { image }, { cookie })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.json().fields)).toEqual(['photoURL'])
})

test.each(['/list-sessions', '/list-accounts'])('GET %s is for members', async (path) => {
  const { get } = await shareAccounts()
  const answer = await get(path)
  expect(answer.status).toBe(401)
  expect(answer.json().code).toBe('signed-out')
})

test.each([
  ['/update-user', { name: 'A' }],
  ['/change-password', { currentPassword: 'x', newPassword: PASSWORD }],
  ['/delete-user', {}],
  ['/revoke-session', { id: 'x' }],
  ['/revoke-other-sessions', {}],
  ['/send-verification-email', undefined],
  ['/verify-email', { token: 'x' }],
])('POST %s is for members', async (path, body) => {
  const { post } = await shareAccounts()
  const answer = await post(path, body)
  expect(answer.status).toBe(401)
  expect(answer.json().code).toBe('signed-out')
})
