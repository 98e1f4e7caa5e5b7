import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MAX_KEYS } from '#contract/account.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { accountCalls } from '../testing/account-calls.ts'
import { buildAccounts } from '../testing/build-accounts.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { signUpMember } from '../testing/sign-up-member.ts'

async function build(environment: Record<string, string> = {}) {
  const built = await buildAccounts(environment)
  const { cookie } = await signUpMember(built.app)
  return { ...built, ...accountCalls(built.app, cookie) }
}

/** Tests that use it leave the member without a key. */
const shareMember = shareInFile(() => build())

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a key is made, listed, shown again, changed and revoked by its owner', async () => {
    const { call, createKey } = await build(await createEnvironment())
    const key = await createKey({ name: '  My app ', referrers: ['*.example.com'] })
    const { privateKey, ...listed } = key
    expect(key).toEqual({
      publicKey: expect.stringMatching(/^[\da-f]{32}$/),
      privateKey: expect.stringMatching(/^[\da-f]{40}$/),
      name: 'My app',
      referrers: ['*.example.com'],
      createdAt: expect.stringMatching(/^\d{4}-/),
      callsToday: 0,
    })
    expect((await call('GET', '/keys')).json()).toEqual([listed])
    const path = `/keys/${key.publicKey}`
    expect((await call('GET', `${path}/private-key`)).json()).toEqual({ privateKey })

    expect((await call('PUT', path, { name: 'Renamed' })).statusCode).toBe(204)
    expect((await call('GET', '/keys')).json()).toEqual([
      { ...listed, name: 'Renamed', referrers: [] },
    ])
    expect((await call('DELETE', path)).statusCode).toBe(204)
    expect((await call('GET', '/keys')).json()).toEqual([])
    for (const [verb, rest, body] of [
      ['DELETE', ''],
      ['PUT', '', { name: 'Again' }],
      ['GET', '/private-key'],
    ] as const) {
      expect((await call(verb, path + rest, body)).statusCode).toBe(404)
    }
  })

  test('security 9: a member makes 20 keys a day, revoked ones included, on all servers', async () => {
    const environment = await createEnvironment()
    let now = Date.UTC(2026, 10, 15)
    const overrides = { now: () => new Date(now) }
    const { app: one } = await buildAccounts(environment, overrides)
    const { app: other } = await buildAccounts(environment, overrides)
    const { cookie } = await signUpMember(one)
    const servers = [accountCalls(one, cookie), accountCalls(other, cookie)] as const
    for (let made = 0; made < 20; made += 1) {
      const { call, createKey } = servers[made % 2 === 0 ? 0 : 1]
      const { publicKey } = await createKey()
      await call('DELETE', `/keys/${publicKey}`)
    }
    const refused = await servers[1].call('POST', '/keys', { name: 'One more' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(24 * 60 * 60))
    expect(refused.json()).toEqual({
      code: 'too-many-tries',
      message: 'You have made 20 keys within a day. Please try again tomorrow.',
    })
    const stranger = accountCalls(one, (await signUpMember(one)).cookie)
    expect((await stranger.call('POST', '/keys', { name: 'Mine' })).statusCode).toBe(201)
    now += 24 * 60 * 60_000
    expect((await servers[0].call('POST', '/keys', { name: 'New day' })).statusCode).toBe(201)
  })

  test('nobody reads, changes or revokes the key of somebody else', async () => {
    const { app, call, createKey } = await build(await createEnvironment())
    const { publicKey } = await createKey()
    const stranger = accountCalls(app, (await signUpMember(app)).cookie)
    const path = `/keys/${publicKey}`
    expect((await stranger.call('GET', '/keys')).json()).toEqual([])
    expect((await stranger.call('GET', `${path}/private-key`)).statusCode).toBe(404)
    expect((await stranger.call('PUT', path, { name: 'Mine' })).statusCode).toBe(404)
    expect((await stranger.call('DELETE', path)).statusCode).toBe(404)
    expect((await call('GET', '/keys')).json()).toMatchObject([{ publicKey, name: 'My app' }])
  })

  test('of many keys made at once as many stay as a member may have', async () => {
    const { call } = await build(await createEnvironment())
    const answers = await Promise.all(
      Array.from({ length: MAX_KEYS + 6 }, () => call('POST', '/keys', { name: 'My app' })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(MAX_KEYS).fill(201), ...Array(6).fill(409)])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().code).toBe('too-many-keys')
    const keys = (await call('GET', '/keys')).json()
    expect(keys).toHaveLength(MAX_KEYS)
    await call('DELETE', `/keys/${keys[0].publicKey}`)
    expect((await call('POST', '/keys', { name: 'My app' })).statusCode).toBe(201)
  })
})

