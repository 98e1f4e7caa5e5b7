import type { Database } from '../store/database.ts'
import type { MessageRange, MessageStore, NewMessage, StoredMessage } from './message-store.ts'

interface MessageRow extends Omit<StoredMessage, 'timestamp' | 'readAt'> {
  timestamp: number
  readAt: number | null
}

const SELECT = `
  SELECT id, member_id AS "memberId", fullname, email, message, about, "timestamp",
    read_at AS "readAt"
  FROM queries`
const NEWEST_FIRST = 'ORDER BY "timestamp" DESC, id DESC'

/** Messages in the database of the accounts, SQLite or PostgreSQL. */
export class SqlMessageStore implements MessageStore {
  private readonly database: Database
  private readonly now: () => Date

  constructor(database: Database, now: () => Date) {
    this.database = database
    this.now = now
  }

  async add(sent: NewMessage): Promise<StoredMessage | null> {
    const { id, memberId, fullname, email, message, about } = sent
    const added = await this.database.run(
      `INSERT INTO queries (id, member_id, fullname, email, message, about, "timestamp")
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      id,
      memberId,
      fullname,
      email,
      message,
      about,
      this.now().getTime(),
    )
    if (added > 0) return null
    const row = await this.database.first<MessageRow>(`${SELECT} WHERE id = ?`, id)
    // The message with this id has been deleted in the meantime, so the id is free again.
    return row === undefined ? this.add(sent) : toMessage(row)
  }

  async list({ since, until, after, limit }: MessageRange): Promise<StoredMessage[]> {
    const from = since?.getTime() ?? 0
    const end = until?.getTime() ?? Number.MAX_SAFE_INTEGER
    const cursor = after === undefined ? [] : [after.timestamp.getTime(), after.id]
    const rows = await this.database.all<MessageRow>(
      `${SELECT} WHERE "timestamp" >= ? AND "timestamp" < ?
      ${after === undefined ? '' : 'AND ("timestamp", id) < (?, ?)'} ${NEWEST_FIRST} LIMIT ?`,
      from,
      end,
      ...cursor,
      limit,
    )
    return rows.map(toMessage)
  }

  async mark(id: string, readAt: Date | null): Promise<boolean> {
    const sql = 'UPDATE queries SET read_at = ? WHERE id = ?'
    return (await this.database.run(sql, readAt?.getTime() ?? null, id)) > 0
  }

  async listOf(memberId: string): Promise<StoredMessage[]> {
    const sql = `${SELECT} WHERE member_id = ? ${NEWEST_FIRST}`
    return (await this.database.all<MessageRow>(sql, memberId)).map(toMessage)
  }

  async forget(memberId: string): Promise<void> {
    await this.database.run('DELETE FROM queries WHERE member_id = ?', memberId)
  }

  ping(): Promise<void> {
    return this.database.ping()
  }

  /** A no-op: the caller that opened the database closes it. */
  async close(): Promise<void> {}
}

function toMessage({ timestamp, readAt, ...row }: MessageRow): StoredMessage {
  return {
    ...row,
    timestamp: new Date(timestamp),
    readAt: readAt === null ? null : new Date(readAt),
  }
}
