import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { accountCalls } from '../testing/account-calls.ts'
import { buildAccounts } from '../testing/build-accounts.ts'
import { buildMember, everybodyIs } from '../testing/build-member.ts'
import { buildTemporaryFolder, buildTestApp } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { untilMails } from '../testing/outbox.ts'
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
    expect(first.headers['cache-control']).toBe('private, no-store')
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
    expect(answer.headers['cache-control']).toBe('private, no-store')
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
      accessTokens: [],
      readings: [],
      follows: [],
      collection: [],
      lastVisit: null,
      lists: [],
      shares: [],
      publicProfile: null,
      messages: [],
      operatorActs: [],
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

  test('security 14: no call deletes anything without the password', async () => {
    const { store, call, createKey } = await build()
    await createKey()
    const answer = await call('DELETE', '')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not-found' })
    expect(await store.all('SELECT * FROM account_keys')).toHaveLength(1)
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

describe('security 11: of a deleted account', () => {
  const email = 'wolf_gang@example.com'
  const others = 'wolfxgang@example.com'

  test('no file holds the address: not the log of the database, the outbox or the limits', async () => {
    const folder = buildTemporaryFolder()
    const { app, outbox, post } = await buildAccounts({ DATA_DIR: folder })
    const member = await signUpMember(app, { email })
    await signUpMember(app, { email: others })
    await post('/request-password-reset', { email })
    await untilMails(outbox, 3)
    expect(traces(folder, email)).toContain('spinner-rack.sqlite-wal')
    expect(traces(outbox, email)).toHaveLength(2)
    await post('/delete-user', { password: PASSWORD }, { cookie: member.cookie })
    expect(traces(folder, email)).toEqual([])
    expect(traces(outbox, email)).toEqual([])
    expect(traces(outbox, others)).toHaveLength(1)
    expect(statSync(join(folder, 'spinner-rack.sqlite-wal')).size).toBe(0)
  })

  test.each(databases)(
    'no link of a mail is left on %s',
    async (_name, _open, createEnvironment) => {
      const { app, post, store } = await buildAccounts(await createEnvironment())
      const member = await signUpMember(app, { email })
      const other = await signUpMember(app, { email: others })
      for (const address of [email, others])
        await post('/request-password-reset', { email: address })
      const add = (identifier: string, value: string) =>
        store.run(
          `INSERT INTO identity_verifications
          (id, identifier, value, "expiresAt", "createdAt", "updatedAt") VALUES (?, ?, ?, '', '', '')`,
          randomUUID(),
          identifier,
          value,
        )
      for (const address of [email, others]) {
        await add(`verify:${address}`, 'x')
        await add('x', JSON.stringify({ email: address, at: 1 }))
        await add('x', address)
      }
      const count = async () => (await store.all('SELECT * FROM identity_verifications')).length
      await expect.poll(count).toBe(8)
      await post('/delete-user', { password: PASSWORD }, { cookie: member.cookie })
      expect(await count()).toBe(4)
      await post('/delete-user', { password: PASSWORD }, { cookie: other.cookie })
      expect(await count()).toBe(0)
    },
  )
})

/** The files directly in this folder that hold the text. */
function traces(folder: string, text: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => readFileSync(join(folder, name), 'latin1').includes(text))
}

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
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('what the contract has no words for is refused in English', async () => {
  const { call } = await shareMember()
  expect((await call('PUT', '/plan', { plan: 'gold' })).json().fields).toEqual({
    plan: 'Invalid option: expected one of "basic"|"standard"|"premier"',
  })
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
    ['DELETE', `/api/account/keys/${'0'.repeat(32)}`, undefined],
  ] as const) {
    const answer = await app.inject({ method, url, headers, payload })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('cross-site')
  }
  const { call } = accountCalls(app, cookie)
  expect((await call('GET', '/keys')).json()).toEqual([])
})
