import type { ComicFacts } from '#contract/facts.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { EventRecord } from '../load/records.ts'
import { placeIn } from './reading-place.ts'
import type { Namer } from './summaries.ts'

type EventPlace = ComicFacts['events'][number]

/** Where a comic stands in the reading order of each of its events. */
export function eventPartsOf(catalogue: Catalogue, namer: Namer, comic: number): EventPlace[] {
  return Array.from(catalogue.relation('comics', 'events').of(comic), (event) => {
    const { id, title, parts } = catalogue.events[event] as EventRecord
    const order = parts.flatMap(({ comics }) => comics)
    const role = parts.find(({ comics }) => comics.includes(comic))?.role ?? ''
    return { id, title, role, ...placeIn(catalogue, namer, order, comic) }
  })
}
