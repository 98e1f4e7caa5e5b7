import { type CleanedWhere, type CustomAdapter, createAdapterFactory } from 'better-auth/adapters'
import { APIError } from 'better-auth/api'
import type { Database, SqlValue } from '../../store/database.ts'
import { ALREADY_EXISTS } from './auth-errors.ts'
import { TABLES } from './migrations.ts'
import { toCondition, toSqlValue } from './sql-condition.ts'

/**
 * better-auth's storage on our `Database` port. Its own adapter awaits inside transactions, which
 * SQLite's single connection does not allow (see `Database`), and brings a query builder of a
 * megabyte.
 */
export function createDatabaseAdapter(
  database: Database,
  onSessionsDeleted: (tokens: string[]) => void,
) {
  return createAdapterFactory({
    config: {
      adapterId: 'spinner-rack',
      supportsBooleans: false,
      supportsDates: false,
      supportsNumericIds: false,
    },
    adapter: () => statementsOf(database, onSessionsDeleted),
  })
}

type Row = Record<string, unknown>

const MAX_SESSION_MS = 90 * 24 * 60 * 60_000

function statementsOf(
  database: Database,
  onSessionsDeleted: (tokens: string[]) => void,
): CustomAdapter {
  const find = async <Found>(
    table: string,
    where: CleanedWhere[] = [],
    rest = '',
    ...values: SqlValue[]
  ) => {
    const { sql, values: compared } = toCondition(where)
    return database.all<Found>(`SELECT * FROM ${table}${sql}${rest}`, ...compared, ...values)
  }
  const change = (table: string, where: CleanedWhere[], row: Row) => {
    const condition = toCondition(where)
    const columns = Object.keys(row).map((column) => `"${column}" = ?`)
    return {
      sql: `UPDATE ${table} SET ${columns.join(', ')}${condition.sql}`,
      values: [...Object.values(row).map(toSqlValue), ...condition.values],
    }
  }

  const remove = async (table: string, where: CleanedWhere[]): Promise<number> => {
    const { sql, values } = toCondition(where)
    const statement = `DELETE FROM ${table}${sql}`
    if (table !== TABLES.session) return database.run(statement, ...values)
    const rows = await database.all<{ token: string }>(`${statement} RETURNING token`, ...values)
    onSessionsDeleted(rows.map(({ token }) => token))
    return rows.length
  }

  /** A session that is prolonged still ends 90 days after the sign-in. */
  const capped = async (where: CleanedWhere[], update: Row): Promise<Row> => {
    if (update.expiresAt === undefined) return update
    const [session] = await find<{ createdAt: string }>(TABLES.session, where, ' LIMIT 1')
    if (session === undefined) return update
    const end = new Date(Date.parse(session.createdAt) + MAX_SESSION_MS).toISOString()
    return String(update.expiresAt) < end ? update : { ...update, expiresAt: end }
  }

  return {
    async create<Created extends Row>({ model, data }: { model: string; data: Created }) {
      const columns = Object.keys(data).map((column) => `"${column}"`)
      const marks = columns.map(() => '?')
      const sql = `INSERT INTO ${model} (${columns.join(', ')}) VALUES (${marks.join(', ')})
        ON CONFLICT DO NOTHING RETURNING *`
      const row = await database.first<Created>(sql, ...Object.values(data).map(toSqlValue))
      // Unique constraint violated: a concurrent request inserted it after the library's lookup.
      if (row === undefined) throw new APIError('UNPROCESSABLE_ENTITY', { code: ALREADY_EXISTS })
      return row
    },
    async findOne<Found>({ model, where }: { model: string; where: CleanedWhere[] }) {
      const [row] = await find<Found>(model, where, ' LIMIT 1')
      return row ?? null
    },
    findMany: <Found>({ model, where, limit, offset = 0, sortBy }: FindMany) => {
      const order = sortBy
        ? ` ORDER BY "${sortBy.field}" ${sortBy.direction === 'desc' ? 'DESC' : 'ASC'}`
        : ''
      return find<Found>(model, where, `${order} LIMIT ? OFFSET ?`, limit, offset)
    },
    async count({ model, where = [] }) {
      const { sql, values } = toCondition(where)
      const statement = `SELECT COUNT(*) AS count FROM ${model}${sql}`
      const row = await database.first<{ count: number }>(statement, ...values)
      return Number(row?.count ?? 0)
    },
    async update<Updated>({ model, where, update }: Update<Updated>) {
      const row = model === TABLES.session ? await capped(where, update as Row) : (update as Row)
      const { sql, values } = change(model, where, row)
      return (await database.first<Updated>(`${sql} RETURNING *`, ...values)) ?? null
    },
    async updateMany({ model, where, update }) {
      const { sql, values } = change(model, where, update)
      return database.run(sql, ...values)
    },
    async delete({ model, where }) {
      await remove(model, where)
    },
    deleteMany: ({ model, where }) => remove(model, where),
    /** One atomic statement: of two concurrent calls for the same row, one gets it. */
    async consumeOne<Consumed>({ model, where }: { model: string; where: CleanedWhere[] }) {
      const { sql, values } = toCondition(where)
      const chosen = `SELECT id FROM ${model}${sql} LIMIT 1`
      const statement = `DELETE FROM ${model} WHERE id IN (${chosen}) RETURNING *`
      return (await database.first<Consumed>(statement, ...values)) ?? null
    },
  }
}

interface FindMany {
  model: string
  where?: CleanedWhere[] | undefined
  limit: number
  offset?: number | undefined
  sortBy?: { field: string; direction: 'asc' | 'desc' } | undefined
}

interface Update<Updated> {
  model: string
  where: CleanedWhere[]
  update: Updated
}
