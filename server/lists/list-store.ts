import {
  type ListChange,
  type ListEntry,
  type ListSource,
  type ListSummary,
  MAX_LISTS,
} from '#contract/lists.ts'
import type { Database, SqlValue, Statement } from '../store/database.ts'
import { type PackedEntries, packEntries, unpackEntries, unpackIds } from './packed-entries.ts'
import type { PastTexts } from './past-texts.ts'

export interface ListHead {
  id: string
  name: string
  description: string
  visibility: ListSummary['visibility']
  version: number
  createdAt: number
  updatedAt: number
}

/** A list with the ids of its comics alone. */
interface BriefList extends ListHead {
  comics: number[]
}

export interface StoredList extends ListHead {
  source: ListSource | null
  /** What the source held when the list was made from it. */
  sourceComics: number[]
  entries: ListEntry[]
  pastTexts: PastTexts
}

export interface WholeRow extends ListHead, PackedEntries {
  sourceKind: ListSource['kind'] | null
  sourceId: number | null
  sourceComics: string
  pastTexts: string
}

/** Each change adds one. */
export const FIRST_VERSION = 1

const HEAD = `id, name, description, visibility, version, created_at AS "createdAt",
  updated_at AS "updatedAt", comics`

/** The columns of a `WholeRow`. */
export const WHOLE = `${HEAD}, sections, notes, source_kind AS "sourceKind", source_id AS "sourceId",
  source_comics AS "sourceComics", past_texts AS "pastTexts"`

const AT_ONCE = 25
const COMICS_AT_ONCE = 5000

const SOME = `
  SELECT ${HEAD} FROM lists
  WHERE member_id = ? AND deleted_at IS NULL AND id IN (${Array(AT_ONCE).fill('?')})
  ORDER BY updated_at DESC, id`

const HAS_ROOM = `(
  SELECT COUNT(*) FROM lists WHERE member_id = ? AND deleted_at IS NULL
) < ${MAX_LISTS}`

const INSERT = `
  INSERT INTO lists (member_id, name, description, visibility, version, created_at, updated_at,
    source_kind, source_id, comics, sections, notes, source_comics, past_texts, id)
  SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?`

/** Concurrent inserts at the limit may exceed it by their number, which does no harm. */
const ADD = `${INSERT}, ? WHERE ${HAS_ROOM}`

/** Fails, and with it its batch, where there is no room: an id is never null. */
const ADD_OR_FAIL = `${INSERT}, CASE WHEN ${HAS_ROOM} THEN ? END`

const SAVE_ENTRIES = `
  UPDATE lists SET comics = ?, sections = ?, notes = ?, past_texts = ?, version = version + 1, updated_at = ?
  WHERE id = ? AND member_id = ? AND deleted_at IS NULL AND version = ?`

const DESCRIBE = `
  UPDATE lists SET name = COALESCE(?, name), description = COALESCE(?, description),
    version = version + 1, updated_at = ?
  WHERE id = ? AND member_id = ? AND deleted_at IS NULL`

const REMOVE =
  'UPDATE lists SET deleted_at = ? WHERE id = ? AND member_id = ? AND deleted_at IS NULL'

/** As many as there may be, so that making and deleting does not fill the database. */
const DROP_OLDEST_DELETED = `
  DELETE FROM lists WHERE member_id = ? AND deleted_at IS NOT NULL AND id NOT IN (
    SELECT id FROM lists WHERE member_id = ? AND deleted_at IS NOT NULL
    ORDER BY deleted_at DESC, id LIMIT ${MAX_LISTS}
  )`

