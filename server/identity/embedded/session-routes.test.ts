import { describe, expect, test } from 'vitest'
import { buildAccounts } from '../../testing/build-accounts.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { databases } from '../../testing/databases.ts'
import { PASSWORD, signUpMember } from '../../testing/sign-up-member.ts'

const asha = { name: 'Asha Rao', email: 'asha.rao@example.com', password: PASSWORD }
const user = { name: 'Asha Rao', email: 'asha.rao@example.com', image: null }

describe('a visitor', () => {
  test('has no session, which is no failure', async () => {
    const { app } = await buildTestApp()
    const answer = await app.inject('/api/auth/get-session')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.body).toBe('null')
  })

  test('gets the headers of GET for HEAD', async () => {
    const { app } = await buildTestApp()
    const answer = await app.inject({ method: 'HEAD', url: '/api/auth/get-session' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe('4')
    expect(answer.body).toBe('')
  })

  test.each([
    ['without a body', undefined],
    ['with the body that a page sends', {}],
  ])('signs out %s, though there is nothing to end', async (_case, payload) => {
    const { app } = await buildTestApp()
    const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-out', payload })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.json()).toEqual({ success: true })
  })
})

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('an account is opened, signed out of and signed in to again', async () => {
    const { get, post } = await buildAccounts(await createEnvironment())

    const opened = await post('/sign-up/email', asha)
    expect(opened.status).toBe(200)
    expect(opened.json()).toEqual({ user })
    expect((await get('/get-session', opened)).json()).toEqual({ user })

    const ended = await post('/sign-out', {}, opened)
    expect(ended.json()).toEqual({ success: true })
    expect(ended.answered['set-cookie']).toContainEqual(
      expect.stringMatching(/^rack\.session_token=; Max-Age=0/),
    )
    expect((await get('/get-session', opened)).text).toBe('null')

    const again = await post('/sign-in/email', { email: asha.email, password: PASSWORD })
    expect(again.status).toBe(200)
    expect(again.json()).toEqual({ user })
    expect(again.cookie).not.toBe(opened.cookie)
    expect((await get('/get-session', again)).json()).toEqual({ user })
  })

  test('capitals in an address make no second account of it', async () => {
    const { post } = await buildAccounts(await createEnvironment())
    await post('/sign-up/email', { ...asha, email: 'Asha.Rao@Example.com' })
    const second = await post('/sign-up/email', { ...asha, email: 'ASHA.RAO@example.com' })
    expect(second.status).toBe(422)
    expect(second.json().code).toBe('address-taken')
    const signedIn = await post('/sign-in/email', {
      email: 'aSHA.rao@EXAMPLE.com',
      password: PASSWORD,
    })
    expect(signedIn.json()).toEqual({ user })
  })

  test('of sign-ups with one address at once a single one succeeds', async () => {
    const { store, post } = await buildAccounts(await createEnvironment())
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        post('/sign-up/email', asha, { from: `10.0.0.${index}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
    const refused = answers.filter(({ status }) => status === 422)
    expect(new Set(refused.map(({ json }) => json().code))).toEqual(new Set(['address-taken']))
    expect(await store.all('SELECT id FROM identity_users')).toHaveLength(1)
    expect(await store.all('SELECT id FROM identity_accounts')).toHaveLength(1)
    expect(await store.all('SELECT id FROM identity_sessions')).toHaveLength(1)
  })

  test('the members whom other domains see are those whom the library sees', async () => {
    const { app, post, get, members } = await buildAccounts(await createEnvironment())
    const { cookie: cookies, email } = await signUpMember(app, { name: 'Peter' })
    const [cookie = ''] = cookies.split('; ')
    expect(await members.find({ cookie })).toMatchObject({
      email,
      emailVerified: false,
      displayName: 'Peter',
      photoURL: null,
    })
    const [token = ''] = cookie.split('.', 2)
    for (const forged of [
      '',
      `${token}.x`,
      cookie.slice(0, -5),
      cookie.replace('=', '=A'),
      '%E0%A4%A',
    ]) {
      expect(await members.find({ cookie: forged })).toBeNull()
      expect((await get('/get-session', { cookie: forged || 'a=b' })).text).toBe('null')
    }
    await post('/sign-out', {}, { cookie })
    expect(await members.find({ cookie })).toBeNull()
  })

  test('a session ends after thirty days without a visit', async () => {
    let now = new Date()
    const { app, members } = await buildAccounts(await createEnvironment(), { now: () => now })
    const { cookie } = await signUpMember(app)
    now = new Date(now.getTime() + 29.9 * 86_400_000)
    expect(await members.find({ cookie })).not.toBeNull()
    now = new Date(now.getTime() + 0.2 * 86_400_000)
    expect(await members.find({ cookie })).toBeNull()
  })
})

test('an unknown address and a wrong password get the same answer', async () => {
  const { app, post } = await buildAccounts()
  const { email } = await signUpMember(app)
  const unknown = await post('/sign-in/email', { email: 'nobody@example.com', password: PASSWORD })
  const wrong = await post('/sign-in/email', { email, password: 'Excelsior! 1963' })
  expect(unknown.status).toBe(401)
  expect(unknown.json()).toEqual({
    code: 'wrong-credentials',
    message: 'Wrong e-mail or password.',
  })
  expect(wrong.status).toBe(401)
  expect(wrong.text).toBe(unknown.text)
  expect(wrong.answered['set-cookie']).toBeUndefined()
})

describe('the cookie of a session', () => {
  test('is out of reach of scripts and of other sites', async () => {
    const { post } = await buildAccounts()
    const { answered } = await post('/sign-up/email', asha)
    const [session] = [answered['set-cookie']].flat()
    expect(session?.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
    ])
  })

  test('is tied to this host and to https where the site has https', async () => {
    const { post, get } = await buildAccounts({ PUBLIC_URL: 'https://rack.example' })
    const opened = await post('/sign-up/email', asha)
    const [session = ''] = [opened.answered['set-cookie']].flat()
    const [pair, ...attributes] = session.split('; ')
    expect(pair).toMatch(/^__Host-rack\.session_token=./)
    expect(attributes.sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
    expect((await get('/get-session', opened)).json()).toEqual({ user })
  })
})

test('no answer tells the token of a session or the id of a member', async () => {
  const { post, get, store } = await buildAccounts()
  const opened = await post('/sign-up/email', asha)
  const signedIn = await post('/sign-in/email', asha)
  const read = await get('/get-session', signedIn)
  const secrets = [
    ...(await store.all<{ id: string }>('SELECT id FROM identity_users')).map(({ id }) => id),
    ...(await store.all<{ token: string }>('SELECT token FROM identity_sessions')).map(
      ({ token }) => token,
    ),
  ]
  expect(secrets).toHaveLength(3)
  for (const { text } of [opened, signedIn, read]) {
    for (const secret of secrets) expect(text).not.toContain(secret)
  }
})

test('a visit renews the session, once a day', async () => {
  const { app, get, store } = await buildAccounts()
  const { cookie } = await signUpMember(app)
  expect((await get('/get-session', { cookie })).answered['set-cookie']).toBeUndefined()

  const inTwentyDays = new Date(Date.now() + 20 * 86_400_000).toISOString()
  await store.run('UPDATE identity_sessions SET "expiresAt" = ?', inTwentyDays)
  const visit = await get('/get-session', { cookie })
  expect(visit.answered['set-cookie']).toMatch(/^rack\.session_token=.+Max-Age=2592000/)
  const row = await store.first<{ expiresAt: string }>('SELECT "expiresAt" FROM identity_sessions')
  expect(Date.parse(row?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000)
  expect((await get('/get-session', { cookie })).answered['set-cookie']).toBeUndefined()
})
