import type { Catalogue } from '../index/catalogue.ts'
import { yearOf } from '../load/dates.ts'
import { type ComicRecord, isBook, type SeriesRecord } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'
import type { Alias } from './aliases.ts'
import { looseKey, splitTitle, titleKey } from './title-key.ts'

/** A series under one of its titles. */
export interface TitleEntry {
  series: number
  /** The year by which lists that use this title tell the volume. */
  startYear: number
  /** The year of the first cover or of its sale, where that is another one. */
  turn: number
  /** Which volume of the title it is, from 1; 0 where that cannot be told. */
  ordinal: number
  alias: Alias | undefined
}

/** Every series by its titles. Books stand apart: nobody means one who does not say so. */
export class TitleIndex {
  private readonly issues = new Map<string, TitleEntry[]>()
  private readonly books = new Map<string, TitleEntry[]>()
  private readonly loose = new Map<string, TitleEntry[]>()
  private readonly byYear = new Map<number, Map<string, TitleEntry[]>>()

  constructor(catalogue: Catalogue, aliases: readonly Alias[]) {
    const byName = seriesByName(catalogue)
    const firstComics = firstComicsOf(catalogue)
    for (const [series, record] of catalogue.series.entries()) {
      const comic = firstComics[series]
      // The hardcover and the paperback of one title are a limited run; an ongoing one of books is asked for as one of issues.
      const isCollected = comic !== undefined && isBook(comic.format) && record.type !== 'ongoing'
      const target = isCollected ? this.books : this.issues
      const entry = { series, startYear: record.startYear, turn: turnOf(record, comic), ordinal: 0 }
      for (const title of titlesOf(record)) this.add(target, title, { ...entry, alias: undefined })
    }
    for (const alias of aliases) {
      const series = byName.get(alias.series)
      const record = catalogue.series[series ?? -1]
      if (series === undefined || record === undefined) continue
      const startYear = alias.year ?? record.startYear
      const turn = alias.year ?? turnOf(record, firstComics[series])
      this.add(this.issues, alias.title, { series, startYear, turn, ordinal: 0, alias })
    }
    this.countVolumes(firstComics.map((comic) => comic?.issueNumber ?? 0))
  }

  find(title: string, wantsBook: boolean): readonly TitleEntry[] {
    return (wantsBook ? this.books : this.issues).get(titleKey(title)) ?? []
  }

  findLoosely(title: string): readonly TitleEntry[] {
    return this.loose.get(looseKey(title)) ?? []
  }

  /** Titles of series that began about that year, by their keys. */
  *around(year: number): Generator<[string, readonly TitleEntry[]]> {
    for (const near of [year - 1, year, year + 1]) yield* this.byYear.get(near) ?? []
  }

  private add(target: Map<string, TitleEntry[]>, title: string, entry: TitleEntry): void {
    const key = titleKey(title)
    append(target, key, entry)
    if (target !== this.issues) return
    append(this.loose, looseKey(title), entry)
    const ofYear = this.byYear.get(entry.startYear) ?? new Map<string, TitleEntry[]>()
    this.byYear.set(entry.startYear, ofYear)
    append(ofYear, key, entry)
  }

  /**
   * A run that goes on with a high number is no new volume. Where volumes stand under other titles here,
   * nobody can tell how others count them.
   */
  private countVolumes(firstNumbers: number[]): void {
    for (const entries of this.issues.values()) {
      if (entries.some(({ alias }) => alias?.year !== undefined)) continue
      const volumes = entries.filter(
        ({ series, alias }) => alias === undefined && (firstNumbers[series] ?? 0) <= 1,
      )
      volumes.sort((a, b) => a.startYear - b.startYear)
      for (const [place, entry] of volumes.entries()) entry.ordinal = place + 1
    }
  }
}

/** A name that a run and books share is that of the run. */
function seriesByName(catalogue: Catalogue): Map<string, number> {
  const byName = new Map<string, number>()
  for (const [series, record] of catalogue.series.entries()) {
    const name = seriesName(record)
    if (record.type !== 'collection' || !byName.has(name)) byName.set(name, series)
  }
  return byName
}

/** The earliest comic of each series. */
function firstComicsOf(catalogue: Catalogue): (ComicRecord | undefined)[] {
  const first: (ComicRecord | undefined)[] = catalogue.series.map(() => undefined)
  for (const comic of catalogue.comics) {
    const known = first[comic.series]
    if (known === undefined || comic.onsale < known.onsale) first[comic.series] = comic
  }
  return first
}

function turnOf({ startYear }: SeriesRecord, first: ComicRecord | undefined): number {
  const years = first === undefined ? [] : [yearOf(first.coverMonth), yearOf(first.onsale)]
  return years.find((year) => year > 0 && year !== startYear) ?? startYear
}

function titlesOf({ title, aliases, otherIds }: SeriesRecord): Iterable<string> {
  const former = otherIds.flatMap(({ name }) => (name === '' ? [] : splitTitle(name).title))
  const byKey = new Map([title, ...aliases, ...former].map((text) => [titleKey(text), text]))
  return byKey.values()
}

function append(lists: Map<string, TitleEntry[]>, key: string, entry: TitleEntry): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [entry])
  else list.push(entry)
}
