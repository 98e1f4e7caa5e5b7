import { yearOf } from '../load/dates.ts'
import {
  type CharacterRecord,
  type ComicRecord,
  type CreatorRecord,
  type EventRecord,
  isBook,
  type OtherId,
  RUNNING,
  type SeriesRecord,
} from '../load/records.ts'
import { KindIndex } from './kind-index.ts'
import { rankValues } from './ordering.ts'
import { otherIdsOfComics } from './other-ids.ts'
import { fold } from './prefix-index.ts'
import { renownOfCreators, renownOfEvents, renownOfSeries, rolesOfCreators } from './renown.ts'
import type { Stories } from './stories.ts'

/** The sort keys and filters of each kind. Relations are separate: they are between kinds. */

/** The number of comics of each record of a kind. */
type CountComics = () => number[]

export function indexCharacters(characters: CharacterRecord[], comics: CountComics): KindIndex {
  const at = (record: number) => characters[record] as CharacterRecord
  return new KindIndex({
    ids: idsOf(characters),
    withOtherId: otherIdsOf(characters),
    changed: changedOf(characters),
    comics,
    orders: { name: () => characters.map(({ name }) => fold(name)), renown: comics },
    values: {
      name: (record) => [fold(at(record).name)],
      team: (record) => at(record).teams.map(fold),
      role: (record) => stated(at(record).role ?? ''),
      decade: (record) => decadesOf(at(record).firstAppearance?.year),
      firstLetter: (record) => [firstLetterOf(at(record).name)],
    },
    prefixes: { name: (record) => [fold(at(record).name)] },
  })
}

/** A comic's title and start year are those of its series: the catalogue looks them up there. */
export function indexComics(comics: ComicRecord[], series: SeriesRecord[]): KindIndex {
  const at = (record: number) => comics[record] as ComicRecord
  return new KindIndex({
    ids: idsOf(comics),
    withOtherId: otherIdsOfComics(comics),
    changed: changedOf(comics),
    orders: {
      focDate: () => comics.map(({ foc }) => foc ?? ''),
      onsaleDate: () => comics.map(({ onsale }) => onsale),
      coverMonth: () => comics.map(({ coverMonth }) => coverMonth),
      title: () => titleKeys(comics, series),
      issueNumber: () => comics.map(({ issueNumber }) => issueNumber),
    },
    values: {
      format: (record) => [at(record).format],
      formatType: (record) => [formatTypeOf(at(record))],
      noVariants: (record) => (at(record).variantOf === null ? ['true'] : []),
      hasDigitalIssue: (record) => (at(record).digitalId > 0 ? ['true'] : []),
      issueNumber: (record) => [at(record).issueNumber],
      digitalId: (record) => (at(record).digitalId > 0 ? [at(record).digitalId] : []),
      diamondCode: (record) => stated(at(record).diamondCode),
      upc: (record) => stated(at(record).upc),
      isbn: (record) => stated(at(record).isbn),
      ean: (record) => stated(at(record).ean),
      issn: (record) => stated(at(record).issn),
      decade: (record) => decadesOf(yearOf(at(record).coverMonth)),
      year: (record) => yearsOf(yearOf(at(record).coverMonth)),
      key: (record) => (at(record).key === null ? [] : ['true']),
    },
    prefixes: {},
  })
}

export function indexCreators(
  creators: CreatorRecord[],
  comics: ComicRecord[],
  counted: { comics: CountComics; isIssue: (comic: number) => boolean },
): KindIndex {
  const at = (record: number) => creators[record] as CreatorRecord
  const parts = ['firstName', 'middleName', 'lastName', 'suffix'] as const
  const byPart = <Read>(read: (part: (typeof parts)[number]) => Read) =>
    Object.fromEntries(parts.map((part) => [part, read(part)]))
  return new KindIndex({
    ids: idsOf(creators),
    withOtherId: otherIdsOf(creators),
    changed: changedOf(creators),
    comics: counted.comics,
    orders: {
      ...byPart((part) => () => creators.map((creator) => fold(creator[part]))),
      renown: () => renownOfCreators(creators.length, comics, counted.isIssue),
    },
    values: {
      ...byPart((part) => (record: number) => stated(fold(at(record)[part]))),
      role: lazily(() => rolesOfCreators(creators.length, comics)),
      firstLetter: (record) => [firstLetterOf(at(record).lastName || at(record).fullName)],
    },
    prefixes: {
      ...byPart((part) => (record: number) => stated(fold(at(record)[part]))),
      word: (record) => fold(at(record).fullName).split(/\s+/),
    },
  })
}

