/** A gap in the row of page numbers. */
export const GAP = '…'

/** The number of slots, so that the row keeps its length from page to page. */
const PLACES = 7

/** The first page, the last, the current one with its neighbours, and gaps between them. */
export function pageNumbers(current: number, last: number): (number | typeof GAP)[] {
  if (last <= PLACES) return range(1, last)
  if (current <= PLACES - 3) return [...range(1, PLACES - 2), GAP, last]
  if (current > last - (PLACES - 3)) return [1, GAP, ...range(last - (PLACES - 3), last)]
  return [1, GAP, ...range(current - 1, current + 1), GAP, last]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
