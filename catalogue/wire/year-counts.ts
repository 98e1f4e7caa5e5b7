import type { Catalogue } from '../index/catalogue.ts'
import type { Kind } from '../index/kinds.ts'
import { yearOf } from '../load/dates.ts'
import type { ComicRecord } from '../load/records.ts'

export type YearKind = Exclude<Kind, 'comics' | 'stories'>

interface YearCount {
  year: number
  comics: number
}

/** A record's issues by the year on their covers, oldest first. */
export function countYears(catalogue: Catalogue, kind: YearKind, record: number): YearCount[] {
  const counts = new Map<number, number>()
  for (const comic of catalogue.issuesOf(kind, record)) {
    const year = yearOf((catalogue.comics[comic] as ComicRecord).coverMonth)
    if (year > 0) counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return Array.from(counts, ([year, comics]) => ({ year, comics })).sort((a, b) => a.year - b.year)
}
