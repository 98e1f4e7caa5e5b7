import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { buildAccounts } from '../testing/build-accounts.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { runMembers } from '../testing/run-members.ts'
import { signUpMember } from '../testing/sign-up-member.ts'

const FIREBASE = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: 'demo-rack',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'demo-rack.firebaseapp.com',
}

function sayingOnly(complained: string) {
  return { code: 1, printed: '', complained: `${complained}\n` }
}

test.each([
  [],
  ['lst'],
  ['constructor'],
  ['list', 'more'],
  ['list', '--colour'],
  ['list', '--yes'],
  ['show'],
  ['show', 'a', 'b'],
  ['show', ''],
  ['disable', 'a', '--json'],
  ['delete', 'a', '--force'],
  ['audit', 'a'],
])('%s %s %s is answered with the usage', async (...args) => {
  const { code, complained } = await runMembers({}, ...args.filter((arg) => arg !== undefined))
  expect(code).toBe(2)
  expect(complained).toContain('Usage: npm run members -- list [--text T]')
})

test.each([
  [['list', '--limit', '0'], '--limit must be a number from 1 to 100000'],
  [['list', '--limit', 'all'], '--limit must be a number from 1 to 100000'],
  [
    ['audit', '--since', 'yesterday'],
    '--since must be a day such as 2026-11-15, or a time such as 2026-11-15T09:30:00Z',
  ],
])('%j is told what is wrong with it', async (args, complained) => {
  expect(await runMembers({}, ...args)).toEqual({
    code: 2,
    printed: '',
    complained: `${complained}\n`,
  })
})

describe.each(databases)('on %s', (_name, open, createEnvironment, createEmpty) => {
  test('nobody is found by a part of an address, and the terminal is given no orders', async () => {
    const environment = await createEnvironment()
    const { app, store } = await buildAccounts(environment)
    await signUpMember(app, { email: 'asha@example.com' })
    for (const act of ['show', 'verify', 'reset-link', 'disable', 'delete']) {
      expect(await runMembers(environment, act, 'asha')).toEqual(
        sayingOnly('No member has the e-mail or id asha. Parts of one are found by list --text.'),
      )
    }
    expect((await runMembers(environment, 'show', '\u001b[31m@x')).complained).toContain(
      ' \ufffd[31m@x. ',
    )
    expect(await store.all('SELECT * FROM member_acts')).toEqual([])
    await store.run('UPDATE identity_users SET name = ?', 'Red \u001b[31m\u009b2J \u202Eevil')
    const { printed } = await runMembers(environment, 'list')
    expect(printed).toContain('Red \ufffd[31m\ufffd2J \ufffdevil')
    const json = (await runMembers(environment, 'list', '--json')).printed
    expect(json).toContain('Red \\u001b[31m\\u009b2J \\u202eevil')
    expect(JSON.parse(json).members[0].displayName).toBe('Red \u001b[31m\u009b2J \u202Eevil')
  })

  test('a database without our tables is left alone', async () => {
    const environment = await createEmpty()
    const database = await open(environment)
    await database.run('CREATE TABLE migrations (id BIGINT, migration TEXT)')
    const { code, complained } = await runMembers(environment, 'list')
    expect(code).toBe(1)
    expect(complained).toMatch(/ is not a database of this site\. Nothing was changed\.\n$/)
    await database.run('DROP TABLE migrations')
    expect((await runMembers(environment, 'list')).complained).toBe(complained)
    await database.run('CREATE TABLE migrations (name TEXT)')
    await database.run(`INSERT INTO migrations (name) VALUES ('2014_10_12_create_users')`)
    expect((await runMembers(environment, 'list')).complained).toBe(complained)
  })

  test('an older database is brought up to date by the server alone', async () => {
    const environment = await createEnvironment()
    const database = await open(environment)
    await database.run(`DELETE FROM migrations WHERE name = 'members-1-audit'`)
    expect(await runMembers(environment, 'list')).toEqual(
      sayingOnly(
        'The database is older than this program. Start the server once, which brings it up to date.',
      ),
    )
    expect(
      await database.all(`SELECT name FROM migrations WHERE name = 'members-1-audit'`),
    ).toEqual([])
  })

  test('a newer database is left to the newer program', async () => {
    const environment = await createEnvironment()
    const database = await open(environment)
    await database.run(`INSERT INTO migrations (name, applied_at) VALUES ('members-2-next', 0)`)
    const { code, complained } = await runMembers(environment, 'list')
    expect(code).toBe(1)
    expect(complained).toContain(
      'which does not know members-2-next. Start that version or a later one',
    )
  })

  test('with accounts at Firebase each command says so, but for what is kept here', async () => {
    const environment = { ...(await createEnvironment()), ...FIREBASE }
    const database = await open(environment)
    await database.run(`INSERT INTO account_members (member_id, plan) VALUES ('uid-1', 'premier')`)
    for (const args of [
      ['list'],
      ['show', 'uid-1'],
      ['disable', 'uid-1'],
      ['reset-link', 'a@b.c'],
    ]) {
      expect(await runMembers(environment, ...args)).toEqual(
        sayingOnly(
          `IDENTITY=firebase: accounts are kept at Firebase, so ${args[0]} is for its console.`,
        ),
      )
    }
    expect(await runMembers(environment, 'delete', 'asha@example.com', '--yes')).toEqual(
      sayingOnly('IDENTITY=firebase: only Firebase knows addresses. Give the User UID.'),
    )
    const { code, printed } = await runMembers(environment, 'delete', 'uid-1', '--yes')
    expect([code, printed]).toEqual([
      0,
      'Whatever was kept here of uid-1 is deleted. The account is deleted in Firebase’s console.\n',
    ])
    expect(await database.all('SELECT * FROM account_members')).toEqual([])
    const audit = JSON.parse((await runMembers(environment, 'audit', '--json')).printed)
    expect(audit).toMatchObject([
      { act: 'delete', memberId: 'uid-1', outcome: 'begun' },
      { act: 'delete', memberId: 'uid-1', outcome: 'done' },
    ])
  })
})

