import type { Database } from '../store/database.ts'
import type { KeptQuery, NewQuery, QueryRange, QueryStore } from './query-store.ts'

interface QueryRow extends Omit<KeptQuery, 'timestamp' | 'readAt'> {
  timestamp: number
  readAt: number | null
}

const SELECT = `
  SELECT id, member_id AS "memberId", fullname, email, message, "timestamp", read_at AS "readAt"
  FROM queries`
const NEWEST_FIRST = 'ORDER BY "timestamp" DESC, id DESC'

/** In the database of the accounts, SQLite or PostgreSQL. */
export class SqlQueryStore implements QueryStore {
  private readonly database: Database
  private readonly now: () => Date

  constructor(database: Database, now: () => Date) {
    this.database = database
    this.now = now
  }

  async add({ id, memberId, fullname, email, message }: NewQuery): Promise<KeptQuery | null> {
    const added = await this.database.run(
      `INSERT INTO queries (id, member_id, fullname, email, message, "timestamp")
      VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      id,
      memberId,
      fullname,
      email,
      message,
      this.now().getTime(),
    )
    if (added > 0) return null
    const row = await this.database.first<QueryRow>(`${SELECT} WHERE id = ?`, id)
    // Whoever took the id has just been forgotten, so it is free again.
    return row === undefined ? this.add({ id, memberId, fullname, email, message }) : toQuery(row)
  }

  async list({ since, until, limit }: QueryRange): Promise<KeptQuery[]> {
    const rows = await this.database.all<QueryRow>(
      `${SELECT} WHERE "timestamp" >= ? AND "timestamp" < ? ${NEWEST_FIRST} LIMIT ?`,
      since?.getTime() ?? 0,
      until?.getTime() ?? Number.MAX_SAFE_INTEGER,
      limit,
    )
    return rows.map(toQuery)
  }

  async mark(id: string, readAt: Date | null): Promise<boolean> {
    const sql = 'UPDATE queries SET read_at = ? WHERE id = ?'
    return (await this.database.run(sql, readAt?.getTime() ?? null, id)) > 0
  }

  async listOf(memberId: string): Promise<KeptQuery[]> {
    const sql = `${SELECT} WHERE member_id = ? ${NEWEST_FIRST}`
    return (await this.database.all<QueryRow>(sql, memberId)).map(toQuery)
  }

  async forget(memberId: string): Promise<void> {
    await this.database.run('DELETE FROM queries WHERE member_id = ?', memberId)
  }

  ping(): Promise<void> {
    return this.database.ping()
  }

  /** The database belongs to whoever opened it. */
  async close(): Promise<void> {}
}

function toQuery({ timestamp, readAt, ...row }: QueryRow): KeptQuery {
  return {
    ...row,
    timestamp: new Date(timestamp),
    readAt: readAt === null ? null : new Date(readAt),
  }
}
