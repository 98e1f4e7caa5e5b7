import type { Client } from 'pg'
import type { Session, SqlValue, Statement } from '../store/database.ts'
import { CONNECT_MS, numbered, reasonOf, withNumbers } from '../store/open-postgres.ts'

/** How long to wait for a table that somebody else has locked. */
const LOCK_MS = 10_000

/**
 * One connection, without the timeouts that requests have. Of a batch it makes no transaction: the caller has
 * begun one.
 */
export async function connectPostgres(url: string): Promise<{ session: Session; client: Client }> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: url,
    application_name: 'spinner-rack data',
    connectionTimeoutMillis: CONNECT_MS,
    lock_timeout: LOCK_MS,
    keepAlive: true,
    types: withNumbers(pg.types),
  })
  // The statement that is under way rejects; without a listener the process would end.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error })
  }
  const query = (sql: string, values: SqlValue[]) => client.query(numbered(sql), values)
  const session: Session = {
    kind: 'postgresql',
    all: async <Row>(sql: string, ...values: SqlValue[]) =>
      (await query(sql, values)).rows as Row[],
    first: async <Row>(sql: string, ...values: SqlValue[]) =>
      (await query(sql, values)).rows[0] as Row | undefined,
    run: async (sql: string, ...values: SqlValue[]) => (await query(sql, values)).rowCount ?? 0,
    batch: async (statements: Statement[]) => {
      for (const [sql, ...values] of statements) await query(sql, values)
    },
  }
  return { session, client }
}