describe('a typing error in DATA_DIR', () => {
  test('makes neither a folder nor a database', async () => {
    const folder = join(buildTemporaryFolder(), 'dta')
    const file = join(folder, 'spinner-rack.sqlite')
    const refused = sayingOnly(
      `There is no ${file}. Set DATA_DIR to the folder that the server uses.`,
    )
    expect(await runMembers({ DATA_DIR: folder }, 'list')).toEqual(refused)
    expect(existsSync(folder)).toBe(false)
    mkdirSync(folder)
    expect(await runMembers({ DATA_DIR: folder }, 'disable', 'a@b.c')).toEqual(refused)
    expect(readdirSync(folder)).toEqual([])
  })

  test.each([
    ['no database', (file: string) => writeFileSync(file, 'Dear diary, '.repeat(1000))],
    [
      'the database of another program',
      (file: string) => {
        const database = new DatabaseSync(file)
        database.exec('CREATE TABLE diary (day TEXT)')
        database.close()
      },
    ],
    ['an empty file', (file: string) => writeFileSync(file, '')],
  ])('that leads to %s changes nothing of it', async (_what, write) => {
    const folder = buildTemporaryFolder()
    const file = join(folder, 'spinner-rack.sqlite')
    write(file)
    chmodSync(file, 0o644)
    const before = readFileSync(file)
    expect(await runMembers({ DATA_DIR: folder }, 'list')).toEqual(
      sayingOnly(`${file} is not a database of this site. Nothing was changed.`),
    )
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(statSync(file).mode & 0o777).toBe(0o644)
    expect(readdirSync(folder)).toEqual(['spinner-rack.sqlite'])
  })
})

test('says in one line that PostgreSQL cannot be reached, and what the configuration lacks', async () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  const { code, complained } = await runMembers({ DATABASE_URL }, 'list')
  expect(code).toBe(1)
  expect(complained).toMatch(/^DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/)
  expect(await runMembers({ PORT: 'x' }, 'list')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('PORT: '),
  })
})
