import { splitTitle } from '../../match/title-key.ts'
import type { ImportedRecord } from '../record.ts'

/** Reads a cell by the name of its column. */
type Cell = (column: string) => string

interface CsvTable {
  columns: readonly string[]
  required: readonly string[]
  read(cell: Cell): ImportedRecord[]
}

/** Tables by the name of their file, `characters.csv`. docs/importing.md describes the columns. */
export const CSV_TABLES: Record<string, CsvTable> = {
  characters: {
    columns: ['key', 'id', 'name', 'real name', 'aliases'],
    required: ['name'],
    read: (cell) => [
      {
        kind: 'character',
        key: cell('key') || cell('name'),
        name: cell('name'),
        originalId: idOf(cell('id')),
        realName: cell('real name') || undefined,
        aliases: listOf(cell('aliases')),
      },
    ],
  },
  creators: {
    columns: ['key', 'id', 'name'],
    required: ['name'],
    read: (cell) => [
      {
        kind: 'creator',
        key: cell('key') || cell('name'),
        name: cell('name'),
        originalId: idOf(cell('id')),
      },
    ],
  },
  series: {
    columns: [
      'key',
      'id',
      'title',
      'start year',
      'end year',
      'type',
      'format',
      'rating',
      'publisher',
      'previous',
    ],
    required: ['title'],
    read: (cell) => [
      {
        kind: 'series',
        key: cell('key') || seriesKey(cell('title'), cell('start year')),
        title: cell('title'),
        startYear: numberOf(cell('start year')) ?? null,
        endYear: numberOf(cell('end year')) ?? null,
        type: cell('type') || undefined,
        format: cell('format') || undefined,
        rating: cell('rating') || undefined,
        publisher: cell('publisher') || undefined,
        previous: cell('previous') || undefined,
        originalId: idOf(cell('id')),
      },
    ],
  },
  comics: {
    columns: [
      ...[
        'key',
        'id',
        'series',
        'number',
        'variant of',
        'variant',
        'format',
        'cover month',
        'on sale',
        'price',
      ],
      ...[
        'pages',
        'isbn',
        'upc',
        'ean',
        'issn',
        'diamond',
        'digital id',
        'story titles',
        'collects',
      ],
    ],
    required: ['series', 'number'],
    read: (cell) => [
      {
        kind: 'comic',
        key: cell('key') || comicKey(cell),
        series: cell('series'),
        number: cell('number'),
        variantOf: cell('variant of') || undefined,
        variantDescription: cell('variant') || undefined,
        format: cell('format') || undefined,
        coverMonth: cell('cover month').slice(0, 7) || undefined,
        onsale: cell('on sale') || undefined,
        price: numberOf(cell('price').replace(/^\$/, '')),
        pages: numberOf(cell('pages')),
        isbn: cell('isbn'),
        upc: cell('upc'),
        ean: cell('ean'),
        issn: cell('issn'),
        diamond: cell('diamond'),
        originalId: idOf(cell('id')),
        digitalId: idOf(cell('digital id')),
        storyTitles: listOf(cell('story titles')),
        credits: [],
        characters: [],
        collects: listOf(cell('collects')),
      },
    ],
  },
  credits: {
    columns: ['comic', 'role', 'creator'],
    required: ['comic', 'creator'],
    read: (cell) => [
      {
        kind: 'tie',
        comic: cell('comic'),
        credit: { role: cell('role'), name: cell('creator') },
      },
    ],
  },
  appearances: {
    columns: ['comic', 'character'],
    required: ['comic', 'character'],
    read: (cell) => [{ kind: 'tie', comic: cell('comic'), character: cell('character') }],
  },
  events: {
    columns: ['key', 'id', 'title', 'start', 'end', 'previous'],
    required: ['title'],
    read: (cell) => [
      {
        kind: 'event',
        key: cell('key') || cell('title'),
        title: cell('title'),
        start: cell('start') || undefined,
        end: cell('end') || undefined,
        previous: cell('previous') || undefined,
        originalId: idOf(cell('id')),
        comics: [],
      },
    ],
  },
  'event-parts': {
    columns: ['event', 'comic'],
    required: ['event', 'comic'],
    read: (cell) => [{ kind: 'tie', comic: cell('comic'), event: cell('event') }],
  },
}

/** Without a key of its own a series is `Title (year)`, and a comic `Title (year) #number`. */
function seriesKey(title: string, year: string): string {
  return splitTitle(title).volume === undefined && year !== '' ? `${title} (${year})` : title
}

function comicKey(cell: Cell): string {
  const variant = cell('variant') === '' ? '' : ` (${cell('variant')})`
  return `${cell('series')} #${cell('number').replace(/^#/, '')}${variant}`
}

function listOf(text: string): string[] {
  return text
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean)
}

function idOf(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

function numberOf(text: string): number | undefined {
  const number = Number(text)
  return text === '' || !Number.isFinite(number) ? undefined : number
}