export class ListStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** Of the others not even the comics are read, which are most of a row. */
  async latest(memberId: string, count: number): Promise<BriefList[]> {
    const rows = await this.database.all<ListHead & { comics: string }>(
      `SELECT ${HEAD} FROM lists WHERE id IN (
        SELECT id FROM lists WHERE member_id = ? AND deleted_at IS NULL
        ORDER BY updated_at DESC, id LIMIT ?
      ) ORDER BY updated_at DESC, id`,
      memberId,
      count,
    )
    return rows.map(unpackBrief)
  }

  /** The last changed first, a few at a time, with room for other requests: they may be long. */
  async *all(memberId: string): AsyncGenerator<BriefList> {
    const ids = await this.database.all<{ id: string }>(
      `SELECT id FROM lists WHERE member_id = ? AND deleted_at IS NULL
      ORDER BY updated_at DESC, id`,
      memberId,
    )
    let sinceBreak = 0
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      // Fewer are null in the end, so that it is one statement.
      const some = Array.from({ length: AT_ONCE }, (_, place) => ids[from + place]?.id ?? null)
      const rows = await this.database.all<ListHead & { comics: string }>(SOME, memberId, ...some)
      for (const row of rows) {
        const list = unpackBrief(row)
        yield list
        sinceBreak += list.comics.length
        if (sinceBreak < COMICS_AT_ONCE) continue
        await new Promise(setImmediate)
        sinceBreak = 0
      }
    }
  }

  async whole(memberId: string): Promise<StoredList[]> {
    const rows = await this.database.all<WholeRow>(
      `SELECT ${WHOLE} FROM lists WHERE member_id = ? AND deleted_at IS NULL
      ORDER BY created_at, id`,
      memberId,
    )
    return rows.map(toList)
  }

  async find(memberId: string, id: string): Promise<StoredList | undefined> {
    const row = await this.database.first<WholeRow>(
      `SELECT ${WHOLE} FROM lists WHERE id = ? AND member_id = ? AND deleted_at IS NULL`,
      id,
      memberId,
    )
    return row && toList(row)
  }

  /** Without sections and notes, which take longer to read than all the rest. */
  async findBrief(memberId: string, id: string): Promise<BriefList | undefined> {
    const row = await this.database.first<ListHead & { comics: string }>(
      `SELECT ${HEAD} FROM lists WHERE id = ? AND member_id = ? AND deleted_at IS NULL`,
      id,
      memberId,
    )
    return row && unpackBrief(row)
  }

  /** False when the member has reached the limit. */
  async add(memberId: string, list: StoredList): Promise<boolean> {
    return (await this.database.run(ADD, ...valuesOf(memberId, list), list.id, memberId)) > 0
  }

  /** Of a batch that fails as a whole when the member has reached the limit. */
  addStatement(memberId: string, list: StoredList): Statement {
    return [ADD_OR_FAIL, ...valuesOf(memberId, list), memberId, list.id]
  }

  async count(memberId: string): Promise<number> {
    const row = await this.database.first<{ count: number }>(
      'SELECT COUNT(*) AS "count" FROM lists WHERE member_id = ? AND deleted_at IS NULL',
      memberId,
    )
    return row?.count ?? 0
  }

  /** Compares and swaps: false when the list has another version by now, or is gone. */
  async saveEntries(
    memberId: string,
    { id, version }: Pick<StoredList, 'id' | 'version'>,
    { comics, sections, notes }: PackedEntries,
    pastTexts: PastTexts,
    at: number,
  ): Promise<boolean> {
    const saved = await this.database.run(
      SAVE_ENTRIES,
      ...[comics, sections, notes, JSON.stringify(pastTexts), at, id, memberId, version],
    )
    return saved > 0
  }

  /** False when there is no such list. */
  async describe(
    memberId: string,
    id: string,
    { name, description }: ListChange,
    at: number,
  ): Promise<boolean> {
    const values = [name ?? null, description ?? null, at, id, memberId]
    return (await this.database.run(DESCRIBE, ...values)) > 0
  }

  /** Takes what the source holds now for what it held when the list was made. */
  async settleSource(memberId: string, id: string, comics: readonly number[]): Promise<void> {
    await this.database.run(
      'UPDATE lists SET source_comics = ? WHERE id = ? AND member_id = ? AND deleted_at IS NULL',
      JSON.stringify(comics),
      id,
      memberId,
    )
  }

  /** It can be restored for a while. False when there is no such list. */
  async remove(memberId: string, id: string, at: number): Promise<boolean> {
    const removed = await this.database.run(REMOVE, at, id, memberId)
    if (removed > 0) await this.database.run(DROP_OLDEST_DELETED, memberId, memberId)
    return removed > 0
  }

  /** Of a list that is as it was when it was made. */
  removeUnchangedStatement(memberId: string, id: string, at: number): Statement {
    return [`${REMOVE} AND version = ${FIRST_VERSION}`, at, id, memberId]
  }

  /** Whether a deleted list was brought back: not when the member has reached the limit. */
  async restore(memberId: string, id: string, deletedSince: number): Promise<boolean> {
    const restored = await this.database.run(
      `UPDATE lists SET deleted_at = NULL
      WHERE id = ? AND member_id = ? AND deleted_at >= ? AND ${HAS_ROOM}`,
      id,
      memberId,
      deletedSince,
      memberId,
    )
    return restored > 0
  }

  async isDeleted(memberId: string, id: string, since: number): Promise<boolean> {
    const row = await this.database.first(
      'SELECT id FROM lists WHERE id = ? AND member_id = ? AND deleted_at >= ?',
      id,
      memberId,
      since,
    )
    return row !== undefined
  }

  /** For good, whosever they were. */
  async dropDeleted(before: number): Promise<void> {
    await this.database.run('DELETE FROM lists WHERE deleted_at < ?', before)
  }

  async forget(memberId: string): Promise<void> {
    await this.database.run('DELETE FROM lists WHERE member_id = ?', memberId)
  }
}

/** In the order of `INSERT`. */
function valuesOf(memberId: string, list: StoredList): SqlValue[] {
  const { name, description, visibility, version, createdAt, updatedAt, source } = list
  const { comics, sections, notes } = packEntries(list.entries)
  return [
    ...[memberId, name, description, visibility, version, createdAt, updatedAt],
    ...[source?.kind ?? null, source?.id ?? null, comics, sections, notes],
    ...[JSON.stringify(list.sourceComics), JSON.stringify(list.pastTexts)],
  ]
}

function unpackBrief(row: ListHead & { comics: string }): BriefList {
  return { ...row, comics: unpackIds(row.comics) }
}

export function toList(row: WholeRow): StoredList {
  const { id, name, description, visibility, version, createdAt, updatedAt } = row
  const { sourceKind, sourceId, sourceComics, pastTexts, comics, sections, notes } = row
  return {
    id,
    name,
    description,
    visibility,
    version,
    createdAt,
    updatedAt,
    source: sourceKind === null || sourceId === null ? null : { kind: sourceKind, id: sourceId },
    sourceComics: unpackIds(sourceComics),
    pastTexts: JSON.parse(pastTexts),
    entries: unpackEntries({ comics, sections, notes }),
  }
}
