import type { DatabaseSync } from 'node:sqlite'
import type { ImportedRecord, ImportedSeries } from '../record.ts'
import type { IssueReader } from './read-issue.ts'

/** A record of the table of all that is told, and where the dump has it. */
export function readEntry(
  database: DatabaseSync,
  issues: IssueReader,
  kind: string,
  id: number,
): { record: ImportedRecord; place: string } {
  if (kind === 'issue') return { record: issues.read(id), place: `gcd_issue ${id}` }
  if (kind === 'series') return { record: readSeries(database, id), place: `gcd_series ${id}` }
  if (kind === 'creator') {
    const { name } = database.prepare('SELECT name FROM creator WHERE id = ?').get(id) ?? {}
    const record = { kind: 'creator' as const, key: String(id), name: String(name) }
    return { record, place: `gcd_creator ${id}` }
  }
  const fault = database.prepare('SELECT place, why FROM fault WHERE rowid = ?').get(id) ?? {}
  const place = String(fault.place)
  return { record: { kind: 'not understood', place, why: String(fault.why) }, place }
}

function readSeries(database: DatabaseSync, id: number): ImportedSeries {
  const row = database.prepare('SELECT * FROM series WHERE id = ?').get(id) ?? {}
  return {
    kind: 'series',
    key: String(id),
    title: String(row.name ?? '').trim(),
    startYear: yearOf(row.year_began),
    endYear: yearOf(row.year_ended),
    ...(row.type !== null && { type: String(row.type) }),
    format: String(row.format),
    publisher: String(row.publisher),
  }
}

function yearOf(value: unknown): number | null {
  const year = Number(value ?? 0)
  return Number.isInteger(year) && year > 1800 && year < 2200 ? year : null
}
