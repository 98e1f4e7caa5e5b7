import { MAX_READINGS } from '#contract/progress.ts'
import type { Database } from '../store/database.ts'
import { idTable, isOneOf } from '../store/id-set.ts'

export interface Reading {
  id: number
  readAt: number
}

/** All readings of one comic. */
interface ReadComic extends Reading {
  times: number
}

/** Above so many ids, all that the member has read is quicker to read (measured). */
const MANY_IDS = 8_000

/** When members read which comics. */
export class ReadingStore {
  private readonly database: Database
  private readonly isChosen: string

  constructor(database: Database) {
    this.database = database
    this.isChosen = isOneOf(database, 'comic_id')
  }

  /** Those of the comics that are read, with the newest reading of each. */
  listRead(memberId: string, ids: readonly number[]): Promise<ReadComic[]> {
    return this.database.all<ReadComic>(
      `SELECT comic_id AS "id", MAX(read_at) AS "readAt", COUNT(*) AS "times" FROM readings
      WHERE member_id = ? AND ${this.isChosen} GROUP BY comic_id`,
      memberId,
      JSON.stringify(ids),
    )
  }

  /**
   * The newest reading of each comic that is read; of others than these perhaps too. As one text: a
   * row for each of twenty thousand readings takes five times as long.
   */
  async newest(memberId: string, ids: readonly number[]): Promise<Map<number, number>> {
    const all = `SELECT string_agg(CAST(comic_id AS TEXT) || ',' || CAST(read_at AS TEXT), ',')
      AS "list" FROM readings WHERE member_id = ?`
    const among = `${all} AND ${this.isChosen}`
    const row =
      ids.length > MANY_IDS
        ? await this.database.first<{ list: string | null }>(all, memberId)
        : await this.database.first<{ list: string | null }>(among, memberId, JSON.stringify(ids))
    return newestOf(JSON.parse(`[${row?.list ?? ''}]`))
  }

  /** All comics that are read, as one text too. */
  async readIssues(memberId: string): Promise<Set<number>> {
    const row = await this.database.first<{ list: string | null }>(
      `SELECT string_agg(CAST(comic_id AS TEXT), ',') AS "list" FROM readings WHERE member_id = ?`,
      memberId,
    )
    return new Set(JSON.parse(`[${row?.list ?? ''}]`))
  }

  /** The newest first; a comic that was read again comes twice. */
  recent(memberId: string, limit: number): Promise<Reading[]> {
    return this.database.all<Reading>(
      `SELECT comic_id AS "id", read_at AS "readAt" FROM readings
      WHERE member_id = ? ORDER BY read_at DESC, comic_id DESC LIMIT ?`,
      memberId,
      limit,
    )
  }

  /** In the order of time. */
  history(memberId: string): Promise<Reading[]> {
    return this.database.all<Reading>(
      `SELECT comic_id AS "id", read_at AS "readAt" FROM readings
      WHERE member_id = ? ORDER BY read_at, comic_id`,
      memberId,
    )
  }

  /** In any order, the end excluded. As one text too. */
  async between(memberId: string, from: number, to: number): Promise<Reading[]> {
    const row = await this.database.first<{ list: string | null }>(
      `SELECT string_agg(CAST(comic_id AS TEXT) || ',' || CAST(read_at AS TEXT), ',') AS "list"
      FROM readings WHERE member_id = ? AND read_at >= ? AND read_at < ?`,
      ...[memberId, from, to],
    )
    const list: number[] = JSON.parse(`[${row?.list ?? ''}]`)
    return Array.from({ length: list.length / 2 }, (_, place) => ({
      id: list[2 * place] as number,
      readAt: list[2 * place + 1] as number,
    }))
  }

  /** The years of UTC in which something was read, newest first. The index has one look for each. */
  async years(memberId: string): Promise<number[]> {
    const ends = await this.database.first<{ first: number | null; last: number | null }>(
      `SELECT MIN(read_at) AS "first", MAX(read_at) AS "last" FROM readings WHERE member_id = ?`,
      memberId,
    )
    if (ends === undefined || ends.first === null || ends.last === null) return []
    const [from, to] = [ends.first, ends.last].map((time) => new Date(time).getUTCFullYear())
    const starts = yearStarts(from as number, to as number)
    const rows = await this.database.all<{ first: number }>(
      `SELECT (SELECT MIN(read_at) FROM readings WHERE member_id = ? AND read_at >= chosen.id)
      AS "first" FROM ${idTable(this.database)} AS chosen`,
      memberId,
      JSON.stringify(starts),
    )
    const years = new Set(rows.map(({ first }) => new Date(first).getUTCFullYear()))
    return [...years].sort((one, other) => other - one)
  }

