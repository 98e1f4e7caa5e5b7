import { stretchesOf, valueOfNumber } from '../load/issue-numbers.ts'

/** `129–138, 140`: numbers of one series, ascending, with runs of whole numbers as ranges. */
export function toRanges(numbers: readonly string[]): string {
  const ascending = numbers.toSorted((one, other) => valueOfNumber(one) - valueOfNumber(other))
  return stretchesOf(ascending)
    .map((stretch) => (stretch.length === 1 ? stretch[0] : `${stretch[0]}–${stretch.at(-1)}`))
    .join(', ')
}
