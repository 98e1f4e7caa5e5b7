import { yearOf } from '../load/dates.ts'
import type { ComicRecord, Dataset } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'
import { storyCountOf } from '../load/story-count.ts'
import { splitTitle, titleKey } from '../match/title-key.ts'
import { type ComicFacts, hyphened, NO_FACTS, statedFacts } from './comic-facts.ts'
import { withAdded } from './complete.ts'
import { givenIds, storiesFrom } from './given-ids.ts'
import { IdPool } from './id-pool.ts'
import type { Layer, LayerRun } from './layer.ts'
import { numberKey } from './printed-number.ts'

/** A series that is there, in the catalogue or in the layer. */
export interface KnownSeries {
  id: number
  title: string
  startYear: number
  endYear: number
  type: string
  /** Of its comics, unless they say otherwise; empty for a comic book. */
  format: string
  /** Another one says that it follows this one. */
  hasNext: boolean
  /** Undefined where nobody says which volume it follows. */
  previous?: number | undefined
  /** The years in which its first comic came out: some count the series from there. */
  turns: number[]
}

export interface KnownComic {
  id: number
  number: string
  series: number
  /** The id of the issue whose variant it is. */
  variantOf: number | undefined
  description: string
  /** Undefined for a comic of the layer. */
  record: ComicRecord | undefined
}

/** Where new ids of a layer begin; nothing that is shipped lies there. */
const FIRST_COMIC = 1_200_000_001
const FIRST_STORY = 1_900_000_001
export const FIRST_OTHER = 1_000_000_001

/** The series and comics of the catalogue and of the layer over it, by what sources call them. */
export class Shelf {
  readonly layer: Layer
  readonly seriesIds = new IdPool(FIRST_OTHER)
  readonly comicIds = new IdPool(FIRST_COMIC)
  readonly storyIds = new IdPool(FIRST_STORY)
  private readonly dataset: Dataset
  private readonly series = new Map<number, KnownSeries>()
  private readonly byTitle = new Map<string, KnownSeries[]>()
  private readonly comics = new Map<number, KnownComic>()
  private readonly numbers = new Map<number, Map<string, KnownComic>>()
  private readonly variants = new Map<number, KnownComic[]>()

  /** Ids of the layers beside this one are not given again. */
  constructor(dataset: Dataset, layer: Layer, beside: readonly Layer[]) {
    this.dataset = dataset
    this.layer = layer
    this.addBase()
    this.addLayer()
    for (const other of beside) {
      this.seriesIds.takeAll(givenIds(other, 'series'))
      this.comicIds.takeAll(givenIds(other, 'comic'))
      this.storyIds.takeAll(givenIds(other, 'story'))
    }
  }

  findSeries(id: number): KnownSeries | undefined {
    return this.series.get(id)
  }

  /** Every series under that title. */
  titled(title: string): readonly KnownSeries[] {
    return this.byTitle.get(titleKey(title)) ?? []
  }

  comic(id: number): KnownComic | undefined {
    return this.comics.get(id)
  }

  issue(series: number, number: string): KnownComic | undefined {
    return this.numbers.get(series)?.get(numberKey(number))
  }

  issuesOf(series: number): KnownComic[] {
    return [...(this.numbers.get(series)?.values() ?? [])]
  }

  variantsOf(comic: number): readonly KnownComic[] {
    return this.variants.get(comic) ?? []
  }

  /** What is stated of an issue, below the layer and in it, against what is told of it. */
  facts({ record, series, number }: KnownComic, told: ComicFacts): ComicFacts {
    const run = this.layer.runs.get(series)
    const own = run?.factsOf(number) ?? NO_FACTS
    if (record !== undefined) return withAdded(statedFacts(record, this.dataset), own)
    const details = new Map(own.details)
    const cover = run?.coverMonthOf(number)
    if (cover !== undefined) details.set('cover', cover)
    // It has the format of its run unless somebody says otherwise.
    const format = hyphened(this.series.get(series)?.format || 'comic')
    if (!details.has('format') && told.details.get('format') === format)
      details.set('format', format)
    return { ...own, details }
  }

  /** Ids of what a book reprints below the layer. */
  collected({ record }: KnownComic): number[] {
    return (record?.collects ?? []).flatMap((position) => this.dataset.comics[position]?.id ?? [])
  }

