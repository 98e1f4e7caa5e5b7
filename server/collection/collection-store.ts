import {
  COLLECTION_A_PAGE,
  CONDITIONS,
  type Collected,
  type CollectionView,
  type Condition,
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

export interface CollectedLine extends CollectedMark {
  /** Each once, the best first. */
  conditions: Condition[]
  addedAt: number
}

interface LineRow {
  id: number
  copies: string
  wish: number
  addedAt: number
}

interface StoredComic extends Collected {
  id: number
  addedAt: number
}

interface Counts {
  all: number
  owned: number
  wished: number
  copies: number
}

const IS_VIEW = { owned: 'copy_count > 0', wished: 'wish = 1', all: '1 = 1' }

const LINE = `SELECT comic_id AS "id", copies, wish, added_at AS "addedAt" FROM collected`
const NEWEST_FIRST = 'ORDER BY added_at DESC, comic_id'
const HAS_ROOM = `
  WHERE (SELECT COUNT(*) FROM collected WHERE member_id = ? AND comic_id <> ?) < ${MAX_COLLECTION}`

/** Concurrent inserts at the limit may exceed it by their number, which does no harm. */
const SAVE = `
  INSERT INTO collected (member_id, comic_id, copy_count, copies, wish, added_at)
  SELECT ?, ?, ?, ?, ?, ? ${HAS_ROOM}
  ON CONFLICT (member_id, comic_id) DO UPDATE SET
    copy_count = excluded.copy_count, copies = excluded.copies, wish = excluded.wish`

/** Copies that are there stay as they are. A wish has come true, and counts as new. */
const OWN = `
  INSERT INTO collected (member_id, comic_id, copy_count, copies, wish, added_at)
  SELECT ?, ?, ?, ?, 0, ? ${HAS_ROOM}
  ON CONFLICT (member_id, comic_id) DO UPDATE SET
    copy_count = excluded.copy_count, copies = excluded.copies, wish = 0,
    added_at = excluded.added_at
  WHERE collected.copy_count = 0`

const WISH = `
  INSERT INTO collected (member_id, comic_id, copy_count, copies, wish, added_at)
  SELECT ?, ?, 0, '[]', 1, ? ${HAS_ROOM}
  ON CONFLICT (member_id, comic_id) DO UPDATE SET wish = 1`

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

  /** With these copies, where there are none yet. False when the member has reached the limit. */
  async own(
    memberId: string,
    { id, copies, addedAt }: Omit<StoredComic, 'wish'>,
  ): Promise<boolean> {
    const owned = await this.database.run(
      OWN,
      ...[memberId, id, copies.length, JSON.stringify(copies), addedAt],
      ...[memberId, id],
    )
    return owned > 0 || (await this.find(memberId, id)) !== undefined
  }

  /** Takes all copies away, and leaves the wish. */
  async disown(memberId: string, id: number): Promise<void> {
    await this.database.batch([
      ['DELETE FROM collected WHERE member_id = ? AND comic_id = ? AND wish = 0', memberId, id],
      [
        `UPDATE collected SET copy_count = 0, copies = '[]' WHERE member_id = ? AND comic_id = ?`,
        ...[memberId, id],
      ],
    ])
  }

  /** False when the member has reached the limit. */
  async wish(memberId: string, id: number, addedAt: number): Promise<boolean> {
    return (await this.database.run(WISH, memberId, id, addedAt, memberId, id)) > 0
  }

  /** Leaves the copies. */
  async unwish(memberId: string, id: number): Promise<void> {
    await this.database.batch([
      [
        'DELETE FROM collected WHERE member_id = ? AND comic_id = ? AND copy_count = 0',
        ...[memberId, id],
      ],
      ['UPDATE collected SET wish = 0 WHERE member_id = ? AND comic_id = ?', memberId, id],
    ])
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
  async page(
    memberId: string,
    view: CollectionView | 'all',
    from: number,
  ): Promise<CollectedLine[]> {
    const rows = await this.database.all<LineRow>(
      `${LINE} WHERE member_id = ? AND ${IS_VIEW[view]} ${NEWEST_FIRST} LIMIT ? OFFSET ?`,
      ...[memberId, COLLECTION_A_PAGE, from],
    )
    return rows.map(toLine)
  }

  /** Of these, the newest first. */
  async lines(memberId: string, ids: readonly number[]): Promise<CollectedLine[]> {
    const rows = await this.database.all<LineRow>(
      `${LINE} WHERE member_id = ? AND ${isOneOf(this.database, 'comic_id')} ${NEWEST_FIRST}`,
      ...[memberId, JSON.stringify(ids)],
    )
    return rows.map(toLine)
  }

  async counts(memberId: string): Promise<Counts> {
    const counts = await this.database.first<Counts>(
      `SELECT COUNT(*) AS "all", COUNT(CASE WHEN copy_count > 0 THEN 1 END) AS "owned",
        COUNT(CASE WHEN wish = 1 THEN 1 END) AS "wished", COALESCE(SUM(copy_count), 0) AS "copies"
      FROM collected WHERE member_id = ?`,
      memberId,
    )
    return counts ?? { all: 0, owned: 0, wished: 0, copies: 0 }
  }

  /** The newest first. As one text: a row for each of many thousands takes five times as long. */
  async ids(memberId: string, view: CollectionView | 'all'): Promise<number[]> {
    const row = await this.database.first<{ list: string | null }>(
      `SELECT string_agg(CAST(comic_id AS TEXT), ',' ${NEWEST_FIRST}) AS "list" FROM collected
      WHERE member_id = ? AND ${IS_VIEW[view]}`,
      memberId,
    )
    return JSON.parse(`[${row?.list ?? ''}]`)
  }

  /** Copies of which it is known what was paid, and perhaps others. */
  async paidCopies(memberId: string): Promise<Copy[]> {
    const row = await this.database.first<{ list: string | null }>(
      `SELECT string_agg(copies, ',') AS "list" FROM collected
      WHERE member_id = ? AND copy_count > 0 AND copies LIKE '%"paid"%'`,
      memberId,
    )
    return JSON.parse(`[${row?.list ?? ''}]`).flat()
  }

  /** The oldest first. */
  async all(memberId: string): Promise<StoredComic[]> {
    const rows = await this.database.all<LineRow>(
      `${LINE} WHERE member_id = ? ORDER BY added_at, comic_id`,
      memberId,
    )
    return rows.map((row) => ({ ...row, copies: readCopies(row.copies), wish: row.wish === 1 }))
  }

  async forget(memberId: string): Promise<void> {
    await this.database.run('DELETE FROM collected WHERE member_id = ?', memberId)
  }
}

function toLine({ copies: text, wish, ...row }: LineRow): CollectedLine {
  const copies = readCopies(text)
  const conditions = CONDITIONS.filter((known) =>
    copies.some(({ condition }) => condition === known),
  )
  return { ...row, copies: copies.length, conditions, wish: wish === 1 }
}

function readCopies(text: string): Copy[] {
  return JSON.parse(text)
}
