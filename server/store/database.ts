import type { DatabaseSync } from 'node:sqlite'
import type { Pool } from 'pg'

export type SqlValue = string | number | null

/** A statement and the values of its question marks, in turn. */
export type Statement = [sql: string, ...values: SqlValue[]]

/**
 * The database that accounts, favourites and messages are kept in. SQL is written once for both
 * kinds: question marks for values, TEXT and BIGINT for types, ON CONFLICT and RETURNING as both
 * know them. There is no transaction that waits in its midst: on SQLite all requests share one
 * connection, so what belongs together is one statement or one batch.
 */
export interface Database {
  all<Row>(...statement: Statement): Promise<Row[]>
  first<Row>(...statement: Statement): Promise<Row | undefined>
  /** Resolves with the number of rows that changed, once the change is on the disk. */
  run(...statement: Statement): Promise<number>
  /** All of them or none. */
  batch(statements: Statement[]): Promise<void>
  /** Rejects when the database cannot answer. */
  ping(): Promise<void>
  close(): Promise<void>
  kind: 'sqlite' | 'postgresql'
  /** For the library that keeps accounts, which speaks to the driver itself. */
  driver: DatabaseSync | Pool
}
