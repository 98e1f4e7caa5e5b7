import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Database, SqlValue } from './database.ts'

/** FULL with a write-ahead log: what was acknowledged is on the disk, kill -9 or power cut. */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
`

export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(PRAGMAS)
  const prepared = new Map<string, StatementSync>()
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  const run = (sql: string, values: SqlValue[]) => Number(prepare(sql).run(...values).changes)

  return {
    driver: database,
    all: async <Row>(sql: string, ...values: SqlValue[]) =>
      prepare(sql).all(...values) as unknown as Row[],
    first: async <Row>(sql: string, ...values: SqlValue[]) =>
      prepare(sql).get(...values) as unknown as Row | undefined,
    run: async (sql, ...values) => run(sql, values),
    batch: async (statements) => {
      database.exec('BEGIN IMMEDIATE')
      try {
        for (const [sql, ...values] of statements) run(sql, values)
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    ping: async () => {
      database.prepare('SELECT 1').get()
    },
    close: async () => database.close(),
  }
}
