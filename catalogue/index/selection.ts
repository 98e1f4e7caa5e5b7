import { intersect, lowerBound, type SortedList } from './sorted-lists.ts'

/** A set of records of a kind: a contiguous range of the default order, or a list of numbers. */
export type Selection = { from: number; to: number } | SortedList

export function sizeOf(selection: Selection): number {
  return selection instanceof Uint32Array ? selection.length : selection.to - selection.from
}

export function intersectSelections(a: Selection, b: Selection): Selection {
  if (a instanceof Uint32Array) {
    return b instanceof Uint32Array ? intersect(a, b) : cut(a, b.from, b.to)
  }
  if (b instanceof Uint32Array) return cut(b, a.from, a.to)
  const from = Math.max(a.from, b.from)
  return { from, to: Math.max(from, Math.min(a.to, b.to)) }
}

/** A page of the selection in default order. */
export function sliceSelection(selection: Selection, offset: number, limit: number): SortedList {
  if (selection instanceof Uint32Array) return selection.subarray(offset, offset + limit)
  const from = Math.min(selection.from + offset, selection.to)
  return stretch(from, Math.min(from + limit, selection.to))
}

export function toList(selection: Selection): SortedList {
  return selection instanceof Uint32Array ? selection : stretch(selection.from, selection.to)
}

function stretch(from: number, to: number): SortedList {
  const numbers = new Uint32Array(to - from)
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = from + index
  return numbers
}

function cut(list: SortedList, from: number, to: number): SortedList {
  const start = lowerBound(list, from)
  return list.subarray(start, lowerBound(list, to, start))
}
