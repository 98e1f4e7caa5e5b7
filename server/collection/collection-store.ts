import {
  COLLECTION_A_PAGE,
  type Collected,
  type CollectionView,
  type Copy,
  MAX_COLLECTION,
} from '#contract/collection.ts'
import type { Database } from '../store/database.ts'
import { isOneOf } from '../store/id-set.ts'

interface CollectedMark {
  id: number
  copies: number
  wish: boolean
}

interface CollectedLine extends CollectedMark {
  addedAt: number
}

interface StoredComic extends Collected {
  id: number
  addedAt: number
}

interface Counts {
  owned: number
  wished: number
  copies: number
}

const IS_VIEW = { owned: 'copy_count > 0', wished: 'wish = 1', all: '1 = 1' }

/** Concurrent inserts at the limit may exceed it by their number, which does no harm. */
const SAVE = `
  INSERT INTO collected (member_id, comic_id, copy_count, copies, wish, added_at)
  SELECT ?, ?, ?, ?, ?, ?
  WHERE (SELECT COUNT(*) FROM collected WHERE member_id = ? AND comic_id <> ?) < ${MAX_COLLECTION}
  ON CONFLICT (member_id, comic_id) DO UPDATE SET
    copy_count = excluded.copy_count, copies = excluded.copies, wish = excluded.wish`

/** What members own and wish for. */
export class CollectionStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async find(memberId: string, id: number): Promise<Collected | undefined> {
    const row = await this.database.first<{ copies: string; wish: number }>(
      'SELECT copies, wish FROM collected WHERE member_id = ? AND comic_id = ?',
      ...[memberId, id],
    )
    return row && { copies: readCopies(row.copies), wish: row.wish === 1 }
  }

  /** It keeps the date on which it was added. False when the member has reached the limit. */
  async save(memberId: string, { id, copies, wish, addedAt }: StoredComic): Promise<boolean> {
    const saved = await this.database.run(
      SAVE,
      ...[memberId, id, copies.length, JSON.stringify(copies), wish ? 1 : 0, addedAt],
      ...[memberId, id],
    )
    return saved > 0
  }

  /** False when it was not there. */
  async remove(memberId: string, id: number): Promise<boolean> {
    const removed = await this.database.run(
      'DELETE FROM collected WHERE member_id = ? AND comic_id = ?',
      ...[memberId, id],
    )
    return removed > 0
  }

  /** Those of the comics that are owned or wished for. */
  async listMarks(memberId: string, ids: readonly number[]): Promise<CollectedMark[]> {
    const rows = await this.database.all<{ id: number; copies: number; wish: number }>(
      `SELECT comic_id AS "id", copy_count AS "copies", wish FROM collected
      WHERE member_id = ? AND ${isOneOf(this.database, 'comic_id')}`,
      ...[memberId, JSON.stringify(ids)],
    )
    return rows.map((row) => ({ ...row, wish: row.wish === 1 }))
  }

  /** The newest first. */
  async page(memberId: string, view: CollectionView | 'all', page: number) {
    const rows = await this.database.all<{
      id: number
      copies: number
      wish: number
      addedAt: number
    }>(
      `SELECT comic_id AS "id", copy_count AS "copies", wish, added_at AS "addedAt" FROM collected
      WHERE member_id = ? AND ${IS_VIEW[view]}
      ORDER BY added_at DESC, comic_id LIMIT ? OFFSET ?`,
      ...[memberId, COLLECTION_A_PAGE, (page - 1) * COLLECTION_A_PAGE],
    )
    const counted = await this.database.first<Counts & { all: number }>(
      `SELECT COUNT(*) AS "all", COUNT(CASE WHEN copy_count > 0 THEN 1 END) AS "owned",
        COUNT(CASE WHEN wish = 1 THEN 1 END) AS "wished", COALESCE(SUM(copy_count), 0) AS "copies"
      FROM collected WHERE member_id = ?`,
      memberId,
    )
    const { all, ...counts } = counted ?? { all: 0, owned: 0, wished: 0, copies: 0 }
    const lines: CollectedLine[] = rows.map((row) => ({ ...row, wish: row.wish === 1 }))
    return { lines, counts, total: view === 'all' ? all : counts[view] }
  }

  /** The oldest first. */
  async all(memberId: string): Promise<StoredComic[]> {
    const rows = await this.database.all<{
      id: number
      copies: string
      wish: number
      addedAt: number
    }>(
      `SELECT comic_id AS "id", copies, wish, added_at AS "addedAt" FROM collected
      WHERE member_id = ? ORDER BY added_at, comic_id`,
      memberId,
    )
    return rows.map((row) => ({ ...row, copies: readCopies(row.copies), wish: row.wish === 1 }))
  }

  async forget(memberId: string): Promise<void> {
    await this.database.run('DELETE FROM collected WHERE member_id = ?', memberId)
  }
}

function readCopies(text: string): Copy[] {
  return JSON.parse(text)
}
