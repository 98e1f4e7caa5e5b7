import { type ImportDone, PREVIEW_HOURS, UNDO_IMPORT_DAYS } from '#contract/imports.ts'
import type { Database, Statement } from '../store/database.ts'
import type { AddedCollected, AddedFavourite, AddedFollow, AddedReading } from './import-ports.ts'
import type { FileHead, FileLine } from './imported-file.ts'
import type { LeftLine } from './left-lines.ts'

const HOUR_MS = 3_600_000
export const PREVIEW_MS = PREVIEW_HOURS * HOUR_MS
export const UNDO_MS = UNDO_IMPORT_DAYS * 24 * HOUR_MS
const MAX_PREVIEWS = 5
const LINES_A_PART = 500

export interface StoredImport {
  id: string
  fileName: string
  program: string
  createdAt: number
  head: FileHead
}

/** What a commit answered, and what undoing it takes away. */
export interface StoredCommit {
  committedAt: number
  done: ImportDone
  added: Added
}

export interface Added {
  lists: string[]
  readings: AddedReading[]
  collection: AddedCollected[]
  favourites: AddedFavourite[]
  follows: AddedFollow[]
}

interface ImportRowOfTable extends Omit<StoredImport, 'head'> {
  heads: string
}

/** The oldest, where there are too many. */
const DROP_OLDEST = `
  DELETE FROM imports WHERE member_id = ? AND id NOT IN (
    SELECT id FROM imports WHERE member_id = ? ORDER BY created_at DESC, id LIMIT ${MAX_PREVIEWS}
  )`
/** Of files that are gone. */
const DROP_LINES = 'DELETE FROM import_lines WHERE import_id NOT IN (SELECT id FROM imports)'

