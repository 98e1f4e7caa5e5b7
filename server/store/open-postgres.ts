import type { CustomTypesConfig } from 'pg'
import type { Database, SqlValue, Statement } from './database.ts'
import {
  type AvailabilityOptions,
  type UnguardedDatabase,
  withAvailability,
} from './with-availability.ts'

/**
 * Timeouts; together below five seconds, the longest that a request may take to fail when the
 * database is unreachable.
 */
export const CONNECT_MS = 2_000
export const STATEMENT_MS = 2_500

const BIGINT = 20
const NUMERIC = 1700

/** Rejects, with a message for the operator, when the database cannot be reached. */
export async function openPostgres(
  url: string,
  availability: AvailabilityOptions = {},
): Promise<Database> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'spinner-rack',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    statement_timeout: STATEMENT_MS,
    keepAlive: true,
    types: withNumbers(pg.types),
  })
  // The pool replaces an idle connection that breaks; without a listener its error would end the
  // process.
  pool.on('error', () => {})
  // Nor has a client that a batch holds a listener between its statements; the next one rejects.
  pool.on('connect', (client) => client.on('error', () => {}))

  const query = (sql: string, values: SqlValue[]) => pool.query(numbered(sql), values)
  const ping = async () => {
    await pool.query('SELECT 1')
  }
  const batch = async (statements: Statement[]) => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      for (const [sql, ...values] of statements) await client.query(numbered(sql), values)
      await client.query('COMMIT')
      client.release()
    } catch (error) {
      // Closing the connection rolls back, without waiting for a server that may be unreachable.
      client.release(true)
      throw error
    }
  }

  try {
    await ping()
  } catch (error) {
    await pool.end()
    throw new Error(reasonOf(error), { cause: error })
  }
  const database: UnguardedDatabase = {
    kind: 'postgresql',
    driver: pool,
    all: async <Row>(sql: string, ...values: SqlValue[]) =>
      (await query(sql, values)).rows as Row[],
    first: async <Row>(sql: string, ...values: SqlValue[]) =>
      (await query(sql, values)).rows[0] as Row | undefined,
    run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
    batch,
    purge: async () => {},
    ping,
    close: () => pool.end(),
  }
  return withAvailability(database, availability)
}

/** Question marks become $1, $2 …, except in strings and quoted identifiers. */
export function numbered(sql: string): string {
  let count = 0
  return sql.replace(/'[^']*'|"[^"]*"|\?/g, (part) => (part === '?' ? `$${++count}` : part))
}

/** The driver returns BIGINT as text; ours are timestamps and counts below 2^53. */
export function withNumbers(types: CustomTypesConfig): CustomTypesConfig {
  return {
    getTypeParser: (oid, format) =>
      oid === BIGINT || oid === NUMERIC ? Number : types.getTypeParser(oid, format),
  }
}

/**
 * An AggregateError (a host name with two addresses) has an empty message and an error for each
 * address.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
