import type { ReadingPlace } from '#contract/comic-link.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord } from '../load/records.ts'
import type { Namer } from './summaries.ts'

type Place = Omit<ReadingPlace, 'id' | 'title'>

/** Where a comic stands in a reading order, and what is read before and after it. */
export function placeIn(
  catalogue: Catalogue,
  namer: Namer,
  order: readonly number[],
  comic: number,
): Place {
  const link = (number: number | undefined) => {
    if (number === undefined) return null
    const { id } = catalogue.comics[number] as ComicRecord
    return { id, title: namer.name('comics', number) }
  }
  const place = order.indexOf(comic)
  return {
    part: place + 1,
    parts: order.length,
    previous: link(order[place - 1]),
    next: link(order[place + 1]),
  }
}
