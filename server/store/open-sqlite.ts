import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Database, SqlValue } from './database.ts'
import { createPrivateFile, FOLDER_MODE } from './private-files.ts'
import { type UnguardedDatabase, withAvailability } from './with-availability.ts'

/** Busy timeout: how long a statement waits for another process that writes to the same file. */
const BUSY_MS = 3000
const SQLITE_BUSY = 5

interface SqliteOptions {
  /**
   * Durable: an acknowledged write survives a power cut, at the cost of an fsync a write. Without
   * it a power cut may lose the last writes but leaves a consistent file; kill -9 loses nothing.
   */
  durable?: boolean
}

export function openSqlite(file: string, { durable = true }: SqliteOptions = {}): Database {
  mkdirSync(dirname(file), { recursive: true, mode: FOLDER_MODE })
  // SQLite gives its log and index the mode of the file.
  createPrivateFile(file)
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
  enableWal(database)
  database.exec(`
    PRAGMA synchronous = ${durable ? 'FULL' : 'NORMAL'};
    PRAGMA foreign_keys = ON;
    -- What is deleted is overwritten, not only given free.
    PRAGMA secure_delete = ON;
  `)
  // Each call finds out by itself: a file is not away for long, and failing costs no connection.
  return withAvailability(overDriver(database), { retryMs: 0 })
}

/** The port over an open connection. */
export function overDriver(database: DatabaseSync): UnguardedDatabase {
  const prepared = new Map<string, StatementSync>()
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  const all = (sql: string, values: SqlValue[]) => prepare(sql).all(...values)
  const run = (sql: string, values: SqlValue[]) => Number(prepare(sql).run(...values).changes)

  return {
    kind: 'sqlite',
    driver: database,
    all: async <Row>(sql: string, ...values: SqlValue[]) => all(sql, values) as Row[],
    // Not `get`, which stops before the statement ends and so before its commit can fail.
    first: async <Row>(sql: string, ...values: SqlValue[]) =>
      all(sql, values)[0] as Row | undefined,
    run: async (sql, ...values) => run(sql, values),
    batch: async (statements) => {
      database.exec('BEGIN IMMEDIATE')
      try {
        for (const [sql, ...values] of statements) run(sql, values)
        database.exec('COMMIT')
      } catch (error) {
        // A full disk has already rolled the transaction back.
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    purge: async () => {
      prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
    },
    ping: async () => {
      database.prepare('SELECT 1').get()
    },
    close: async () => database.close(),
  }
}

/**
 * WAL mode, so that readers do not wait for a writer. SQLite does not apply the busy timeout to
 * this change: of several processes that set it on a new file at once, some are refused.
 */
function enableWal(database: DatabaseSync): void {
  const deadline = performance.now() + BUSY_MS
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL')
      return
    } catch (error) {
      const busy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
      if (!busy || performance.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
  }
}