export function indexEvents(
  events: EventRecord[],
  comics: ComicRecord[],
  comicCounts: CountComics,
): KindIndex {
  const at = (record: number) => events[record] as EventRecord
  return new KindIndex({
    ids: idsOf(events),
    withOtherId: otherIdsOf(events),
    changed: changedOf(events),
    orders: {
      name: () => events.map(({ title }) => fold(title)),
      startDate: () => events.map(({ start }) => start),
      renown: () => renownOfEvents(events, comics),
    },
    comics: comicCounts,
    values: {
      name: (record) => [fold(at(record).title)],
      decade: (record) => decadesOf(yearOf(at(record).start)),
    },
    prefixes: { name: (record) => [fold(at(record).title)] },
  })
}

export function indexSeries(
  series: SeriesRecord[],
  comics: ComicRecord[],
  counts: { comics: CountComics; fame: CountComics },
): KindIndex {
  const at = (record: number) => series[record] as SeriesRecord
  const formats: Set<string>[] = series.map(() => new Set())
  for (const comic of comics) formats[comic.series]?.add(comic.format)
  return new KindIndex({
    ids: idsOf(series),
    withOtherId: otherIdsOf(series),
    changed: changedOf(series),
    orders: {
      title: () => series.map(({ title }) => fold(title)),
      startYear: () => series.map(({ startYear }) => startYear),
      renown: () => renownOfSeries(series.length, comics, counts.fame()),
    },
    comics: counts.comics,
    values: {
      title: (record) => titlesOf(at(record)),
      startYear: (record) => yearsOf(at(record).startYear),
      seriesType: (record) => [at(record).type],
      contains: (record) => formats[record] ?? [],
      decade: (record) => decadesOf(at(record).startYear),
      running: (record) => (at(record).endYear === RUNNING ? ['true'] : []),
    },
    prefixes: { title: (record) => titlesOf(at(record)) },
  })
}

/** The values of all records, read together at the first use. */
function lazily<Value>(read: () => Value[]): (record: number) => Value {
  let values: Value[] | undefined
  return (record) => {
    values ??= read()
    return values[record] as Value
  }
}

function titlesOf({ title, aliases }: SeriesRecord): string[] {
  return [title, ...aliases].map(fold)
}

export function indexStories(stories: Stories, comics: ComicRecord[]): KindIndex {
  return new KindIndex({
    ids: stories.ids,
    changed: Array.from(stories.comicOf, (comic) => (comics[comic] as ComicRecord).changed),
    orders: { id: () => Array.from(stories.ids) },
    values: {},
    prefixes: {},
  })
}

function formatTypeOf({ format }: ComicRecord): 'comic' | 'collection' {
  return isBook(format) ? 'collection' : 'comic'
}

/** No run is longer, and so many descriptions of variants at most: the keys stay exact in a double. */
const PLACES = 2 ** 14
const VARIANTS = 2 ** 18

/** By the series' title and year, then by the place in its run, then by variant. */
function titleKeys(comics: ComicRecord[], series: SeriesRecord[]): number[] {
  const titles = rankValues(
    series.map(({ id, title, startYear }) => `${fold(title)} (${startYear}) ${id}`),
  )
  const variants = rankValues(comics.map(({ variantDescription }) => fold(variantDescription)))
  return comics.map((comic, record) => {
    const place = (titles[comic.series] as number) * PLACES + comic.place
    return place * VARIANTS + (variants[record] as number)
  })
}

function firstLetterOf(name: string): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}

/** None for what we cannot date. */
function yearsOf(year = 0): number[] {
  return year === 0 ? [] : [year]
}

function decadesOf(year?: number): number[] {
  return yearsOf(year).map((known) => Math.floor(known / 10) * 10)
}

function stated(text: string): string[] {
  return text === '' ? [] : [text]
}

function idsOf(records: { id: number }[]): Uint32Array {
  return Uint32Array.from(records, ({ id }) => id)
}

function otherIdsOf(
  records: { otherIds: readonly OtherId[] }[],
): (id: number) => number | undefined {
  const numbers = new Map<number, number>()
  for (const [number, { otherIds }] of records.entries()) {
    for (const { id } of otherIds) numbers.set(id, number)
  }
  return (id) => numbers.get(id)
}

function changedOf(records: { changed: string }[]): string[] {
  return records.map(({ changed }) => changed)
}
