import type { SearchKind } from '#contract/search.ts'
import type { Entry } from './names.ts'
import type { Reading } from './readings.ts'
import type { Span } from './years.ts'

const FAME = 0.16
const YEAR_FOUND = 0.25
const ONLY_SEEN_THEN = 0.6
const KIND_FOUND = 0.3
const SHARED = 0.06
/** The lowest score of what began in a year, where only that is sought. */
const OF_THE_YEAR = 0.6

/** Tie-breaker for equal names. */
const KIND_FIRST: Record<SearchKind, number> = {
  characters: 0.2,
  events: 0.18,
  arcs: 0.12,
  series: 0,
  creators: 0.1,
  comics: 0,
}

/** By how well the name matches, by popularity, and by what else the query tells. */
export function scoreOf(entry: Entry, quality: number, reading: Reading): number {
  const { kind, fame } = entry
  const score = (1 + KIND_FIRST[kind]) * quality + FAME * fame + spanScore(entry, reading.span)
  return reading.weight * score + (kind === reading.kind ? KIND_FOUND : 0)
}

/** Of series by the same maker, the one with most of their issues is meant. */
export function sharedScore(issues: number): number {
  return SHARED * Math.log1p(issues)
}

/** Where only a year is sought, the best known of what began then. */
export function yearScore({ kind, fame }: Entry): number {
  return OF_THE_YEAR + (kind === 'characters' ? 0.3 : 0.4) * fame
}

/** Years beside a name ask for what came out then, not for who was first seen then. */
function spanScore({ kind, startYear }: Entry, span: Span | null): number {
  if (span === null) return 0
  if (kind === 'characters') return -ONLY_SEEN_THEN
  return span.from <= startYear && startYear <= span.to ? YEAR_FOUND : 0
}

/**
 * A year beside a name is the one in which something began, or, with a number, any year of a series'
 * run. A decade is any of it.
 */
export function covers(
  { kind, startYear, endYear }: Entry,
  span: Span,
  number: string | null,
): boolean {
  const isRun = number !== null || (span.from < span.to && kind !== 'characters')
  return startYear <= span.to && (isRun ? endYear : startYear) >= span.from
}
