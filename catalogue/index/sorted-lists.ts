/**
 * Lists of record numbers, ascending and without duplicates: the common data type of the whole
 * index.
 */
export type SortedList = Uint32Array

export const EMPTY: SortedList = new Uint32Array(0)

/** Binary search: the first of `count` places for which the monotonic predicate is true. */
export function partitionPoint(count: number, isReached: (place: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isReached(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Lower bound: the first place whose value is not below `value`. Inlined, as it is the innermost
 * loop.
 */
export function lowerBound(list: SortedList, value: number, from = 0, to = list.length): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Intersection: iterates the shorter list and gallops through the longer one. */
export function intersect(a: SortedList, b: SortedList): SortedList {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const common = new Uint32Array(short.length)
  let count = 0
  let place = 0
  for (const value of short) {
    place = gallop(long, value, place)
    if (place === long.length) break
    if (long[place] === value) common[count++] = value
  }
  return common.subarray(0, count)
}

/**
 * Galloping search: steps of 1, 2, 4 … until past the value, then a binary search in the last step.
 */
function gallop(list: SortedList, value: number, from: number): number {
  let step = 1
  let low = from
  while (low + step < list.length && (list[low + step] as number) < value) {
    low += step
    step *= 2
  }
  return lowerBound(list, value, low, Math.min(low + step + 1, list.length))
}

export function unite(lists: SortedList[]): SortedList {
  const [first = EMPTY, second] = lists
  if (second === undefined) return first
  const all = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0))
  let filled = 0
  for (const list of lists) {
    all.set(list, filled)
    filled += list.length
  }
  return withoutDuplicates(all.sort())
}

/** Sorts numbers and removes duplicates. */
export function toSortedList(numbers: Iterable<number>): SortedList {
  return withoutDuplicates(Uint32Array.from(numbers).sort())
}

function withoutDuplicates(sorted: Uint32Array): SortedList {
  let count = 0
  for (let place = 0; place < sorted.length; place += 1) {
    if (place === 0 || sorted[place] !== sorted[place - 1])
      sorted[count++] = sorted[place] as number
  }
  return sorted.subarray(0, count)
}
