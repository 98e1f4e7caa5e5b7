import { MAX_READINGS } from '#contract/progress.ts'
import { noRoomFor } from '../errors.ts'
import type { Database, Statement } from '../store/database.ts'
import { forRows, isAmong, jsonRows } from '../store/json-rows.ts'

type Key = [comic: number, readAt: number]

interface BroughtReading {
  comic: number
  readAt: number
  /** A further reading where the comic is read already. */
  again: boolean
}

/** Readings that a member brings along, as statements of a batch that brings other things too. */
export class ReadingImports {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** Those that are not there yet. Throws an ApiError where they are more than we keep. */
  async plan(
    memberId: string,
    brought: readonly BroughtReading[],
  ): Promise<{ statements: Statement[]; added: Key[] }> {
    const known = await this.times(memberId)
    let total = 0
    for (const times of known.values()) total += times.size
    const rows: [comic: number, readAt: number, again: 0 | 1][] = []
    for (const { comic, readAt, again } of brought.toSorted((a, b) => a.readAt - b.readAt)) {
      const times = known.get(comic) ?? new Set()
      if (times.has(readAt) || (times.size > 0 && !again)) continue
      rows.push([comic, readAt, times.size > 0 ? 1 : 0])
      known.set(comic, times.add(readAt))
    }
    if (total + rows.length > MAX_READINGS) throw noRoomFor('readings', MAX_READINGS)
    const table = jsonRows(this.database, { comic: 'BIGINT', read_at: 'BIGINT', again: 'BIGINT' })
    const statements = forRows(this.database, rows, (some) => [
      `INSERT INTO readings (member_id, comic_id, read_at, again)
      SELECT ?, comic, read_at, again FROM ${table} AS brought WHERE 1 = 1
      ON CONFLICT DO NOTHING`,
      memberId,
      some,
    ])
    return { statements, added: rows.map(([comic, readAt]) => [comic, readAt]) }
  }

  /** Takes exactly these away: what was read at another time stays. */
  undo(memberId: string, added: readonly Key[]): Statement[] {
    const isChosen = isAmong(this.database, { comic_id: 'BIGINT', read_at: 'BIGINT' })
    return forRows(this.database, added, (some) => [
      `DELETE FROM readings WHERE member_id = ? AND ${isChosen}`,
      ...[memberId, some],
    ])
  }

  /** As one text: a row for each takes five times as long. */
  private async times(memberId: string): Promise<Map<number, Set<number>>> {
    const row = await this.database.first<{ list: string | null }>(
      `SELECT string_agg(CAST(comic_id AS TEXT) || ',' || CAST(read_at AS TEXT), ',') AS "list"
      FROM readings WHERE member_id = ?`,
      memberId,
    )
    const list: number[] = JSON.parse(`[${row?.list ?? ''}]`)
    const times = new Map<number, Set<number>>()
    for (let place = 0; place < list.length; place += 2) {
      const comic = list[place] as number
      times.set(comic, (times.get(comic) ?? new Set()).add(list[place + 1] as number))
    }
    return times
  }
}
