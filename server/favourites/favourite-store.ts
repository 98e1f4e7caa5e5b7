import { type FavouriteKind, MAX_FAVOURITES } from '#contract/favourites.ts'
import type { Database } from '../store/database.ts'

export interface StoredFavourite {
  kind: FavouriteKind
  id: number
  addedAt: number
}

/** Concurrent inserts at the limit may exceed it by their number, which does no harm. */
const ADD = `
  INSERT INTO favourites (member_id, kind, entity_id, created_at)
  SELECT ?, ?, ?, ?
  WHERE (SELECT COUNT(*) FROM favourites WHERE member_id = ?) < ${MAX_FAVOURITES}
  ON CONFLICT (member_id, kind, entity_id) DO NOTHING`

const COUNT = `
  SELECT COUNT(*) AS "all", COUNT(CASE WHEN kind = ? AND entity_id = ? THEN 1 END) AS "same"
  FROM favourites WHERE member_id = ?`

export class FavouriteStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** Newest first. */
  list(memberId: string): Promise<StoredFavourite[]> {
    return this.database.all<StoredFavourite>(
      `SELECT kind, entity_id AS "id", created_at AS "addedAt" FROM favourites
      WHERE member_id = ? ORDER BY created_at DESC, kind, entity_id`,
      memberId,
    )
  }

  async listStored(memberId: string, kind: FavouriteKind, ids: number[]): Promise<number[]> {
    if (ids.length === 0) return []
    const places = ids.map(() => '?').join(', ')
    const rows = await this.database.all<{ id: number }>(
      `SELECT entity_id AS "id" FROM favourites
      WHERE member_id = ? AND kind = ? AND entity_id IN (${places}) ORDER BY entity_id`,
      memberId,
      kind,
      ...ids,
    )
    return rows.map(({ id }) => id)
  }

  /**
   * Idempotent: an existing favourite keeps its date. False when the member has reached the limit.
   */
  async add(memberId: string, { kind, id, addedAt }: StoredFavourite): Promise<boolean> {
    const added = await this.database.run(ADD, memberId, kind, id, addedAt, memberId)
    if (added > 0) return true
    const count = await this.database.first<{ all: number; same: number }>(
      COUNT,
      kind,
      id,
      memberId,
    )
    return count === undefined || count.same > 0 || count.all < MAX_FAVOURITES
  }

  /** False when it was not a favourite. */
  async remove(memberId: string, kind: FavouriteKind, id: number): Promise<boolean> {
    const removed = await this.database.run(
      'DELETE FROM favourites WHERE member_id = ? AND kind = ? AND entity_id = ?',
      memberId,
      kind,
      id,
    )
    return removed > 0
  }

  async forget(memberId: string): Promise<void> {
    await this.database.run('DELETE FROM favourites WHERE member_id = ?', memberId)
  }
}
