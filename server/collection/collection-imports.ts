import { type Copy, MAX_COLLECTION } from '#contract/collection.ts'
import { noRoomFor } from '../errors.ts'
import type { Database, Statement } from '../store/database.ts'
import { forRows, isAmong, jsonRows } from '../store/json-rows.ts'

/** What an import added to a comic: its copies as they are stored, and the wish. */
type Key = [comic: number, copies: string | null, wish: 0 | 1]

type Row = [comic: number, count: number, copies: string, wish: number, addedAt: number]

interface BroughtComic {
  comic: number
  copies: Copy[]
  wish: boolean
  addedAt: number
}

const NONE = '[]'

/** Copies and wishes that a member brings along, as statements of a batch that brings other things too. */
export class CollectionImports {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /**
   * Copies only of what the member does not own yet, wishes only for what they do not wish for.
   * Each comic comes once. Throws an ApiError where they are more than we keep.
   */
  async plan(
    memberId: string,
    brought: readonly BroughtComic[],
  ): Promise<{ statements: Statement[]; added: Key[] }> {
    const all = await this.database.all<{ id: number; copies: number; wish: number }>(
      'SELECT comic_id AS "id", copy_count AS "copies", wish FROM collected WHERE member_id = ?',
      memberId,
    )
    const known = new Map(all.map((row) => [row.id, row]))
    const added: Key[] = []
    const rows: Row[] = []
    for (const { comic, copies, wish, addedAt } of brought) {
      const there = known.get(comic)
      const kept = there?.copies || copies.length === 0 ? null : JSON.stringify(copies)
      const wished = wish && !there?.wish ? 1 : 0
      if (kept === null && wished === 0) continue
      added.push([comic, kept, wished])
      rows.push([comic, kept === null ? 0 : copies.length, kept ?? NONE, wished, addedAt])
    }
    const more = added.filter(([comic]) => !known.has(comic)).length
    if (all.length + more > MAX_COLLECTION)
      throw noRoomFor('comics in a collection', MAX_COLLECTION)
    return { statements: this.add(memberId, rows), added }
  }

  private add(memberId: string, rows: Row[]): Statement[] {
    const table = jsonRows(this.database, {
      comic: 'BIGINT',
      count: 'BIGINT',
      copies: 'TEXT',
      wish: 'BIGINT',
      added_at: 'BIGINT',
    })
    return forRows(this.database, rows, (some) => [
      `INSERT INTO collected (member_id, comic_id, copy_count, copies, wish, added_at)
      SELECT ?, comic, count, copies, wish, added_at FROM ${table} AS brought WHERE 1 = 1
      ON CONFLICT (member_id, comic_id) DO UPDATE SET
        copies = CASE WHEN collected.copy_count = 0 THEN excluded.copies ELSE collected.copies END,
        copy_count =
          CASE WHEN collected.copy_count = 0 THEN excluded.copy_count ELSE collected.copy_count END,
        wish = CASE WHEN excluded.wish = 1 THEN 1 ELSE collected.wish END`,
      memberId,
      some,
    ])
  }

  /** Copies that were changed since stay as they are. */
  undo(memberId: string, added: readonly Key[]): Statement[] {
    const copies = added.flatMap(([comic, kept]) => (kept === null ? [] : [[comic, kept]]))
    const wishes = added.flatMap(([comic, , wish]) => (wish === 1 ? [[comic]] : []))
    const comics = added.map(([comic]) => [comic])
    const isSame = isAmong(this.database, { comic_id: 'BIGINT', copies: 'TEXT' })
    const isChosen = isAmong(this.database, { comic_id: 'BIGINT' })
    return [
      ...forRows(this.database, copies, (some) => [
        `UPDATE collected SET copies = '${NONE}', copy_count = 0 WHERE member_id = ? AND ${isSame}`,
        ...[memberId, some],
      ]),
      ...forRows(this.database, wishes, (some) => [
        `UPDATE collected SET wish = 0 WHERE member_id = ? AND ${isChosen}`,
        ...[memberId, some],
      ]),
      ...forRows(this.database, comics, (some) => [
        `DELETE FROM collected
        WHERE member_id = ? AND copy_count = 0 AND wish = 0 AND ${isChosen}`,
        ...[memberId, some],
      ]),
    ]
  }
}
