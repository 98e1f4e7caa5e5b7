import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { accountCalls } from '../testing/account-calls.ts'
import { buildAccounts } from '../testing/build-accounts.ts'
import { buildMember, everybodyIs } from '../testing/build-member.ts'
import { buildTemporaryFolder, buildTestApp } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { PASSWORD, signUpMember } from '../testing/sign-up-member.ts'

const shareAccounts = shareInFile(() => buildAccounts())
const shareMember = shareInFile(async () => {
  const { app } = await shareAccounts()
  return accountCalls(app, (await signUpMember(app)).cookie)
})

const TABLES = ['account_members', 'account_keys', 'identity_users', 'identity_sessions']

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  async function build() {
    const built = await buildAccounts(await createEnvironment())
    const member = await signUpMember(built.app)
    return { ...built, member, ...accountCalls(built.app, member.cookie) }
  }

  test('a new member has the basic plan, and keeps the one that was chosen last', async () => {
    const { app, member, call } = await build()
    const first = await call('GET', '')
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.json()).toEqual({
      email: member.email,
      verified: false,
      displayName: 'Asha Rao',
      photoURL: null,
      plan: 'basic',
      inbox: false,
    })
    for (const plan of ['premier', 'standard']) {
      expect((await call('PUT', '/plan', { plan })).statusCode).toBe(204)
      expect((await call('GET', '')).json()).toMatchObject({ plan })
    }
    const other = accountCalls(app, (await signUpMember(app)).cookie)
    expect((await other.call('GET', '')).json()).toMatchObject({ plan: 'basic' })
  })

  test('the export holds all that is kept, and nothing that opens a door', async () => {
    const { app, member, call, createKey } = await build()
    await signUpMember(app, { email: 'somebody.else@example.com' })
    await call('PUT', '/plan', { plan: 'standard' })
    const key = await createKey({ name: 'My app', referrers: ['*.example.com'] })
    const answer = await call('GET', '/export.json')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="spinner-rack-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(answer.json()).toEqual({
      exportedAt: time,
      profile: {
        displayName: 'Asha Rao',
        email: member.email,
        emailVerified: false,
        photoURL: null,
        createdAt: time,
        updatedAt: time,
      },
      signInWays: [{ way: 'credential', knownThereAs: expect.any(String), createdAt: time }],
      secondFactors: { authenticatorApp: false, passkeys: [] },
      devices: [
        {
          userAgent: expect.stringContaining('lightMyRequest'),
          signedInAt: time,
          lastSeenAt: time,
          expiresAt: time,
        },
      ],
      plan: 'standard',
      catalogueKeys: [
        {
          publicKey: key.publicKey,
          name: 'My app',
          referrers: ['*.example.com'],
          createdAt: time,
          callsToday: 0,
        },
      ],
      favourites: [],
      messages: [],
    })
    expect(answer.body).not.toContain(key.privateKey)
    const [token = ''] = decodeURIComponent(member.cookie.split('=')[1] ?? '').split('.')
    expect(token.length).toBeGreaterThan(20)
    expect(answer.body).not.toContain(token)
  })

  test('an account that is deleted takes its plan and its keys along, and nobody else’s', async () => {
    const { app, store, post, member, call, createKey } = await build()
    await call('PUT', '/plan', { plan: 'premier' })
    await createKey()
    const other = accountCalls(app, (await signUpMember(app)).cookie)
    await other.createKey({ name: 'Theirs' })
    const deleted = await post('/delete-user', { password: PASSWORD }, { cookie: member.cookie })
    expect(deleted.status).toBe(200)
    expect((await call('GET', '')).statusCode).toBe(401)
    for (const table of TABLES) expect(await store.all(`SELECT * FROM ${table}`)).toHaveLength(1)
    expect((await other.call('GET', '/keys')).json()).toMatchObject([{ name: 'Theirs' }])
  })

  test('what is kept beside an account elsewhere is removed by itself', async () => {
    const { store, call, createKey } = await build()
    await call('PUT', '/plan', { plan: 'premier' })
    await createKey()
    expect((await call('DELETE', '')).statusCode).toBe(204)
    expect(await store.all('SELECT * FROM account_members')).toEqual([])
    expect(await store.all('SELECT * FROM account_keys')).toEqual([])
    expect((await call('GET', '')).json()).toMatchObject({ plan: 'basic' })
    expect((await call('DELETE', '')).statusCode).toBe(204)
  })
})

