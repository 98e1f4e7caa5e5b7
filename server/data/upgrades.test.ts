import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { bringUpToDate } from '../store/bring-up-to-date.ts'
import type { Database, SqlValue } from '../store/database.ts'
import { type Migration, migrate } from '../store/migrate.ts'
import { openStores } from '../store/open-stores.ts'
import { readTables } from '../store/tables.ts'
import { buildAccounts } from '../testing/build-accounts.ts'
import { buildFavouriteCatalogue } from '../testing/build-favourites.ts'
import { buildFullStore, FULL_LIST, FULL_MEMBER } from '../testing/build-full-store.ts'
import { databases } from '../testing/databases.ts'
import { nextMigration } from '../testing/next-migration.ts'
import { breakingChanges, readSchemaFacts } from '../testing/schema-facts.ts'
import { openSealedKey, shipped } from '../testing/shipped.ts'
import { PASSWORD, readCookies } from '../testing/sign-up-member.ts'
import type { RunningServer } from '../testing/start-server.ts'
import {
  runSmallServerToItsEnd,
  startNextServer,
  startSmallServer,
} from '../testing/start-small-server.ts'
import { FIXTURES, loadStoreFixture } from '../testing/store-fixture.ts'

const { migrations } = shipped

type Row = Record<string, SqlValue>
type Rows = Map<string, Row[]>

const VERSIONS = readdirSync(FIXTURES)
const program = { version: '9.9.9', migrations, now: () => new Date('2030-01-01T00:00:00Z') }

async function readRows(database: Database): Promise<Rows> {
  const tables = (await readTables(database)).filter((table) => !table.startsWith('limit_'))
  const rows = tables.map(
    async (table) => [table, await database.all<Row>(`SELECT * FROM "${table}"`)] as const,
  )
  return new Map(await Promise.all(rows))
}

/** The same columns of the rows that are there now. */
function sameColumns(before: Row[], after: Row[]): string[] {
  const names = Object.keys(before[0] ?? {})
  return after.map((row) => JSON.stringify(names.map((name) => row[name]))).sort()
}

test('there is a store of each version that was released', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8')
  const dated = [...changelog.matchAll(/^## (\S+), \d{4}-\d{2}-\d{2}/gm)].map(
    ([, version]) => version,
  )
  expect(dated).toContain('0.1.0')
  expect(VERSIONS.toSorted()).toEqual(dated.toSorted())
})

