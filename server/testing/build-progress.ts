import type { FastifyInstance } from 'fastify'
import type { Member } from '../members.ts'
import type { Database } from '../store/database.ts'
import { idTable } from '../store/id-set.ts'
import { buildAccounts } from './build-accounts.ts'
import { buildFavouriteCatalogue } from './build-favourites.ts'
import { buildMember, everybodyIs } from './build-member.ts'
import { buildTestApp } from './build-test-app.ts'
import { signUpMember } from './sign-up-member.ts'

type Method = 'GET' | 'PUT' | 'DELETE'

/** Amazing Spider-Man (1963) of the small catalogue, which has 1 to 5, 5.1 and 6. */
export const SERIES = 1987
/** Its #2 and #1, then Amazing Spider-Man (1999) #1. */
export const EVENT = 5001
/** Its #3 and #4, then Amazing Spider-Man (1999) #1. */
export const ARC = 1
export const OTHER_SERIES = 50_001
export const OTHER_ISSUE = 600_000_008
/** Another cover of #1. */
export const VARIANT = 77
export const ISSUE_5_1 = 600_000_006

/** The id of one of the numbers 1 to 6 of the series, as the test folder gives them. */
export function issue(number: number): number {
  return 600_000_000 + (number > 5 ? number + 1 : number)
}

/** The clock of the tests, which advances a second at each reading. */
const FIRST = new Date('2026-11-15T10:00:00Z').getTime()

function tickingClock(): () => Date {
  let at = FIRST
  return () => {
    at += 1000
    return new Date(at)
  }
}

/** Calls under `/api` with this session cookie. */
export function apiCalls(app: FastifyInstance, cookie?: string) {
  return (method: Method, path: string, payload?: object | string) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(cookie && { cookie }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      payload,
    })
}

/** A member with a real account in the database of this environment, and a second one. */
export async function buildProgress(environment: Record<string, string> = {}) {
  const catalogue = buildFavouriteCatalogue()
  const built = await buildAccounts(environment, { catalogue, now: tickingClock() })
  const member = await signUpMember(built.app)
  const call = apiCalls(built.app, member.cookie)
  const signUpOther = async () => apiCalls(built.app, (await signUpMember(built.app)).cookie)
  return { ...built, member, call, signUpOther }
}

/** Without accounts: every caller is this member. */
export async function buildProgressOf(
  member: Member = buildMember(),
  files: Record<string, string> = {},
) {
  const catalogue = buildFavouriteCatalogue(files)
  const members = everybodyIs(member)
  const { app, store } = await buildTestApp({ catalogue, members, now: tickingClock() })
  return { app, store, call: apiCalls(app) }
}

/** Inserts readings of the only member with an account, whether or not the catalogue has the comics. */
export async function storeReadings(store: Database, comics: number[]): Promise<void> {
  const [row] = await store.all<{ id: string }>('SELECT id FROM identity_users')
  if (row === undefined) throw new Error('There is no member.')
  await store.run(
    `INSERT INTO readings (member_id, comic_id, read_at, again)
    SELECT ?, chosen.id, ?, 0 FROM ${idTable(store)} AS chosen`,
    ...[row.id, FIRST, JSON.stringify(comics)],
  )
}

/** Inserts followed series of the member of `buildProgressOf`. */
export async function storeFollows(store: Database, series: number[]): Promise<void> {
  await store.run(
    `INSERT INTO follows (member_id, kind, entity_id, list_id, followed_at, place)
    SELECT ?, 'series', chosen.id, '', ?, 1 FROM ${idTable(store)} AS chosen`,
    ...[buildMember().id, FIRST, JSON.stringify(series)],
  )
}

/** Inserts one copy each of comics of the member of `buildProgressOf`. */
export async function storeCollected(store: Database, comics: number[]): Promise<void> {
  await store.run(
    `INSERT INTO collected (member_id, comic_id, copy_count, copies, wish, added_at)
    SELECT ?, chosen.id, 1, '[{}]', 0, ? FROM ${idTable(store)} AS chosen`,
    ...[buildMember().id, FIRST, JSON.stringify(comics)],
  )
}
