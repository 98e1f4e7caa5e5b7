import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import type { Session, SqlValue } from '../store/database.ts'
import { openSqlite, overDriver } from '../store/open-sqlite.ts'
import { connectPostgres } from './connect-postgres.ts'
import { refuseForeign } from './inspect-target.ts'
import type { TableShape } from './table-shapes.ts'

/** A store in one transaction: what is changed is there after `commit`, or not at all. */
export interface Target extends Session {
  insert(shape: TableShape, rows: SqlValue[][]): Promise<void>
  /** Throws if a row refers to one that is not there. */
  commit(): Promise<void>
  /** Without a commit before, nothing has changed. */
  close(): Promise<void>
}

export function openTarget({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Target> {
  return databaseUrl === undefined
    ? openSqliteTarget(join(dataDir, 'spinner-rack.sqlite'))
    : openPostgresTarget(databaseUrl)
}

async function openSqliteTarget(file: string): Promise<Target> {
  if (existsSync(file)) await refuseForeignFile(file)
  const store = openSqlite(file)
  const driver = store.driver as DatabaseSync
  const session = overDriver(driver)
  const { run } = session
  // Rows are checked at the end: before, tables that others refer to are dropped.
  driver.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE')
  return {
    ...session,
    batch: async (statements) => {
      for (const [sql, ...values] of statements) await run(sql, ...values)
    },
    insert: async (shape, rows) => {
      const marks = shape.columns.map(() => '?').join(', ')
      const statement = driver.prepare(`INSERT INTO ${listOf(shape)} VALUES (${marks})`)
      for (const row of rows) statement.run(...row)
    },
    commit: async () => {
      const [broken] = driver.prepare('PRAGMA foreign_key_check').all()
      if (broken)
        throw new Error(
          `A row of ${broken.table} refers to one of ${broken.parent} that is not there`,
        )
      driver.exec('COMMIT')
      await store.purge()
    },
    close: () => store.close(),
  }
}

/** Before it is opened for writing, which would change it already. */
async function refuseForeignFile(file: string): Promise<void> {
  const driver = new DatabaseSync(file, { readOnly: true })
  try {
    await refuseForeign(overDriver(driver))
  } finally {
    driver.close()
  }
}

async function openPostgresTarget(url: string): Promise<Target> {
  const { session, client } = await connectPostgres(url)
  await client.query('BEGIN')
  return {
    ...session,
    insert: async (shape, rows) => {
      const arrays = shape.columns.map((_, place) => rows.map((row) => withoutNul(row[place])))
      const types = shape.columns.map(({ type }, place) => `$${place + 1}::${type}[]`)
      const sql = `INSERT INTO ${listOf(shape)} SELECT * FROM unnest(${types.join(', ')})`
      await client.query(sql, arrays)
    },
    commit: async () => void (await client.query('COMMIT')),
    close: () => client.end(),
  }
}

function listOf({ name, columns }: TableShape): string {
  return `"${name}" (${columns.map((column) => `"${column.name}"`).join(', ')})`
}

/** The one character that SQLite can keep in a text and PostgreSQL cannot. */
function withoutNul(value: SqlValue | undefined): SqlValue | undefined {
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value
}
