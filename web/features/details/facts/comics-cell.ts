import { formatCount } from '#web/lib/format.ts'
import { NO_COMICS } from '#web/lib/records/record-words.ts'
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
