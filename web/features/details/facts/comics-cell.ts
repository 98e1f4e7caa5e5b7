import { formatCount } from '#web/lib/format.ts'
import { NO_COMICS, toCount } from '#web/lib/records/record-words.ts'
import { NO_VARIANTS } from '../load-details.ts'
import type { FactCell } from './fact-cells.tsx'

/** The number of a record's comics; in words where we know none, for that is not the same as none. */
export function comicsCell(comics: number, series: number): FactCell {
  if (comics === 0) return { label: 'Comics', words: NO_COMICS }
  return {
    label: 'Comics',
    figure: formatCount(comics),
    words: `in ${formatCount(series)} series`,
  }
}

/**
 * Whoever is on a variant or in a book is listed with it, but counted once for the issue; then no number
 * stands before the way to the listing, which would have another one.
 */
export function countComics(facts: { comicCount?: number } | undefined, listed: number) {
  const count = facts?.comicCount ?? listed
  const isExact = count === listed
  return {
    count,
    all: isExact ? toCount(count, 'comic', 'comics') : 'comics',
    only: isExact ? undefined : NO_VARIANTS,
  }
}
