import type { FastifyInstance } from 'fastify'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { formerIds } from '#catalogue/index/former-ids.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import type { Member } from '../members.ts'
import type { Database } from '../store/database.ts'
import { idTable } from '../store/id-set.ts'
import { buildAccounts } from './build-accounts.ts'
import { buildMember, everybodyIs } from './build-member.ts'
import { buildTestApp } from './build-test-app.ts'
import { signUpMember } from './sign-up-member.ts'

const FIRST = new Date('2026-11-15T10:00:00Z').getTime()

/** Calls under `/api/favourites` with this session cookie. */
export function favouriteCalls(app: FastifyInstance, cookie?: string) {
  return (method: 'GET' | 'PUT' | 'DELETE', path: string) =>
    app.inject({ method, url: `/api/favourites${path}`, headers: { ...(cookie && { cookie }) } })
}

/** The small catalogue with additional files. */
export function buildFavouriteCatalogue(files: Record<string, string> = {}): Catalogue {
  return new Catalogue(loadCatalogue(buildDataFolder({ ...SMALL_CATALOGUE, ...files })))
}

/** The ids of that catalogue that lead to a record with another id. */
export function formerIdsIn(files: Record<string, string>) {
  return formerIds(buildFavouriteCatalogue(files))
}

/** A member with a real account. The clock advances a second at each reading. */
export async function buildFavourites(environment: Record<string, string> = {}) {
  let at = FIRST
  const now = () => {
    at += 1000
    return new Date(at)
  }
  const built = await buildAccounts(environment, { catalogue: buildFavouriteCatalogue(), now })
  const member = await signUpMember(built.app)
  return { ...built, member, call: favouriteCalls(built.app, member.cookie) }
}

/** Without accounts: every caller is this member. */
export async function buildFavouritesOf(
  member: Member = buildMember(),
  files: Record<string, string> = {},
) {
  const catalogue = buildFavouriteCatalogue(files)
  const { app } = await buildTestApp({ catalogue, members: everybodyIs(member) })
  return favouriteCalls(app)
}

/** Inserts favourite comics of the only member, whether or not the catalogue has them. */
export async function storeFavouriteComics(store: Database, ids: number[]): Promise<void> {
  const [row] = await store.all<{ id: string }>('SELECT id FROM identity_users')
  if (row === undefined) throw new Error('There is no member.')
  await store.run(
    `INSERT INTO favourites (member_id, kind, entity_id, created_at)
    SELECT ?, 'comics', id, ${FIRST} FROM ${idTable(store)} AS ids`,
    row.id,
    JSON.stringify(ids),
  )
}
