import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database, SqlValue, Statement } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { renumber } from '../store/renumber.ts'
import { readTables } from '../store/tables.ts'
import { rowsOf } from '../testing/build-full-store.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { runData, runKilledRestore } from '../testing/run-data.ts'
import { shipped } from '../testing/shipped.ts'
import { writeSmallBackup } from '../testing/small-backup.ts'
import { startSmallServer } from '../testing/start-small-server.ts'

const { storedIds, migrations } = shipped

const INSERT = 'INSERT INTO favourites (member_id, kind, entity_id, created_at) VALUES (?, ?, ?, ?)'
const COUNT = 'SELECT member_id AS "member", COUNT(*) AS "count" FROM favourites GROUP BY member_id'

const favourites = (member: string, count: number): SqlValue[][] =>
  Array.from({ length: count }, (_, id) => [member, 'comics', id, 1])

const keep = (database: Database, rows: SqlValue[][]) =>
  database.batch(rows.map((row): Statement => [INSERT, ...row]))

/** A user of the embedded accounts, by the columns of the table. */
const user = (id: string, email: string) => [id, id, email, 0, null, 'now', 'now', null, 0, null]

/** Ctrl-C when a bar of this command has been drawn to its half: for a restore the second one, of rows that are written. */
function runUntilHalf(environment: Record<string, string>, args: string[]) {
  const stop = new AbortController()
  let halves = args[0] === 'restore' ? 2 : 1
  let last = 0
  return runData(environment, args, {
    signal: stop.signal,
    redraw: (line) => {
      const share = Number(/(\d+) %/.exec(line)?.[1])
      if (last < 50 && share >= 50) halves -= 1
      if (halves === 0) stop.abort()
      last = share
    },
  })
}

