import type { Catalogue } from '#catalogue/index/catalogue.ts'
import type { Kind } from '#catalogue/index/kinds.ts'
import type { Endpoint } from '#catalogue/wire/endpoints.ts'

export interface ScaleCase {
  name: string
  endpoint: Endpoint
  query: string
  /** False where the work grows with the list by design: reported without a target. */
  promised: boolean
}

/** The same queries for a catalogue of any size. */
export function scaleCases(catalogue: Catalogue): ScaleCase[] {
  const byFame = inOrderOfSize(catalogue, 'characters', 'comics')
  const famous = idAt(catalogue, 'characters', byFame.at(-1))
  const middling = idAt(catalogue, 'characters', byFame[byFame.length >> 1])
  const eventsOf = catalogue.relation('series', 'events')
  const inOneEvent = [...catalogue.series.keys()].find((one) => eventsOf.of(one).length === 1)
  const tiedIn = idAt(catalogue, 'series', inOneEvent)
  const comic = idAt(catalogue, 'comics', typicalComic(catalogue))
  const title = encodeURIComponent(titleOfTypicalRun(catalogue))
  return [
    list('characters', ''),
    list('comics', ''),
    list('comics', 'orderBy=-modified'),
    list('comics', 'orderBy=title'),
    // These must still match a full page in a tenth of the characters.
    list('characters', 'nameStartsWith=d&limit=10'),
    list('series', 'titleStartsWith=ka'),
    {
      ...list('comics', `titleStartsWith=${title}`),
      name: 'comics, titleStartsWith=a whole title',
    },
    sub('comics of the most famous character', 'characters', famous, 'comics'),
    sub('comics of a middling character', 'characters', middling, 'comics'),
    sub('events of a series', 'series', tiedIn, 'events'),
    sub('stories of a comic', 'comics', comic, 'stories'),
    { ...list('comics', 'titleStartsWith=ka'), promised: false },
    {
      ...sub('comics of the most famous character by title', 'characters', famous, 'comics'),
      query: 'orderBy=title',
      promised: false,
    },
  ]
}

function list(kind: Kind, query: string): ScaleCase {
  const name = query === '' ? kind : `${kind}, ${query}`
  return { name, endpoint: { type: 'list', kind }, query, promised: true }
}

function sub(name: string, parent: Kind, parentId: number, kind: Kind): ScaleCase {
  return { name, endpoint: { type: 'sub', kind, parent, parentId }, query: '', promised: true }
}

/** Records of a kind, those with the fewest of the other kind first. */
function inOrderOfSize(catalogue: Catalogue, kind: Kind, of: Kind): number[] {
  const relation = catalogue.relation(kind, of)
  const records = [...catalogue.indexes[kind].ids.keys()]
  return records.sort((a, b) => relation.of(a).length - relation.of(b).length)
}

function idAt(catalogue: Catalogue, kind: Kind, record = 0): number {
  return catalogue.indexes[kind].ids[record] as number
}

/** Of a run of two years, at any size of the catalogue. */
function titleOfTypicalRun(catalogue: Catalogue): string {
  const relation = catalogue.relation('series', 'comics')
  const distance = (record: number) => Math.abs(relation.of(record).length - 24)
  const [typical = 0] = [...catalogue.series.keys()].sort((a, b) => distance(a) - distance(b))
  return catalogue.series[typical]?.title ?? ''
}

/**
 * With a full cast and no event, so that its stories are equally long at any size of the catalogue.
 */
function typicalComic(catalogue: Catalogue): number {
  const events = catalogue.relation('comics', 'events')
  return catalogue.comics.findIndex(
    ({ characters, credits }, comic) =>
      characters.length === 6 && credits.length === 2 && events.of(comic).length === 0,
  )
}