test('of a deleted account the file of the database keeps no name, address or key', async () => {
  const folder = buildTemporaryFolder()
  const { app, store, post } = await buildAccounts({ DATA_DIR: folder })
  const member = await signUpMember(app, { name: 'Wolfeschlegelstein', email: 'wolf@example.com' })
  const { createKey } = accountCalls(app, member.cookie)
  const { publicKey } = await createKey({ name: 'Steinhausenberger' })
  await store.run('PRAGMA wal_checkpoint(TRUNCATE)')
  const read = () => readFileSync(join(folder, 'spinner-rack.sqlite'), 'latin1')
  const traces = ['Wolfeschlegelstein', 'wolf@example.com', 'Steinhausenberger', publicKey]
  for (const trace of traces) expect(read()).toContain(trace)
  await post('/delete-user', { password: PASSWORD }, { cookie: member.cookie })
  await store.run('PRAGMA wal_checkpoint(TRUNCATE)')
  for (const trace of traces) expect(read()).not.toContain(trace)
})

test('a member of an identity provider elsewhere has an account here as well', async () => {
  const member = buildMember({ id: 'elsewhere-1', emailVerified: true, displayName: null })
  const { app } = await buildTestApp({ members: everybodyIs(member) })
  const { call } = accountCalls(app, undefined)
  await call('PUT', '/plan', { plan: 'premier' })
  expect((await call('GET', '')).json()).toMatchObject({
    verified: true,
    displayName: null,
    plan: 'premier',
  })
})

test.each([
  ['GET', ''],
  ['PUT', '/plan', { plan: 'basic' }],
  ['GET', '/export.json'],
  ['DELETE', ''],
  ['GET', '/keys'],
  ['POST', '/keys', { name: 'My app' }],
  ['GET', `/keys/${'0'.repeat(32)}/private-key`],
  ['PUT', `/keys/${'0'.repeat(32)}`, { name: 'My app' }],
  ['DELETE', `/keys/${'0'.repeat(32)}`],
] as const)('%s /api/account%s is for members', async (verb, path, body?: object) => {
  const { app } = await shareAccounts()
  const answer = await accountCalls(app, undefined).call(verb, path, body)
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({ code: 'signed-out', message: 'You are not logged in.' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([{}, { plan: 'gold' }, { plan: null }, { plan: ['basic'] }, '{"plan":', '[]', '"basic"'])(
  '%j is no plan',
  async (body) => {
    const { call } = await shareMember()
    const answer = await call('PUT', '/plan', body)
    expect([400, 422]).toContain(answer.statusCode)
    expect((await call('GET', '')).json()).toMatchObject({ plan: 'basic' })
  },
)

test('a page elsewhere cannot change anything with its reader’s cookie', async () => {
  const { app } = await buildAccounts()
  const { cookie } = await signUpMember(app)
  const headers = { cookie, origin: 'https://evil.example' }
  for (const [method, url, payload] of [
    ['PUT', '/api/account/plan', { plan: 'premier' }],
    ['POST', '/api/account/keys', { name: 'Theirs' }],
    ['DELETE', '/api/account', undefined],
  ] as const) {
    const answer = await app.inject({ method, url, headers, payload })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('cross-site')
  }
  const { call } = accountCalls(app, cookie)
  expect((await call('GET', '/keys')).json()).toEqual([])
})
