import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { migrations } from '../migrations.ts'
import type { Database, SqlValue } from '../store/database.ts'
import { limitMigrations } from '../store/limits.ts'
import { type Migration, migrate } from '../store/migrate.ts'

/** Stores of released versions: the statements that made them at their time, and rows in every table. */
export const FIXTURES = join(import.meta.dirname, '../data/fixtures')

/** The version whose store is to be written; `scripts/store-fixture.ts` sets it. */
export function versionToWrite(): string | undefined {
  return process.env.STORE_FIXTURE
}

/** Writes a store as SQL: `empty` is a new database of the same kind, on which the migrations run once more. */
export async function writeStoreFixture(
  version: string,
  { store, limitStore, empty }: { store: Database; limitStore: Database; empty: Database },
): Promise<void> {
  const { kind } = store
  const folder = join(FIXTURES, version)
  mkdirSync(folder, { recursive: true })
  const write = (name: string, statements: string[]) =>
    writeFileSync(join(folder, `${name}.sql`), `${statements.join(';\n')};\n`)

  const shared = kind === 'postgresql' ? limitMigrations(kind) : []
  write(kind, await statementsOf(store, empty, [...migrations, ...shared]))
  if (kind === 'sqlite') {
    await empty.run('DROP TABLE migrations')
    write('sqlite-limits', await statementsOf(limitStore, empty, limitMigrations(kind)))
  }
}

/** Makes the store of this version in an empty database: a file, or the URL of PostgreSQL. */
export async function loadStoreFixture(version: string, place: string): Promise<void> {
  const read = (name: string) => readFileSync(join(FIXTURES, version, `${name}.sql`), 'utf8')
  if (place.startsWith('postgres:')) {
    const client = new pg.Client({ connectionString: place })
    await client.connect()
    await client.query(read('postgresql'))
    await client.end()
    return
  }
  for (const [name, file] of [
    ['sqlite', 'spinner-rack.sqlite'],
    ['sqlite-limits', 'limits.sqlite'],
  ] as const) {
    const database = new DatabaseSync(join(place, file))
    database.exec(read(name))
    database.close()
  }
}

async function statementsOf(from: Database, empty: Database, all: Migration[]): Promise<string[]> {
  const made: string[] = []
  const recorded: Database = {
    ...empty,
    run: (sql, ...values) => {
      made.push(sql)
      return empty.run(sql, ...values)
    },
    batch: (statements) => {
      made.push(...statements.filter(({ length }) => length === 1).map(([sql]) => sql))
      return empty.batch(statements)
    },
  }
  await migrate(recorded, all)
  const tables = made.flatMap(
    (sql) => /^CREATE.* TABLE (?:IF NOT EXISTS )?(\w+)/.exec(sql)?.[1] ?? [],
  )
  const inserts = await Promise.all(tables.map((table) => insertsInto(from, table)))
  return [...made, ...inserts.flat()]
}

async function insertsInto(database: Database, table: string): Promise<string[]> {
  const rows = await database.all<Record<string, SqlValue>>(`SELECT * FROM ${table}`)
  return rows.map((row) => {
    const columns = Object.keys(row).map((name) => `"${name}"`)
    return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`
  })
}

function literal(value: SqlValue): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}
