import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { foldText } from '../../fold-text.ts'
import type { Database } from '../../store/database.ts'

export interface AccountEntry {
  id: string
  email: string
  emailVerified: boolean
  displayName: string
  createdAt: string
  disabledAt: string | null
}

interface AccountFilter {
  /** A part of the address or the name. */
  text: string
  disabledOnly: boolean
  limit: number
}

interface AccountListing {
  /** The newest first. */
  accounts: AccountEntry[]
  /** How many match, also those above the limit. */
  total: number
}

interface Row extends Omit<AccountEntry, 'emailVerified'> {
  emailVerified: number
}

const COLUMNS = 'id, email, "emailVerified", name AS "displayName", "createdAt", "disabledAt"'
const CHUNK = 5000

/** By e-mail address or id. */
export async function findAccount(
  database: Database,
  who: string,
): Promise<AccountEntry | undefined> {
  const column = who.includes('@') ? 'email' : 'id'
  const sql = `SELECT ${COLUMNS} FROM identity_users WHERE ${column} = ?`
  const row = await database.first<Row>(sql, column === 'email' ? who.toLowerCase() : who)
  return row && toEntry(row)
}

/** Reads all rows in chunks: SQLite compares letters beyond ASCII by their case. */
export async function listAccounts(
  database: Database,
  { text, disabledOnly, limit }: AccountFilter,
): Promise<AccountListing> {
  const wanted = foldText(text)
  let accounts: AccountEntry[] = []
  let total = 0
  for await (const row of readAll(database)) {
    if (disabledOnly && row.disabledAt === null) continue
    if (![row.email, row.displayName].some((part) => foldText(part).includes(wanted))) continue
    total += 1
    accounts.push(row)
    if (accounts.length >= 2 * limit + CHUNK) accounts = newest(accounts, limit)
  }
  return { accounts: newest(accounts, limit), total }
}

/** When each was last seen, to the day, by the sessions that they have. */
export async function findLastSeen(
  database: Database,
  ids: string[],
): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK)
    const rows = await database.all<{ id: string; at: string }>(
      `SELECT "userId" AS id, MAX("updatedAt") AS at FROM identity_sessions
      WHERE "userId" IN (${chunk.map(() => '?').join(', ')}) GROUP BY "userId"`,
      ...chunk,
    )
    for (const { id, at } of rows) seen.set(id, at)
  }
  return seen
}

async function* readAll(database: Database): AsyncGenerator<AccountEntry> {
  const sql = `SELECT ${COLUMNS} FROM identity_users WHERE id > ? ORDER BY id LIMIT ${CHUNK}`
  let after = ''
  for (;;) {
    const rows = await database.all<Row>(sql, after)
    for (const row of rows) yield toEntry(row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < CHUNK) return
    after = last.id
    await yieldToEventLoop()
  }
}

function newest(accounts: AccountEntry[], limit: number): AccountEntry[] {
  const key = ({ createdAt, id }: AccountEntry) => `${createdAt} ${id}`
  return accounts.sort((one, other) => (key(one) < key(other) ? 1 : -1)).slice(0, limit)
}

function toEntry(row: Row): AccountEntry {
  return { ...row, emailVerified: Boolean(row.emailVerified) }
}