describe.each(databases)('on %s', (_name, open, _createEnvironment, createEmpty) => {
  async function loadStore(version: string) {
    const environment = await createEmpty()
    await loadStoreFixture(version, environment.DATABASE_URL ?? environment.DATA_DIR ?? '')
    return { environment, database: await open(environment) }
  }

  describe.each(VERSIONS)('a store of %s', (version) => {
    test('is brought up to date, loses no row, and has the tables of a new one', async () => {
      const { environment, database } = await loadStore(version)
      const before = await readRows(database)
      expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([])
      const stores = await openStores(readConfig(environment))
      onTestFinished(() => stores.close())
      await bringUpToDate(stores, program)
      const after = await readRows(database)
      for (const [table, rows] of before) {
        if (table === 'migrations' || table === 'store_versions') continue
        expect(sameColumns(rows, after.get(table) ?? [])).toEqual(sameColumns(rows, rows))
      }
      const fresh = await open()
      await migrate(fresh, migrations)
      expect(await readSchemaFacts(database)).toEqual(await readSchemaFacts(fresh))
      expect(after.get('store_versions')).toContainEqual({
        version: '9.9.9',
        since: 1_893_456_000_000,
      })
    })

    test('lets its member log in and find what was there', async () => {
      const { environment, database } = await loadStore(version)
      const { app, post } = await buildAccounts(environment, {
        catalogue: buildFavouriteCatalogue(),
      })
      const { email } = FULL_MEMBER
      const { cookie, status } = await post('/sign-in/email', { email, password: PASSWORD })
      expect(status).toBe(200)
      const { lists } = (await app.inject({ url: '/api/lists', headers: { cookie } })).json()
      expect(lists).toMatchObject([{ name: FULL_LIST }])
      const [key] = await database.all<{ sealed: string; public: string }>(
        'SELECT sealed_private_key AS sealed, public_key AS public FROM account_keys',
      )
      expect(openSealedKey(key?.sealed ?? '', key?.public ?? '')).toMatch(/^[\da-f]{40}$/)
    })

    test('can be used by a server of its version after the newest migrations', async () => {
      const { database } = await loadStore(version)
      const before = await readSchemaFacts(database)
      await migrate(database, migrations)
      expect(breakingChanges(before, await readSchemaFacts(database))).toEqual([])
    })
  })

  test.each<[string, string, string[]]>([
    ['drops a table', 'DROP TABLE profiles', ['lost: profiles.handle']],
    ['drops a column', 'ALTER TABLE profiles DROP COLUMN name', ['lost: profiles.name']],
    [
      'renames a column',
      'ALTER TABLE profiles RENAME COLUMN name TO title',
      ['lost: profiles.name'],
    ],
    ['renames a table', 'ALTER TABLE profiles RENAME TO faces', ['lost: profiles.name']],
    ['makes unique', 'CREATE UNIQUE INDEX once ON profiles (name)', ['new: profiles is unique by']],
    [
      'makes unique in part',
      'CREATE UNIQUE INDEX once ON lists (name) WHERE version = 1',
      ['new: lists is unique by'],
    ],
    [
      'checks',
      'ALTER TABLE profiles ADD COLUMN stars BIGINT CHECK (stars > 1)',
      ['new: profiles checks'],
    ],
    [
      'keeps a row that is to be deleted',
      'CREATE TABLE stars (id TEXT PRIMARY KEY, of TEXT REFERENCES lists (id))',
      ['new: lists is kept by stars'],
    ],
  ])('a migration that %s is noticed', async (_what, sql, words) => {
    const database = await open()
    await migrate(database, migrations)
    const before = await readSchemaFacts(database)
    await migrate(database, [{ name: 'made-up', statements: [sql] }])
    const found = breakingChanges(before, await readSchemaFacts(database))
    for (const word of words) expect(found).toContainEqual(expect.stringContaining(word))
  })

  test('one that only adds is no breaking change, and all calls of members go on working', async () => {
    const environment = await createEmpty()
    const database = await open(environment)
    await migrate(database, migrations)
    const before = await readSchemaFacts(database)
    await migrate(database, [nextMigration])
    expect(breakingChanges(before, await readSchemaFacts(database))).toEqual([])
    const { store } = await buildFullStore(environment)
    const rows = [...(await readRows(store))].filter(([, found]) => found.length === 0)
    expect(rows.map(([table]) => table)).toEqual(['stars'])
  })

  test('a newer store is refused by both versions, and nothing of it is changed', async () => {
    const { environment, database } = await loadStore('0.1.0')
    const stores = await openStores(readConfig(environment))
    onTestFinished(() => stores.close())
    const newer: Migration[] = [
      ...migrations,
      nextMigration,
      { ...nextMigration, name: 'stars-2', statements: [] },
    ]
    await bringUpToDate(stores, { ...program, version: '0.4.0', migrations: newer })
    const before = await readRows(database)
    await expect(bringUpToDate(stores, { ...program, version: '0.3.0' })).rejects.toThrow(
      'The database was brought up to date by version 0.4.0 of the program, and this is 0.3.0, ' +
        'which does not know stars-1-given and 1 more. Start that version or a later one; nothing was changed.',
    )
    expect(await readRows(database)).toEqual(before)
    await expect(bringUpToDate(stores, { ...program, version: '0.4.0' })).rejects.toThrow(
      /^The database was brought up to date by a newer state of the program than this one, 0\.4\.0, /,
    )
    await bringUpToDate(stores, { ...program, version: '0.5.0', migrations: newer })
  })

  test('two servers of two versions work side by side, and the older one does not start again', async () => {
    const environment = await createEmpty()
    const older = await startSmallServer(environment)
    onTestFinished(() => void older.process.kill('SIGKILL'))
    const member = await signUp(older)
    const newer = await startNextServer(environment)
    onTestFinished(() => void newer.process.kill('SIGKILL'))

    await keep(older, member, 1009610)
    await keep(newer, member, 2000001)
    await keep(newer, await signUp(older), 1009610)
    await keep(older, await signUp(newer), 1009610)
    for (const server of [older, newer]) {
      const { total } = await (await call(server, member, 'GET', '/favourites')).json()
      expect(total).toBe(2)
    }
    await older.stop()
    const { code, stderr } = await runSmallServerToItsEnd(environment)
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^The database was brought up to date by .* does not know stars-1-given\. .*\n$/,
    )
    expect((await call(newer, member, 'GET', '/favourites')).status).toBe(200)
  })
})

async function signUp(server: RunningServer): Promise<string> {
  const member = {
    name: 'Asha Rao',
    email: `${crypto.randomUUID()}@example.com`,
    password: PASSWORD,
  }
  const answer = await call(server, '', 'POST', '/auth/sign-up/email', member)
  expect(answer.status).toBe(200)
  return readCookies(answer.headers.getSetCookie())
}

async function keep(server: RunningServer, cookie: string, id: number): Promise<void> {
  expect((await call(server, cookie, 'PUT', `/favourites/characters/${id}`)).status).toBe(204)
}

function call(server: RunningServer, cookie: string, method: string, path: string, body?: object) {
  return fetch(`${server.url}/api${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}
