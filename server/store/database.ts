import type { DatabaseSync } from 'node:sqlite'
import type { Pool } from 'pg'
import type { StoreCounts } from './store-counts.ts'

export type SqlValue = string | number | null

/** A statement and its parameters, in the order of the question marks. */
export type Statement = [sql: string, ...values: SqlValue[]]

/**
 * The database of accounts, messages and what members keep. SQL is written once for SQLite and PostgreSQL:
 * question marks for parameters, TEXT and BIGINT for types, ON CONFLICT and RETURNING as both
 * support them. There are no interactive transactions: on SQLite all requests share one connection,
 * so what must be atomic is one statement or one batch.
 */
export interface Database {
  all<Row>(...statement: Statement): Promise<Row[]>
  first<Row>(...statement: Statement): Promise<Row | undefined>
  /** Resolves with the number of changed rows, once the change is durable. */
  run(...statement: Statement): Promise<number>
  /** Atomic: all statements or none. */
  batch(statements: Statement[]): Promise<void>
  /**
   * After a deletion: removes what was deleted from SQLite's write-ahead log too. PostgreSQL's log
   * is its operator's.
   */
  purge(): Promise<void>
  /** Rejects when the database cannot answer. */
  ping(): Promise<void>
  /** Whether the last call found it unreachable. Calls reject with `Unavailable` then. */
  isAway(): boolean
  /** Its calls since the start. */
  counts: StoreCounts
  close(): Promise<void>
  kind: 'sqlite' | 'postgresql'
  /** The driver itself, for the account library. */
  driver: DatabaseSync | Pool
}

/** What one connection can do within a transaction, or a whole database. */
export type Session = Pick<Database, 'kind' | 'all' | 'first' | 'run' | 'batch'>
