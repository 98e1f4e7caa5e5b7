import { type Selection, sizeOf } from './selection.ts'
import type { SortedList } from './sorted-lists.ts'

/** Sorting a number costs about as much as scanning this many. */
const WALKS_PER_SORT = 64

/** True where scanning all records is cheaper than sorting the chosen ones. */
export function isDense(chosen: number, all: number): boolean {
  return chosen * WALKS_PER_SORT > all
}

/** Sorts distinct numbers below `all`. */
export function ascending(numbers: Uint32Array, all: number): SortedList {
  if (!isDense(numbers.length, all)) return numbers.slice().sort()
  const marks = markNumbers(numbers, all)
  const list = new Uint32Array(numbers.length)
  let count = 0
  for (let number = 0; number < all; number += 1) if (marks[number] === 1) list[count++] = number
  return list
}

/** A page of a selection in a given order of all records, by scanning instead of sorting. */
export function pageAlong(
  order: Uint32Array,
  selection: Selection,
  offset: number,
  limit: number,
): Uint32Array {
  const end = Math.min(offset + limit, sizeOf(selection))
  const page = new Uint32Array(Math.max(0, end - offset))
  const marks = markSelection(selection, order.length)
  let met = 0
  for (let place = 0; met < end && page.length > 0; place += 1) {
    const number = order[place] as number
    if (marks[number] !== 1) continue
    if (met >= offset) page[met - offset] = number
    met += 1
  }
  return page
}

function markSelection(selection: Selection, all: number): Uint8Array {
  if (selection instanceof Uint32Array) return markNumbers(selection, all)
  return new Uint8Array(all).fill(1, selection.from, selection.to)
}

function markNumbers(numbers: Uint32Array, all: number): Uint8Array {
  const marks = new Uint8Array(all)
  for (const number of numbers) marks[number] = 1
  return marks
}
