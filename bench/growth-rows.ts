import { type BulkDatabase, copyRows, insertFor } from './bulk-rows.ts'

/** What a member keeps. */
export interface Kept {
  readings: number
  favourites: number
  lists: number
}

/** What each of the other members keeps. */
const KEPT: Kept = { readings: 50, favourites: 30, lists: 2 }
/** With the account, the way to sign in and a session. */
export const ROWS_A_MEMBER = 3 + KEPT.readings + KEPT.favourites + KEPT.lists

const MEMBER = "(SELECT id FROM identity_users WHERE email = 'member-0@example.com')"
const MADE_AT = 1_750_000_000_000

/** Members who keep what the measured one keeps first. */
export async function addMembers(database: BulkDatabase, from: number, to: number): Promise<void> {
  const copy = (table: string, of: string, changes: Record<string, string>, limit?: number) =>
    copyRows(database, { table, of, changes, from, to, ...(limit && { limit }) })
  const id = "'copy-' || i"
  const ofMember = `member_id = ${MEMBER}`
  const ofUser = `"userId" = ${MEMBER}`
  await copy('identity_users', `id = ${MEMBER}`, { id, email: `${id} || '@example.com'` })
  await copy('identity_accounts', ofUser, { id, userId: id, accountId: id }, 1)
  await copy('identity_sessions', ofUser, { id, userId: id, token: id }, 1)
  await copy('favourites', ofMember, { member_id: id }, KEPT.favourites)
  await copy('readings', ofMember, { member_id: id }, KEPT.readings)
  await copy('lists', ofMember, { id: `${id} || row.id`, member_id: id }, KEPT.lists)
}

/** Lets the measured member keep so much more; one list must be there. */
export async function keepMore(
  database: BulkDatabase,
  comics: number[],
  had: Kept,
  kept: Kept,
): Promise<void> {
  await insertFor(
    database,
    comics.slice(had.readings, kept.readings),
    'readings (member_id, comic_id, read_at, again)',
    (comic) => `(${MEMBER}, ${comic}, ${MADE_AT + comic}, 0)`,
  )
  await insertFor(
    database,
    comics.slice(had.favourites, kept.favourites),
    'favourites (member_id, kind, entity_id, created_at)',
    (comic) => `(${MEMBER}, 'comics', ${comic}, ${MADE_AT + comic})`,
  )
  await copyRows(database, {
    table: 'lists',
    of: `member_id = ${MEMBER}`,
    limit: 1,
    from: had.lists + 1,
    to: kept.lists,
    changes: { id: "'list-' || i" },
  })
}