export class ImportStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /**
   * Lines in the order in which they are shown. Part by part, with room for other requests between
   * them; nobody finds the file before all of it is there. False when it was dropped meanwhile.
   */
  async add(memberId: string, file: StoredImport, lines: readonly FileLine[]): Promise<boolean> {
    const { id, fileName, program, createdAt, head } = file
    await this.database.batch([
      [
        `INSERT INTO imports (id, member_id, file_name, program, created_at, ready, heads)
        VALUES (?, ?, ?, ?, ?, 0, ?)`,
        ...[id, memberId, fileName, program, createdAt, JSON.stringify(head)],
      ],
      [DROP_OLDEST, memberId, memberId],
      [DROP_LINES],
    ])
    for (let from = 0; from < lines.length; from += LINES_A_PART) {
      await this.database.run(
        'INSERT INTO import_lines (import_id, part, lines) VALUES (?, ?, ?)',
        ...[id, from / LINES_A_PART, JSON.stringify(lines.slice(from, from + LINES_A_PART))],
      )
      await new Promise(setImmediate)
    }
    return (await this.database.run('UPDATE imports SET ready = 1 WHERE id = ?', id)) > 0
  }

  async find(memberId: string, id: string, now: number): Promise<StoredImport | undefined> {
    const row = await this.database.first<ImportRowOfTable>(
      `SELECT id, file_name AS "fileName", program, created_at AS "createdAt", heads
      FROM imports WHERE id = ? AND member_id = ? AND ready = 1 AND created_at > ?`,
      ...[id, memberId, now - PREVIEW_MS],
    )
    if (row === undefined) return undefined
    const { heads, ...file } = row
    return { ...file, head: JSON.parse(heads) }
  }

  async lines(id: string, offset: number, limit: number): Promise<FileLine[]> {
    const first = Math.floor(offset / LINES_A_PART)
    const last = Math.floor((offset + limit - 1) / LINES_A_PART)
    const rows = await this.database.all<{ lines: string }>(
      `SELECT lines FROM import_lines WHERE import_id = ? AND part BETWEEN ? AND ? ORDER BY part`,
      ...[id, first, last],
    )
    const start = offset - first * LINES_A_PART
    return rows.flatMap(({ lines }) => JSON.parse(lines)).slice(start, start + limit)
  }

  /** Part by part, as they were added. It ends early where the file goes meanwhile. */
  async *allLines(id: string): AsyncGenerator<FileLine[]> {
    for (let part = 0; ; part += 1) {
      const row = await this.database.first<{ lines: string }>(
        'SELECT lines FROM import_lines WHERE import_id = ? AND part = ?',
        ...[id, part],
      )
      if (row === undefined) return
      yield JSON.parse(row.lines)
      await new Promise(setImmediate)
    }
  }

  /**
   * Fails, and with it the batch, where the file is gone or the import is committed already: an id
   * is never null. The preview is over then. The first statement takes the row lock.
   */
  commitStatements(
    memberId: string,
    id: string,
    commit: StoredCommit,
    left: readonly LeftLine[],
  ): Statement[] {
    const { committedAt, done, added } = commit
    return [
      ['UPDATE imports SET ready = ready WHERE id = ?', id],
      [
        `INSERT INTO import_commits (import_id, member_id, committed_at, done, added)
        VALUES ((SELECT id FROM imports WHERE id = ?), ?, ?, ?, ?)`,
        ...[id, memberId, committedAt, JSON.stringify(done), JSON.stringify(added)],
      ],
      ['INSERT INTO import_left (import_id, lines) VALUES (?, ?)', id, JSON.stringify(left)],
      ['DELETE FROM imports WHERE id = ?', id],
      ['DELETE FROM import_lines WHERE import_id = ?', id],
    ]
  }

  /** Undefined where the member has no such import that can still be undone. */
  async leftLines(memberId: string, id: string, now: number): Promise<LeftLine[] | undefined> {
    const row = await this.database.first<{ lines: string }>(
      `SELECT lines FROM import_left JOIN import_commits USING (import_id)
      WHERE import_id = ? AND member_id = ? AND committed_at > ?`,
      ...[id, memberId, now - UNDO_MS],
    )
    return row && JSON.parse(row.lines)
  }

  /** The newest first. */
  async listDone(memberId: string, now: number): Promise<ImportDone[]> {
    const rows = await this.database.all<{ done: string }>(
      `SELECT done FROM import_commits WHERE member_id = ? AND committed_at > ?
      ORDER BY committed_at DESC, import_id`,
      ...[memberId, now - UNDO_MS],
    )
    return rows.map(({ done }) => JSON.parse(done))
  }

  async findCommit(memberId: string, id: string): Promise<StoredCommit | undefined> {
    const row = await this.database.first<{ committedAt: number; done: string; added: string }>(
      `SELECT committed_at AS "committedAt", done, added FROM import_commits
      WHERE import_id = ? AND member_id = ?`,
      ...[id, memberId],
    )
    if (row === undefined) return undefined
    const { committedAt, done, added } = row
    return { committedAt, done: JSON.parse(done), added: JSON.parse(added) }
  }

  undoStatement(id: string): Statement {
    return ['DELETE FROM import_commits WHERE import_id = ?', id]
  }

  /** False when there is no such preview. */
  async remove(memberId: string, id: string): Promise<boolean> {
    const removed = await this.database.run(
      'DELETE FROM imports WHERE id = ? AND member_id = ?',
      ...[id, memberId],
    )
    if (removed > 0) await this.database.run('DELETE FROM import_lines WHERE import_id = ?', id)
    return removed > 0
  }

  /** What is too old, whosever it was. */
  async drop(now: number): Promise<void> {
    await this.database.batch([
      ['DELETE FROM imports WHERE created_at <= ?', now - PREVIEW_MS],
      ['DELETE FROM import_commits WHERE committed_at <= ?', now - UNDO_MS],
    ])
  }

  async forget(memberId: string): Promise<void> {
    await this.database.batch([
      ['DELETE FROM import_commits WHERE member_id = ?', memberId],
      [
        'DELETE FROM import_lines WHERE import_id IN (SELECT id FROM imports WHERE member_id = ?)',
        memberId,
      ],
      ['DELETE FROM imports WHERE member_id = ?', memberId],
    ])
  }
}
