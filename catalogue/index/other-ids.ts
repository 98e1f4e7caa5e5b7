import type { ComicRecord } from '../load/records.ts'
import { sortedById } from './ordering.ts'
import { lowerBound } from './sorted-lists.ts'

/** Finds comics by ids that lead to them. Two lists of numbers: a map of tens of thousands would be ten times as large. */
export function otherIdsOfComics(comics: ComicRecord[]): (id: number) => number | undefined {
  let lists: { ids: Uint32Array; numbers: Uint32Array } | undefined
  return (id) => {
    lists ??= listsOf(comics)
    const place = lowerBound(lists.ids, id)
    return lists.ids[place] === id ? lists.numbers[place] : undefined
  }
}

function listsOf(comics: ComicRecord[]) {
  const ids: number[] = []
  const numbers: number[] = []
  for (const [number, { otherIds }] of comics.entries()) {
    for (const id of otherIds) {
      ids.push(id)
      numbers.push(number)
    }
  }
  const order = sortedById(Uint32Array.from(ids))
  return {
    ids: order.map((place) => ids[place] as number),
    numbers: order.map((place) => numbers[place] as number),
  }
}