  /**
   * Marks those that are not read; all of them, or none where the limit would be passed, which is
   * undefined. Concurrent calls at the limit may exceed it, which does no harm.
   */
  async mark(
    memberId: string,
    comics: readonly number[],
    readAt: number,
  ): Promise<number[] | undefined> {
    if (comics.length === 0) return []
    const ids = [...new Set(comics)]
    const list = JSON.stringify(ids)
    const unread = `FROM ${idTable(this.database)} AS chosen WHERE NOT EXISTS
      (SELECT 1 FROM readings WHERE member_id = ? AND comic_id = chosen.id)`
    const marked = await this.database.all<{ id: number }>(
      `INSERT INTO readings (member_id, comic_id, read_at, again)
      SELECT ?, chosen.id, ?, 0 ${unread} AND
        (SELECT COUNT(*) FROM readings WHERE member_id = ?) + (SELECT COUNT(*) ${unread}) <= ?
      ON CONFLICT DO NOTHING RETURNING comic_id AS "id"`,
      ...[memberId, readAt, list, memberId],
      ...[memberId, list, memberId, MAX_READINGS],
    )
    const all = marked.length > 0 || (await this.listRead(memberId, ids)).length === ids.length
    if (!all) return undefined
    const isMarked = new Set(marked.map(({ id }) => id))
    return ids.filter((id) => isMarked.has(id))
  }

  /** Further readings; the same moment twice is one. False, and none, where the limit would be passed. */
  async add(memberId: string, id: number, moments: readonly number[]): Promise<boolean> {
    const times = [...new Set(moments)]
    const list = JSON.stringify(times)
    const added = await this.database.run(
      `INSERT INTO readings (member_id, comic_id, read_at, again)
      SELECT ?, ?, chosen.id, 1 FROM ${idTable(this.database)} AS chosen
      WHERE (SELECT COUNT(*) FROM readings WHERE member_id = ?) + ? <= ?
      ON CONFLICT DO NOTHING`,
      ...[memberId, id, list, memberId, times.length, MAX_READINGS],
    )
    if (added > 0) return true
    const known = await this.database.first<{ times: number }>(
      `SELECT COUNT(*) AS "times" FROM readings
      WHERE member_id = ? AND comic_id = ? AND ${isOneOf(this.database, 'read_at')}`,
      ...[memberId, id, list],
    )
    return known?.times === times.length
  }

  /** All readings of these comics. Returns those that had any. */
  async unmark(memberId: string, ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) return []
    const removed = await this.database.all<{ id: number }>(
      `DELETE FROM readings WHERE member_id = ? AND ${this.isChosen}
      RETURNING comic_id AS "id"`,
      memberId,
      JSON.stringify(ids),
    )
    return [...new Set(removed.map(({ id }) => id))]
  }

  /** All readings of one comic. Returns when they were, in the order of time. */
  async removeAll(memberId: string, id: number): Promise<number[]> {
    const removed = await this.database.all<{ readAt: number }>(
      'DELETE FROM readings WHERE member_id = ? AND comic_id = ? RETURNING read_at AS "readAt"',
      ...[memberId, id],
    )
    return removed.map(({ readAt }) => readAt).sort((one, other) => one - other)
  }

  /** One reading alone. False when there was none. */
  async remove(memberId: string, { id, readAt }: Reading): Promise<boolean> {
    const removed = await this.database.run(
      'DELETE FROM readings WHERE member_id = ? AND comic_id = ? AND read_at = ?',
      ...[memberId, id, readAt],
    )
    return removed > 0
  }

  async forget(memberId: string): Promise<void> {
    await this.database.run('DELETE FROM readings WHERE member_id = ?', memberId)
  }
}

/** When each of these years begins. */
function yearStarts(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => Date.UTC(from + place, 0))
}

/** Of comics and times in turn. */
function newestOf(list: number[]): Map<number, number> {
  const newest = new Map<number, number>()
  for (let place = 0; place < list.length; place += 2) {
    const [id, readAt] = [list[place] as number, list[place + 1] as number]
    if (readAt > (newest.get(id) ?? Number.NEGATIVE_INFINITY)) newest.set(id, readAt)
  }
  return newest
}
