import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

const VALUES_A_STATEMENT = 1000

/** A connection of our own to the server's database, for statements that the server would give up. */
export interface BulkDatabase {
  run(sql: string): Promise<void>
  columnsOf(table: string): Promise<string[]>
  close(): Promise<void>
}

export function openBulkSqlite(dataDir: string): BulkDatabase {
  const database = new DatabaseSync(join(dataDir, 'spinner-rack.sqlite'))
  database.exec('PRAGMA busy_timeout = 10000; PRAGMA synchronous = OFF')
  return {
    run: async (sql) => database.exec(sql),
    columnsOf: async (table) =>
      database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all().map(nameOf),
    close: async () => database.close(),
  }
}

export async function openBulkPostgres(url: string): Promise<BulkDatabase> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    run: async (sql) => {
      await client.query(sql)
    },
    columnsOf: async (table) => {
      const sql = `SELECT column_name AS name FROM information_schema.columns
        WHERE table_name = '${table}' ORDER BY ordinal_position`
      return (await client.query(sql)).rows.map(nameOf)
    },
    close: () => client.end(),
  }
}

interface Copies {
  table: string
  /** Which rows are copied, as a condition. */
  of: string
  /** How many of them at most. */
  limit?: number
  /** How often each, as numbers from and to. */
  from: number
  to: number
  /** What differs, as SQL: `i` is the number of the copy, `row` the row. */
  changes: Record<string, string>
}

/** Copies rows within a table, in one statement. */
export async function copyRows(
  database: BulkDatabase,
  { table, of, limit = 1000, from, to, changes }: Copies,
): Promise<void> {
  const columns = await database.columnsOf(table)
  const quoted = columns.map((column) => `"${column}"`)
  const values = columns.map((column) => changes[column] ?? `row."${column}"`)
  await database.run(`
    WITH RECURSIVE copies(i) AS (
      SELECT ${from} UNION ALL SELECT i + 1 FROM copies WHERE i < ${to}
    )
    INSERT INTO ${table} (${quoted.join(', ')})
    SELECT ${values.join(', ')}
    FROM copies CROSS JOIN (SELECT * FROM ${table} WHERE ${of} LIMIT ${limit}) AS row`)
}

/** Inserts a row for each value. */
export async function insertFor(
  database: BulkDatabase,
  values: number[],
  into: string,
  toRow: (value: number) => string,
): Promise<void> {
  for (let from = 0; from < values.length; from += VALUES_A_STATEMENT) {
    const rows = values.slice(from, from + VALUES_A_STATEMENT).map(toRow)
    await database.run(`INSERT INTO ${into} VALUES ${rows.join(', ')} ON CONFLICT DO NOTHING`)
  }
}

function nameOf(row: Record<string, unknown>): string {
  return String(row.name)
}
