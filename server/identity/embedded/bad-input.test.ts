import { describe, expect, test } from 'vitest'
import { ApiErrorSchema } from '#contract/error.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildAccounts } from '../../testing/build-accounts.ts'
import { databases } from '../../testing/databases.ts'
import { PASSWORD, signUpMember } from '../../testing/sign-up-member.ts'

const asha = { name: 'Asha Rao', email: 'asha.rao@example.com', password: PASSWORD }
const shareAccounts = shareInFile(() => buildAccounts())
const json = { 'content-type': 'application/json' }

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  const share = shareInFile(async () => buildAccounts(await createEnvironment()))

  test.each([
    ['malformed JSON', '{"name":', 400, 'bad-request'],
    ['nothing at all', '', 400, 'bad-request'],
    ['a bare null', 'null', 422, 'invalid-fields'],
    ['a list', '[]', 422, 'invalid-fields'],
    ['no fields', '{}', 422, 'invalid-fields'],
    ['fields of the wrong kind', '{"name":1,"email":[],"password":{}}', 422, 'invalid-fields'],
    ['a prototype', '{"__proto__":{"admin":true}}', 400, 'bad-request'],
    ['a name of control characters', { ...asha, name: 'A\u0000\u001b[31m' }, 422, 'invalid-fields'],
    [
      'an address with a line of its own',
      { ...asha, email: 'a@b.example\r\nBcc: c@d.example' },
      422,
      'invalid-fields',
    ],
    ['an address with a NUL', { ...asha, email: 'a\u0000@b.example' }, 422, 'invalid-fields'],
    ['a weak password', { ...asha, password: 'password' }, 422, 'invalid-fields'],
    [
      'a password of two thousand characters',
      { ...asha, password: 'Aa1!'.repeat(500) },
      422,
      'invalid-fields',
    ],
    [
      'a password of a megabyte',
      { ...asha, password: 'Aa1!'.repeat(262_144) },
      413,
      'payload-too-large',
    ],
  ])('a sign-up with %s opens no account', async (_case, payload, status, code) => {
    const { post, store } = await share()
    const answer = await post('/sign-up/email', payload, { headers: json })
    expect(answer.status).toBe(status)
    expect(ApiErrorSchema.parse(answer.json()).code).toBe(code)
    expect(answer.answered['set-cookie']).toBeUndefined()
    expect(await store.all('SELECT id FROM identity_users')).toEqual([])
  })
})

test('each field is complained of by the name that the page gives it', async () => {
  const { post } = await buildAccounts()
  const answer = await post('/sign-up/email', { name: '', email: 'x', password: 'x' })
  expect(answer.json().fields).toEqual({
    displayName: 'Display name is required',
    email: 'Must be a valid email!',
    password: 'The password does not meet all four points yet',
  })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'a body of %s is not read',
  async (type) => {
    const { post } = await shareAccounts()
    const answer = await post('/sign-in/email', 'email=a@b.example&password=x', {
      headers: { 'content-type': type },
    })
    expect(answer.status).toBe(415)
    expect(answer.json().code).toBe('unsupported-media-type')
  },
)

test.each([
  ['a foreign Origin', { origin: 'https://elsewhere.example' }],
  ['an Origin that hides', { origin: 'null' }],
  ['a page elsewhere', { 'sec-fetch-site': 'cross-site' }],
])('%s opens no account and ends no session', async (_case, headers) => {
  const { app, post, members, store } = await buildAccounts()
  const { cookie } = await signUpMember(app)
  for (const [path, body] of [
    ['/sign-up/email', asha],
    ['/sign-in/email', asha],
    ['/sign-out', {}],
    ['/delete-user', { password: PASSWORD }],
  ] as const) {
    const answer = await post(path, body, { cookie, headers })
    expect(answer.status).toBe(403)
    expect(answer.json().code).toBe('cross-site')
  }
  expect(await store.all('SELECT id FROM identity_users')).toHaveLength(1)
  expect(await members.find({ cookie })).not.toBeNull()
})

test.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
  'on loopback the pages at %s may do everything',
  async (origin) => {
    const { get, post } = await buildAccounts()
    const headers = { origin, host: new URL(origin).host }
    const opened = await post('/sign-up/email', asha, { headers })
    expect(opened.status).toBe(200)
    const { cookie } = opened
    expect((await get('/get-session', { cookie, headers })).json().user.email).toBe(asha.email)
    expect((await post('/sign-out', {}, { cookie, headers })).status).toBe(200)
    expect((await get('/get-session', { cookie, headers })).text).toBe('null')
  },
)

test.each([
  ['POST', '/sign-in/email', 'callbackURL'],
  ['POST', '/sign-up/email', 'callbackURL'],
  ['POST', '/request-password-reset', 'redirectTo'],
])('%s %s leads nowhere by its %s', async (_method, path, name) => {
  const { app, post } = await buildAccounts()
  const { email } = await signUpMember(app, { email: 'known@example.com' })
  for (const place of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    const body = { ...asha, email: path === '/sign-up/email' ? asha.email : email, [name]: place }
    const answer = await post(path, body)
    expect(answer.status).toBeLessThan(500)
    expect(answer.answered.location).toBeUndefined()
    expect(answer.text).not.toContain('evil')
  }
})

test.each([
  '/ok',
  '/error',
  '/change-email',
  '/verify-password',
  '/update-session',
  '/link-social',
  '/get-access-token',
  '/sign-up/email/',
  '/..%2fsign-up',
])('what the library can do besides does not answer: %s', async (path) => {
  const { get, post } = await shareAccounts()
  for (const answer of [await get(path), await post(path, {})]) {
    expect(answer.status).toBe(404)
    expect(ApiErrorSchema.parse(answer.json()).code).toBe('not-found')
  }
})

test('the log holds no password, token, cookie or address', async () => {
  const { app, post, logLines, store } = await buildAccounts()
  const { cookie, email } = await signUpMember(app)
  await post('/sign-up/email', { ...asha, email })
  await post('/sign-in/email', { email, password: 'Excelsior! 1963' }, { cookie })
  await post('/request-password-reset', { email })
  const rows = await store.all<{ token: string }>('SELECT token FROM identity_sessions')
  const log = logLines.join('')
  expect(log).toContain('/api/auth/sign-in/email')
  for (const secret of ['Excelsior', email, cookie, ...rows.map(({ token }) => token)]) {
    expect(log).not.toContain(secret)
  }
})