describe.each(databases)('on %s', (_name, open, createEnvironment, createEmpty) => {
  async function buildStore() {
    const environment = await createEnvironment()
    const database = await open(environment)
    await keep(database, favourites('old', 3))
    return { environment, database, former: await rowsOf(database) }
  }

  test('a store that is not empty stays as it is, unless it is to be replaced', async () => {
    const { environment, database, former } = await buildStore()
    const file = await writeSmallBackup({ rows: { favourites: favourites('new', 2) } })
    expect(await runData(environment, ['restore', file])).toEqual({
      code: 1,
      printed: [],
      told: [
        'This store is not empty: with --replace a backup of it is made first, and then it goes.',
      ],
    })
    expect(await rowsOf(database)).toEqual(former)

    // On PostgreSQL, this machine may not have had a data folder.
    if (environment.DATABASE_URL) environment.DATA_DIR = join(buildTemporaryFolder(), 'new')
    const { code, printed } = await runData(environment, ['restore', file, '--replace'])
    expect(code).toBe(0)
    expect(await database.all(COUNT)).toEqual([{ member: 'new', count: 2 }])
    const [, saved = ''] = /^What was here before is in (\S+)\.$/.exec(printed[0] ?? '') ?? []
    expect(statSync(saved).mode & 0o777).toBe(0o600)
    expect(saved.startsWith(environment.DATA_DIR ?? '-')).toBe(true)
    expect(await runData(environment, ['restore', saved, '--replace'])).toMatchObject({ code: 0 })
    expect(await rowsOf(database)).toEqual(former)
  })

  test('a store that a server has begun and no member has used is empty', async () => {
    const environment = await createEmpty()
    const database = await open(environment)
    await migrate(database, migrations)
    const file = await writeSmallBackup({ rows: { favourites: favourites('new', 2) } })
    expect(await runData(environment, ['restore', file])).toMatchObject({ code: 0 })
    expect(await database.all(COUNT)).toEqual([{ member: 'new', count: 2 }])
  })

  test.each([
    [
      'a row that is there twice',
      { identity_users: [user('a', 'one@x'), user('b', 'one@x')] },
      /unique/i,
    ],
    [
      'a row of nobody',
      { identity_two_factors: [['f', 'nobody', 's', 'c', 1, 0, null]] },
      /identity_users|foreign/i,
    ],
  ])('%s, late in the file, leaves what was there', async (_fault, rows, reason) => {
    const { environment, database, former } = await buildStore()
    const file = await writeSmallBackup({ rows: { favourites: favourites('new', 2), ...rows } })
    const { code, told, printed } = await runData(environment, ['restore', file, '--replace'])
    expect({ code, lines: told.length }).toEqual({ code: 1, lines: 1 })
    expect(told[0]).toMatch(reason)
    expect(printed).toEqual([expect.stringContaining('What was here before is in')])
    expect(await rowsOf(database)).toEqual(former)
  })

  test('a kill -9 in the middle leaves what was there, and the next restore is not in its way', async () => {
    const { environment, database, former } = await buildStore()
    const file = await writeSmallBackup({ rows: { favourites: favourites('new', 2_000) } })
    expect(await runKilledRestore(environment, 'rows', file)).toBe('SIGKILL')
    expect(await rowsOf(database)).toEqual(former)
    expect(await runData(environment, ['restore', file, '--replace'])).toMatchObject({ code: 0 })
    expect(await database.all(COUNT)).toEqual([{ member: 'new', count: 2_000 }])
  })

  test('Ctrl-C in the middle leaves what was there, and so it does in the middle of a backup', async () => {
    const { environment, database, former } = await buildStore()
    const file = await writeSmallBackup({ rows: { favourites: favourites('new', 2_000) } })
    const restored = await runUntilHalf(environment, ['restore', file, '--replace'])
    expect(restored).toMatchObject({ code: 1, told: ['Stopped: nothing was changed.'] })
    expect(await rowsOf(database)).toEqual(former)

    expect(await runData(environment, ['restore', file, '--replace'])).toMatchObject({ code: 0 })
    const folder = buildTemporaryFolder()
    const stopped = await runUntilHalf(environment, ['backup', join(folder, 'site.gz')])
    expect(stopped).toMatchObject({ code: 1, told: ['Stopped: nothing was changed.'] })
    expect(readdirSync(folder)).toEqual([])
  })

  test('a store that a server uses is refused, until that is stopped or killed', async () => {
    const { environment } = await buildStore()
    const server = await startSmallServer(environment)
    onTestFinished(() => void server.process.kill('SIGKILL'))
    const file = await writeSmallBackup({ rows: { favourites: favourites('new', 2) } })
    const refused = await runData(environment, ['restore', file, '--replace'])
    expect(refused).toEqual({
      code: 1,
      printed: [],
      told: [expect.stringMatching(/^A server runs on this store.*Nothing was changed\.$/)],
    })
    expect(await (await open(environment)).all(COUNT)).toEqual([{ member: 'old', count: 3 }])
    await server.stop('SIGKILL')

    expect(await runData(environment, ['restore', file, '--replace'])).toMatchObject({ code: 0 })
  })

  test('a database of somebody else is refused, and nothing of it is touched', async () => {
    const environment = await createEmpty()
    const database = await open(environment)
    await database.run('CREATE TABLE migrations (id BIGINT, migration TEXT, batch BIGINT)')
    await database.run('CREATE TABLE orders (id BIGINT)')
    await database.run('INSERT INTO orders (id) VALUES (1)')
    const theirs = async () => [
      await readTables(database),
      await database.all('SELECT * FROM orders'),
    ]
    const before = await theirs()
    const file = await writeSmallBackup({ rows: { favourites: favourites('new', 2) } })
    for (const args of [
      ['restore', file],
      ['restore', file, '--replace'],
    ]) {
      const { code, told } = await runData(environment, args)
      expect({ code, told }).toEqual({
        code: 1,
        told: [
          expect.stringMatching(/^The database is somebody else's: it has a table migrations, /),
        ],
      })
    }
    const backup = join(buildTemporaryFolder(), 'theirs.gz')
    expect(await runData(environment, ['backup', backup])).toMatchObject({
      code: 1,
      told: ['There is no store of Spinner Rack in this database.'],
    })
    expect(existsSync(backup)).toBe(false)
    expect(await theirs()).toEqual(before)
  })

  test('a store of a newer program is neither replaced nor backed up, and both are named', async () => {
    const { environment, database } = await buildStore()
    await migrate(database, [
      { name: 'lists-9-stars', statements: ['CREATE TABLE stars (id BIGINT)'] },
    ])
    await database.run("INSERT INTO store_versions (version, since) VALUES ('9.1.0', 1)")
    const former = await rowsOf(database)
    const file = await writeSmallBackup()
    const restored = await runData(environment, ['restore', file, '--replace'], {
      version: '0.2.0',
    })
    expect(restored.told).toEqual([
      'The store here is of version 9.1.0, and this program is 0.2.0: restore with that program, or into an empty store.',
    ])
    const backup = join(buildTemporaryFolder(), 'site.gz')
    expect((await runData(environment, ['backup', backup], { version: '0.2.0' })).told).toEqual([
      'The store is newer than this program, 0.2.0: it knows no lists-9-stars. Make the backup with version 9.1.0.',
    ])
    expect(await rowsOf(database)).toEqual(former)
  })

  test('a backup of an older version is brought up to date', async () => {
    const environment = await createEmpty()
    const older = migrations.filter(({ name }) => name !== 'queries-2-about-a-page')
    const source = await createEmpty()
    const database = await open(source)
    await migrate(database, older)
    await database.run(
      `INSERT INTO queries (id, member_id, fullname, email, message, "timestamp")
      VALUES ('one', 'a', 'A', 'a@x', 'Hello', 1)`,
    )
    const file = join(buildTemporaryFolder(), 'older.gz')
    expect(await runData(source, ['backup', file])).toMatchObject({ code: 0 })
    expect(await runData(environment, ['restore', file])).toMatchObject({ code: 0 })
    const restored = await open(environment)
    expect(await restored.all('SELECT id, about FROM queries')).toEqual([
      { id: 'one', about: null },
    ])
    const names = await restored.all<{ name: string }>('SELECT name FROM migrations')
    expect(names.map(({ name }) => name).sort()).toEqual(migrations.map(({ name }) => name).sort())
  })

  test('ids of the catalogue that changed since are moved at the next start', async () => {
    const environment = await createEmpty()
    const database = await open(environment)
    const moved = renumber([{ kind: 'comics', id: 1, now: 7 }], storedIds)
    await migrate(database, [...migrations, moved])
    const rows = { migrations: [['ids-of-an-older-one', 1]], favourites: favourites('new', 2) }
    expect(await runData(environment, ['restore', await writeSmallBackup({ rows })])).toMatchObject(
      { code: 0 },
    )
    await migrate(database, [...migrations, moved])
    expect(
      await database.all('SELECT entity_id AS "id" FROM favourites ORDER BY entity_id'),
    ).toEqual([{ id: 0 }, { id: 7 }])
  })
})

test('a wrong file is refused before anything is made', async () => {
  const folder = join(buildTemporaryFolder(), 'not-made')
  const file = join(buildTemporaryFolder(), 'hello.gz')
  writeFileSync(file, 'hello')
  expect(await runData({ DATA_DIR: folder }, ['restore', file])).toMatchObject({ code: 1 })
  expect(existsSync(folder)).toBe(false)
})

test('a file that is no database is refused, and stays as it is', async () => {
  const folder = buildTemporaryFolder()
  const place = join(folder, 'spinner-rack.sqlite')
  writeFileSync(place, 'A diary, and no database.'.repeat(100))
  const before = readFileSync(place)
  const { code, told } = await runData({ DATA_DIR: folder }, [
    'restore',
    await writeSmallBackup(),
    '--replace',
  ])
  expect({ code, told }).toEqual({ code: 1, told: ['file is not a database'] })
  expect(readFileSync(place)).toEqual(before)
  expect(readdirSync(folder)).toEqual(['in-use.lock', 'spinner-rack.sqlite'])
})
