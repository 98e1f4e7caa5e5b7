import { type FavouriteKind, MAX_FAVOURITES } from '#contract/favourites.ts'
import { noRoomFor } from '../errors.ts'
import type { Database, Statement } from '../store/database.ts'
import { forRows, isAmong, jsonRows } from '../store/json-rows.ts'
import { FavouriteStore, type StoredFavourite } from './favourite-store.ts'

type Key = [kind: FavouriteKind, id: number, addedAt: number]

/** Hearts that a member brings along, as statements of a batch that brings other things too. */
export class FavouriteImports {
  private readonly database: Database
  private readonly store: FavouriteStore

  constructor(database: Database) {
    this.database = database
    this.store = new FavouriteStore(database)
  }

  /** Those that are not there yet. Throws an ApiError where they are more than we keep. */
  async plan(
    memberId: string,
    brought: readonly StoredFavourite[],
  ): Promise<{ statements: Statement[]; added: Key[] }> {
    const all = await this.store.list(memberId)
    const known = new Set(all.map(nameOf))
    const added = brought
      .filter((one) => !known.has(nameOf(one)) && known.add(nameOf(one)))
      .map(({ kind, id, addedAt }): Key => [kind, id, addedAt])
    if (all.length + added.length > MAX_FAVOURITES) throw noRoomFor('favourites', MAX_FAVOURITES)
    const table = jsonRows(this.database, { kind: 'TEXT', id: 'BIGINT', added_at: 'BIGINT' })
    const statements = forRows(this.database, added, (some) => [
      `INSERT INTO favourites (member_id, kind, entity_id, created_at)
      SELECT ?, kind, id, added_at FROM ${table} AS brought WHERE 1 = 1
      ON CONFLICT (member_id, kind, entity_id) DO NOTHING`,
      memberId,
      some,
    ])
    return { statements, added }
  }

  /** A heart that was taken away and given again stays. */
  undo(memberId: string, added: readonly Key[]): Statement[] {
    const isChosen = isAmong(this.database, {
      kind: 'TEXT',
      entity_id: 'BIGINT',
      created_at: 'BIGINT',
    })
    return forRows(this.database, added, (some) => [
      `DELETE FROM favourites WHERE member_id = ? AND ${isChosen}`,
      ...[memberId, some],
    ])
  }
}

function nameOf({ kind, id }: Pick<StoredFavourite, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}
