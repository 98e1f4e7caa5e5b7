import { splitTitle } from '../../match/title-key.ts'
import type { ImportedComic, ImportedRecord, ImportedSeries } from '../record.ts'
import {
  dayOf,
  idInUri,
  idOf,
  isWire,
  kindOf,
  listOf,
  numberOf,
  summariesOf,
  summaryOf,
  textOf,
  type Wire,
  type WireSummary,
} from './wire-shape.ts'

/** Names that the original gave stories of which it knew none. */
const NAMELESS = /^(?:cover|interior)(?: of\b.*| #\d+)?$/i
const RUNNING = 2099

/** What one record on the wire tells: itself, those whom it names, and what it says of comics elsewhere. */
export function* wireRecords(record: Wire): Generator<ImportedRecord> {
  const id = idOf(record.id) || idInUri(record.resourceURI)
  if (id === 0) return
  switch (kindOf(record)) {
    case 'characters':
      yield* character(id, record)
      return
    case 'comics':
      yield* comic(id, record)
      return
    case 'creators':
      yield creator(id, record)
      return
    case 'events':
      yield* event(id, record)
      return
    case 'series':
      yield series(id, record)
      return
    case 'stories':
      yield* story(id, record)
      return
  }
}

function* character(id: number, record: Wire): Generator<ImportedRecord> {
  const name = textOf(record.name)
  yield { kind: 'character', key: String(id), name, originalId: id }
  for (const comic of listOf(record.comics).items) {
    yield { kind: 'tie', comic: String(comic.id), character: name }
  }
}

function creator(id: number, record: Wire): ImportedRecord {
  const first = textOf(record.firstName)
  const middle = textOf(record.middleName)
  const last = textOf(record.lastName)
  const suffix = textOf(record.suffix)
  const joined = [first, middle, last, suffix].filter(Boolean).join(' ')
  const name = textOf(record.fullName) || joined
  const parts = { first, middle, last, suffix }
  return { kind: 'creator', key: String(id), name, parts, originalId: id }
}

function* event(id: number, record: Wire): Generator<ImportedRecord> {
  const previous = summaryOf(record.previous)
  yield {
    kind: 'event',
    key: String(id),
    title: textOf(record.title),
    start: dayOf(record.start),
    end: dayOf(record.end),
    previous: previous && String(previous.id),
    originalId: id,
    comics: listOf(record.comics).items.map((comic) => String(comic.id)),
  }
}

function series(id: number, record: Wire): ImportedSeries {
  const previous = summaryOf(record.previous)
  const startYear = numberOf(record.startYear) || null
  return {
    kind: 'series',
    key: String(id),
    title: bareTitle(textOf(record.title)),
    startYear,
    endYear: startYear === null ? null : numberOf(record.endYear) || RUNNING,
    type: textOf(record.type) || undefined,
    rating: textOf(record.rating) || undefined,
    previous: previous && String(previous.id),
    originalId: id,
  }
}

/** `X-Men (1991 - 2001)` without its years. */
function bareTitle(text: string): string {
  return /\(\d{4}(?:\s?[-–]\s?(?:\d{4}|present)?)?\)$/i.test(text) ? splitTitle(text).title : text
}

function seriesOf({ id, name }: WireSummary): ImportedSeries {
  const years = /\((\d{4})(?:\s?([-–])\s?(\d{4})?)?[^()]*\)$/.exec(name)
  const startYear = years === null ? null : Number(years[1])
  const isOneYear = years !== null && years[2] === undefined
  const endYear = isOneYear ? startYear : Number(years?.[3] ?? RUNNING)
  const key = String(id)
  return { kind: 'series', key, title: bareTitle(name), startYear, endYear, originalId: id }
}

function* comic(id: number, record: Wire): Generator<ImportedRecord> {
  const run = summaryOf(record.series)
  if (run === undefined) {
    yield { kind: 'not understood', place: `comic ${id}`, why: 'comic without a series' }
    return
  }
  yield seriesOf(run)
  const creators = listOf(record.creators).items
  const characters = listOf(record.characters).items
  for (const { id: key, name } of characters) {
    yield { kind: 'character', key: String(key), name, originalId: key }
  }
  for (const { id: key, name } of creators) {
    yield { kind: 'creator', key: String(key), name, originalId: key }
  }
  for (const { id: key, name } of listOf(record.events).items) {
    yield { kind: 'event', key: String(key), title: name, originalId: key, comics: [] }
    yield { kind: 'tie', comic: String(id), event: String(key) }
  }
  yield {
    ...comicFacts(id, record, run),
    credits: creators.map(({ role, name }) => ({ role, name })),
    characters: characters.map(({ name }) => name),
  }
}

function comicFacts(
  id: number,
  record: Wire,
  run: WireSummary,
): Omit<ImportedComic, 'credits' | 'characters'> {
  const title = textOf(record.title)
  const stories = listOf(record.stories).items
  const collects = summariesOf(record.collectedIssues).map((issue) => String(issue.id))
  const variantDescription = textOf(record.variantDescription)
  return {
    kind: 'comic',
    key: String(id),
    series: String(run.id),
    number: numberIn(title, record),
    variantOf: variantDescription === '' ? undefined : originalOf(record, title),
    variantDescription: variantDescription || undefined,
    format: textOf(record.format) || undefined,
    onsale: dateIn(record.dates, 'onsaleDate'),
    price: priceIn(record.prices),
    pages: numberOf(record.pageCount) || undefined,
    isbn: textOf(record.isbn),
    upc: textOf(record.upc),
    ean: textOf(record.ean),
    issn: textOf(record.issn),
    diamond: textOf(record.diamondCode),
    originalId: id,
    digitalId: idOf(record.digitalId) || undefined,
    storyTitles: stories
      .filter(({ type, name }) => type !== 'cover' && name !== title && !NAMELESS.test(name))
      .map(({ name }) => name),
    firstStory: firstStoryOf(stories),
    collects: collects.length > 0 ? collects : undefined,
  }
}

/** As the title has it, `#1.MU`, where it counts as the number of the record; empty for books without one. */
function numberIn(title: string, record: Wire): string {
  const value = numberOf(record.issueNumber)
  const printed = /\s#([^\s()]+)(?=\s*(?:\(|$))/.exec(title)?.[1]
  if (printed !== undefined && (Number.parseFloat(printed) === value || /^[^\d-]/.test(printed))) {
    return printed
  }
  return value === 0 && printed === undefined ? '' : String(value)
}

/** Among the variants of a variant is the issue itself: the one whose name says no more than title and number. */
function originalOf(record: Wire, title: string): string | undefined {
  const found = summariesOf(record.variants)
    .filter(({ name }) => name !== '' && title.startsWith(name))
    .sort((one, other) => one.name.length - other.name.length)[0]
  return found && String(found.id)
}

/** The ids of its stories are kept where they count up from the cover. */
function firstStoryOf(stories: readonly WireSummary[]): number | undefined {
  const ids = stories.map(({ id }) => id).sort((one, other) => one - other)
  const [first] = ids
  const isRow = ids.every((id, place) => id === (first ?? 0) + place)
  return isRow ? first : undefined
}

function dateIn(dates: unknown, type: string): string | undefined {
  const found = Array.isArray(dates)
    ? dates.filter(isWire).find((date) => date.type === type)
    : null
  return dayOf(found?.date)
}

function priceIn(prices: unknown): number | undefined {
  const list = Array.isArray(prices) ? prices.filter(isWire) : []
  return numberOf(list.find(({ type }) => type === 'printPrice')?.price) || undefined
}

function* story(id: number, record: Wire): Generator<ImportedRecord> {
  const own = summaryOf(record.originalIssue ?? record.originalissue)
  const comics = listOf(record.comics).items
  const comic = own ?? (comics.length === 1 ? comics[0] : undefined)
  if (comic === undefined) return
  const key = String(comic.id)
  const title = textOf(record.title)
  const isTitle = title !== '' && title !== comic.name && !NAMELESS.test(title)
  if (isTitle && textOf(record.type) !== 'cover') {
    yield { kind: 'tie', comic: key, story: { id, title } }
  }
  for (const { name } of listOf(record.characters).items) {
    yield { kind: 'tie', comic: key, character: name }
  }
  for (const { role, name } of listOf(record.creators).items) {
    yield { kind: 'tie', comic: key, credit: { role, name } }
  }
}