test('no private key stands in the file of the database', async () => {
  const folder = buildTemporaryFolder()
  const { store, createKey } = await build({ DATA_DIR: folder })
  const { publicKey, privateKey } = await createKey()
  await store.run('PRAGMA wal_checkpoint(TRUNCATE)')
  const file = readFileSync(join(folder, 'spinner-rack.sqlite'))
  expect(file.includes(publicKey)).toBe(true)
  expect(file.includes(privateKey)).toBe(false)
  expect(file.includes(Buffer.from(privateKey, 'hex'))).toBe(false)
  expect(file.includes(Buffer.from(privateKey, 'hex').toString('base64url'))).toBe(false)
})

test('a key that was sealed under another secret says so', async () => {
  const { store, call, createKey } = await build()
  const [one, other] = [await createKey(), await createKey()]
  await store.run(
    `UPDATE account_keys SET sealed_private_key =
      (SELECT sealed_private_key FROM account_keys WHERE public_key = ?) WHERE public_key = ?`,
    one.publicKey,
    other.publicKey,
  )
  const answer = await call('GET', `/keys/${other.publicKey}/private-key`)
  expect(answer.statusCode).toBe(409)
  expect(answer.json().code).toBe('key-unreadable')
})

const GOOD = { name: 'My app', referrers: [] }

test.each([
  ['no name', { referrers: [] }, 'name'],
  ['a blank name', { ...GOOD, name: ' \t ' }, 'name'],
  ['a name that is a number', { ...GOOD, name: 7 }, 'name'],
  ['a name with a line end', { ...GOOD, name: 'one\ntwo' }, 'name'],
  ['a name with a zero', { ...GOOD, name: 'one\u0000two' }, 'name'],
  ['a name of 61 characters', { ...GOOD, name: '😀'.repeat(61) }, 'name'],
  ['referrers that are a text', { ...GOOD, referrers: '*.example.com' }, 'referrers'],
  ['21 referrers', { ...GOOD, referrers: Array(21).fill('example.com') }, 'referrers'],
  ['300 referrers', { ...GOOD, referrers: Array(300).fill('example.com') }, 'referrers'],
  ['a blank referrer', { ...GOOD, referrers: [' '] }, 'referrers'],
  ['a referrer with blanks', { ...GOOD, referrers: ['a b.example'] }, 'referrers'],
  ['two referrers in one', { ...GOOD, referrers: ['a.example,b.example'] }, 'referrers'],
  ['a script', { ...GOOD, referrers: ['javascript:alert(1)'] }, 'referrers'],
  ['another scheme', { ...GOOD, referrers: ['ftp://example.com'] }, 'referrers'],
  ['an expression', { ...GOOD, referrers: ['(a+)+$'] }, 'referrers'],
  ['a referrer of 201 characters', { ...GOOD, referrers: ['a'.repeat(201)] }, 'referrers'],
  ['a list in the list', { ...GOOD, referrers: [['example.com']] }, 'referrers'],
])('%s makes no key', async (_what, body, field) => {
  const { call } = await shareMember()
  const answer = await call('POST', '/keys', body)
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields)).toEqual([field])
  expect((await call('GET', '/keys')).json()).toEqual([])
})

test.each([
  ['{', 400],
  ['null', 422],
  ['[]', 422],
  ['"name"', 422],
  [`{"name":"${'a'.repeat(20_000)}"}`, 413],
  ['{"__proto__":{"name":"x"}}', 400],
])('%.30s makes no key', async (body, status) => {
  const { call } = await shareMember()
  expect((await call('POST', '/keys', body)).statusCode).toBe(status)
  expect((await call('GET', '/keys')).json()).toEqual([])
})

test.each(['x', '0'.repeat(33), "' OR 1=1 --", '..%2f', 'A'.repeat(32)])(
  '%j is no public key',
  async (publicKey) => {
    const { call } = await shareMember()
    const answer = await call('DELETE', `/keys/${encodeURIComponent(publicKey)}`)
    expect(answer.statusCode).toBe(400)
  },
)

test.each([
  'example.com',
  '*',
  '*.*',
  'https://*.example.com/app/*',
  'localhost:3000',
  '127.0.0.1:*',
  'HTTP://Example.com',
])('%s may be listed as a referrer', async (referrer) => {
  const { call, createKey } = await shareMember()
  const key = await createKey({ name: '<b>我的</b> “app”', referrers: [referrer] })
  expect(key.referrers).toEqual([referrer])
  await call('DELETE', `/keys/${key.publicKey}`)
})
