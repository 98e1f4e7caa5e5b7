import type { ComicRecord } from '../load/records.ts'

/** The values of one field: each different value once, and for each record the place of its value. */
export interface Column<Value> {
  values: Value[]
  places: Places
}

type Places = Uint8Array | Uint16Array | Uint32Array

const COMIC_FIELDS = [
  'id',
  'otherIds',
  'stories',
  'series',
  'number',
  'issueNumber',
  'place',
  'format',
  'coverMonth',
  'onsale',
  'credits',
  'characters',
  'inferredCharacters',
  'storyTitles',
  'key',
  'variantOf',
  'variantDescription',
  'collects',
  'changed',
  'coverMonthInferred',
  'onsaleInferred',
  'digitalId',
  'price',
  'pageCount',
  'isbn',
  'upc',
  'diamondCode',
  'ean',
  'issn',
  'foc',
  'layers',
] as const

type ComicField = (typeof COMIC_FIELDS)[number]
type ComicColumns = { [Field in ComicField]: Column<ComicRecord[Field]> }

/** The columns of all comics, one after another: each takes a while to make. */
export function* columnsOf(comics: ComicRecord[]): Generator<() => Column<unknown>> {
  for (const field of COMIC_FIELDS) yield () => columnOf(comics, field)
}

/** The comics whose columns `next` gives, in the order of `columnsOf`. */
export function comicsFrom(next: () => unknown): ComicRecord[] {
  const columns = Object.fromEntries(COMIC_FIELDS.map((field) => [field, next()])) as ComicColumns
  return Array.from(columns.id.places, (_, number) => comicAt(columns, number))
}

const NONE: readonly never[] = []

/** Lists and objects are the same value when they are the same object. All empty lists are one. */
function columnOf(comics: ComicRecord[], field: ComicField): Column<unknown> {
  const placeOf = new Map<unknown, number>()
  const places = Uint32Array.from(comics, ({ [field]: own }) => {
    const value = Array.isArray(own) && own.length === 0 ? NONE : own
    const place = placeOf.get(value) ?? placeOf.size
    if (place === placeOf.size) placeOf.set(value, place)
    return place
  })
  return { values: [...placeOf.keys()], places: narrowed(places, placeOf.size) }
}

function narrowed(places: Uint32Array, count: number): Places {
  if (count <= 2 ** 8) return Uint8Array.from(places)
  return count <= 2 ** 16 ? Uint16Array.from(places) : places
}

/** Written out, so that all comics have one shape in memory: made in a loop they take twice as long. */
function comicAt(columns: ComicColumns, number: number): ComicRecord {
  return {
    id: valueAt(columns.id, number),
    otherIds: valueAt(columns.otherIds, number),
    stories: valueAt(columns.stories, number),
    series: valueAt(columns.series, number),
    number: valueAt(columns.number, number),
    issueNumber: valueAt(columns.issueNumber, number),
    place: valueAt(columns.place, number),
    format: valueAt(columns.format, number),
    coverMonth: valueAt(columns.coverMonth, number),
    onsale: valueAt(columns.onsale, number),
    credits: valueAt(columns.credits, number),
    characters: valueAt(columns.characters, number),
    inferredCharacters: valueAt(columns.inferredCharacters, number),
    storyTitles: valueAt(columns.storyTitles, number),
    key: valueAt(columns.key, number),
    variantOf: valueAt(columns.variantOf, number),
    variantDescription: valueAt(columns.variantDescription, number),
    collects: valueAt(columns.collects, number),
    changed: valueAt(columns.changed, number),
    coverMonthInferred: valueAt(columns.coverMonthInferred, number),
    onsaleInferred: valueAt(columns.onsaleInferred, number),
    digitalId: valueAt(columns.digitalId, number),
    price: valueAt(columns.price, number),
    pageCount: valueAt(columns.pageCount, number),
    isbn: valueAt(columns.isbn, number),
    upc: valueAt(columns.upc, number),
    diamondCode: valueAt(columns.diamondCode, number),
    ean: valueAt(columns.ean, number),
    issn: valueAt(columns.issn, number),
    foc: valueAt(columns.foc, number),
    layers: valueAt(columns.layers, number),
  }
}

function valueAt<Value>({ values, places }: Column<Value>, number: number): Value {
  return values[places[number] as number] as Value
}
