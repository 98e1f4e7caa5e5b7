import type { Catalogue } from '../index/catalogue.ts'
import { toList } from '../index/selection.ts'
import type { ComicRecord } from '../load/records.ts'

const SHOWN = 6
const WEEK_MS = 7 * 24 * 60 * 60_000
/** Comics are on sale at most this long before the month on their cover. */
const MONTHS_AHEAD = 3
/** How many years ago, one after another from week to week. */
const YEARS_AGO = [20, 40, 10, 50, 30, 60, 25, 45, 15, 55, 35]

export interface WeekInThePast {
  /** `1986-11` */
  coverMonth: string
  /** One of each series, the best known first. */
  comics: number[]
}

/**
 * Issues with this month of a past year on their cover, another year each week: of most comics no day
 * is known, only the month on the cover. A year of which the catalogue has nothing is passed over;
 * undefined where it has nothing of any.
 */
export function thisWeekIn(catalogue: Catalogue, now: Date): WeekInThePast | undefined {
  const week = Math.floor(now.getTime() / WEEK_MS)
  for (const turn of YEARS_AGO.keys()) {
    const ago = YEARS_AGO[(week + turn) % YEARS_AGO.length] as number
    const coverMonth = toMonth(now.getUTCFullYear() - ago, now.getUTCMonth())
    const comics = issuesOf(catalogue, coverMonth)
    if (comics.length > 0) return { coverMonth, comics }
  }
  return undefined
}

function issuesOf(catalogue: Catalogue, coverMonth: string): number[] {
  const [year, month] = coverMonth.split('-').map(Number) as [number, number]
  const from = `${toMonth(year, month - 1 - MONTHS_AHEAD)}-01`
  const found = toList(catalogue.select('comics', [{ by: 'onsale', from, to: `${coverMonth}-31` }]))
  const bySeries = new Map<number, number>()
  for (const comic of found) {
    const record = catalogue.comics[comic] as ComicRecord
    if (catalogue.isIssue(comic) && isKnownOf(coverMonth, record))
      bySeries.set(record.series, comic)
  }
  return [...bySeries]
    .toSorted(
      ([one], [other]) =>
        catalogue.issueCount('series', other) - catalogue.issueCount('series', one),
    )
    .slice(0, SHOWN)
    .map(([, comic]) => comic)
}

/** A month that was inferred may be wrong. */
function isKnownOf(month: string, { coverMonth, coverMonthInferred }: ComicRecord): boolean {
  return coverMonth === month && !coverMonthInferred
}

/** The month counts from 0, and may lie in the year before. */
function toMonth(year: number, month: number): string {
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 7)
}