  addSeries(series: KnownSeries, titles: readonly string[] = []): void {
    this.series.set(series.id, series)
    this.seriesIds.take(series.id)
    for (const key of new Set([series.title, ...titles].map(titleKey))) {
      this.byTitle.set(key, [...(this.byTitle.get(key) ?? []), series])
    }
  }

  addComic(comic: KnownComic, otherIds: readonly number[] = []): void {
    for (const id of [comic.id, ...otherIds]) {
      this.comics.set(id, comic)
      this.comicIds.take(id)
    }
    if (comic.variantOf !== undefined) {
      this.variants.set(comic.variantOf, [...this.variantsOf(comic.variantOf), comic])
      return
    }
    const numbers = this.numbers.get(comic.series) ?? new Map<string, KnownComic>()
    numbers.set(numberKey(comic.number), comic)
    this.numbers.set(comic.series, numbers)
  }

  private addBase(): void {
    const firsts = firstComics(this.dataset)
    for (const [position, record] of this.dataset.series.entries()) {
      const { id, title, startYear, endYear, type, aliases, otherIds } = record
      const { format = '', coverMonth = '', onsale = '' } = firsts[position] ?? {}
      const turns = [yearOf(coverMonth), yearOf(onsale)]
      const hasNext = record.next !== null
      const previous = this.dataset.series[record.previous ?? -1]?.id
      const known = { id, title, startYear, endYear, type, format, hasNext, previous, turns }
      this.addSeries(known, [...aliases, ...otherIds.map(({ name }) => splitTitle(name).title)])
      for (const other of otherIds) {
        this.series.set(other.id, known)
        this.seriesIds.take(other.id)
      }
    }
    for (const record of this.dataset.comics) {
      const { id, number, otherIds, variantOf, variantDescription: description } = record
      const series = this.dataset.series[record.series]?.id ?? 0
      const original = variantOf === null ? undefined : this.dataset.comics[variantOf]?.id
      this.addComic({ id, number, series, variantOf: original, description, record }, otherIds)
      this.takeStories(record.stories, storyCountOf(record))
    }
  }

  private addLayer(): void {
    for (const run of this.layer.runs.values()) this.addRun(run)
    for (const [kind, id, leadsTo] of this.layer.ids) {
      if (kind === 'comic') this.comicIds.take(Number(id))
      if (kind === 'series') this.seriesIds.take(Number(id))
      const comic = kind === 'comic' && this.comics.get(Number(leadsTo))
      if (comic) this.comics.set(Number(id), comic)
      const series = kind === 'series' && this.series.get(Number(leadsTo))
      if (series) this.series.set(Number(id), series)
    }
  }

  private addRun({ series, heading, others, comics, variants, facts }: LayerRun): void {
    const record = undefined
    const also = others.flatMap(([word, title = '']) => (word === 'also' ? title : []))
    if (heading !== undefined) this.addSeries(seriesOfLine(heading), also)
    for (const [key, { number, id, story }] of comics) {
      this.addComic({ id, number, series, variantOf: undefined, description: '', record })
      this.storyIds.takeAll(storiesFrom(story, facts.get(key)?.facts.storyTitles.length ?? 0))
    }
    for (const { id, number, description, story } of variants) {
      const variantOf = this.issue(series, number)?.id ?? 0
      this.addComic({ id, number, series, variantOf, description, record })
      this.storyIds.take(story)
    }
  }

  private takeStories(first: number, count: number): void {
    for (let place = 0; place < count; place += 1) this.storyIds.take(first + place)
  }
}

function seriesOfLine(fields: readonly string[]): KnownSeries {
  const [, id = '', title = '', years = '', type = '', format = ''] = fields
  const [start = '', end] = years.split('-')
  const endYear = end === undefined ? Number(start) : end === '' ? 2099 : Number(end)
  const startYear = Number(start)
  return { id: Number(id), title, startYear, endYear, type, format, hasNext: false, turns: [] }
}

/** The earliest comic of each series. */
function firstComics({ series, comics }: Dataset): (ComicRecord | undefined)[] {
  const first: (ComicRecord | undefined)[] = series.map(() => undefined)
  for (const comic of comics) {
    const known = first[comic.series]
    if (known === undefined || comic.onsale < known.onsale) first[comic.series] = comic
  }
  return first
}

/** `Amazing Spider-Man (1963)`, by which a line may refer to a series below the layer. */
export function namesBelow({ series }: Dataset): Map<string, number> {
  return new Map(series.map((record) => [seriesName(record), record.id]))
}
