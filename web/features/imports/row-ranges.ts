import type { ImportPreview, ImportRow } from '#contract/imports.ts'

type Counts = ImportPreview['counts']
type Result = ImportRow['result']

/** The lines that are shown, a part of them or all. */
export type Shown = 'all' | Result

export interface RowRange {
  /** The place of the first in the whole preview. */
  from: number
  count: number
}

/** The preview has the lines in this order, so that each result is one range of it. */
export const RESULTS = ['unsure', 'unknown', 'matched'] as const

export function rangeOf(counts: Counts, shown: Shown): RowRange {
  if (shown === 'all') return { from: 0, count: counts.rows }
  const before = RESULTS.slice(0, RESULTS.indexOf(shown))
  return { from: before.reduce((sum, result) => sum + counts[result], 0), count: counts[shown] }
}

/** The result of the lines that begin at this place, if any do. */
export function beginsAt(counts: Counts, place: number): Result | undefined {
  return RESULTS.find((result) => counts[result] > 0 && rangeOf(counts, result).from === place)
}

export function resultAt(counts: Counts, place: number): Result {
  if (place < counts.unsure) return 'unsure'
  return place < counts.unsure + counts.unknown ? 'unknown' : 'matched'
}
