import type { ComicFacts } from '#contract/facts.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord, EventRecord } from '../load/records.ts'
import type { Namer } from './summaries.ts'

type EventPlace = ComicFacts['events'][number]

/** Where a comic stands in the reading order of each of its events, and what is read before and after it. */
export function eventPartsOf(catalogue: Catalogue, namer: Namer, comic: number): EventPlace[] {
  const link = (number: number | undefined) => {
    if (number === undefined) return null
    const { id } = catalogue.comics[number] as ComicRecord
    return { id, title: namer.name('comics', number) }
  }
  return Array.from(catalogue.relation('comics', 'events').of(comic), (event) => {
    const { id, title, parts } = catalogue.events[event] as EventRecord
    const order = parts.flatMap(({ role, comics }) => comics.map((number) => ({ number, role })))
    const place = order.findIndex(({ number }) => number === comic)
    return {
      id,
      title,
      role: order[place]?.role ?? '',
      part: place + 1,
      parts: order.length,
      previous: link(order[place - 1]?.number),
      next: link(order[place + 1]?.number),
    }
  })
}
