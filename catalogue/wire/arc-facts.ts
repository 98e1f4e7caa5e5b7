import type { ArcFacts, ArcLink } from '#contract/arc-facts.ts'
import type { ReadingPlace } from '#contract/comic-link.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { ArcRecord, ComicRecord, SeriesRecord } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'
import { isTeller } from '../load/teller-roles.ts'
import { bearsNumber } from './bears-number.ts'
import { toRanges } from './issue-ranges.ts'
import { placeIn } from './reading-place.ts'
import type { Namer } from './summaries.ts'

const SHOWN_CHARACTERS = 12
const SHOWN_CREATORS = 6
/** Somebody's story is one that has them in at least this share of its issues. */
const LEADING_SHARE = 0.5

/** The arcs, and where comics, series and characters stand in them. */
export class ArcBook {
  private readonly catalogue: Catalogue
  private readonly namer: Namer
  private readonly numberOf: Map<number, number>
  private madeSeries: Map<number, number[]> | undefined
  private madeCharacters: Map<number, number[]> | undefined

  constructor(catalogue: Catalogue, namer: Namer) {
    this.catalogue = catalogue
    this.namer = namer
    this.numberOf = new Map(catalogue.arcs.map(({ id }, number) => [id, number]))
  }

  find(id: number): ArcFacts | undefined {
    const number = this.numberOf.get(id)
    if (number === undefined) return undefined
    const arc = this.arcAt(number)
    const neighbours = this.ofSeries(this.comicAt(arc.comics[0] as number).series)
    const place = neighbours.indexOf(number)
    return {
      kind: 'arcs',
      ...this.link(number),
      aliases: [...arc.aliases],
      description: arc.description,
      lastMonth: months(arc.comics.map((comic) => this.comicAt(comic).coverMonth)).last,
      comics: arc.comics.map((comic) => ({
        ...this.comicLink(comic),
        coverMonth: this.comicAt(comic).coverMonth,
        note: this.comicAt(comic).key?.note ?? '',
      })),
      series: this.spansOf(arc).map(({ series, numbers }) => ({
        id: this.catalogue.indexes.series.ids[series] as number,
        title: this.seriesName(series),
        numbers,
      })),
      characters: this.castOf(arc),
      creators: this.tellersOf(arc),
      events: this.eventsOf(arc),
      previous: this.neighbour(neighbours[place - 1]),
      next: this.neighbour(neighbours[place + 1]),
    }
  }

  /** The arcs that a comic is a part of. */
  placesOf(comic: number): ReadingPlace[] {
    return this.catalogue.arcsOf(comic).map((number) => {
      const { id, title, comics } = this.arcAt(number)
      return { id, title, ...placeIn(this.catalogue, this.namer, comics, comic) }
    })
  }

  /** The arcs that have issues of a series, oldest first. */
  inSeries(series: number): ArcLink[] {
    return this.ofSeries(series).map((number) => this.link(number))
  }

  /** The arcs that a character is in for at least half of the way, oldest first. */
  withCharacter(character: number): ArcLink[] {
    this.madeCharacters ??= this.byCharacter()
    return this.oldestFirst(this.madeCharacters.get(character) ?? []).map((arc) => this.link(arc))
  }

  private ofSeries(series: number): number[] {
    this.madeSeries ??= this.bySeries()
    return this.oldestFirst(this.madeSeries.get(series) ?? [])
  }

  private bySeries(): Map<number, number[]> {
    return groupBy(this.catalogue.arcs, ({ comics }) => {
      return new Set(comics.map((comic) => this.comicAt(comic).series))
    })
  }

  private byCharacter(): Map<number, number[]> {
    return groupBy(this.catalogue.arcs, ({ comics }) => {
      const counts = countAll(comics.map((comic) => this.comicAt(comic).characters))
      return counts.flatMap(([one, count]) => (count >= comics.length * LEADING_SHARE ? one : []))
    })
  }

  private oldestFirst(arcs: number[]): number[] {
    return arcs.toSorted((one, other) => {
      const [first, second] = [this.firstMonth(one), this.firstMonth(other)]
      return first < second ? -1 : Number(first > second) || one - other
    })
  }

  private firstMonth(arc: number): string {
    return months(this.arcAt(arc).comics.map((comic) => this.comicAt(comic).coverMonth)).first
  }

  link(number: number): ArcLink {
    const arc = this.arcAt(number)
    return {
      id: arc.id,
      title: arc.title,
      issues: this.issuesOf(arc),
      firstMonth: this.firstMonth(number),
      firstComicId: this.comicAt(arc.comics[0] as number).id,
      keyIssueCount: arc.comics.filter((comic) => this.comicAt(comic).key !== null).length,
    }
  }

  private neighbour(number: number | undefined): { id: number; title: string } | null {
    if (number === undefined) return null
    const { id, title } = this.arcAt(number)
    return { id, title }
  }

  /** `Uncanny X-Men (1963) #129–138`; of a crossover the series that has most, and how many others. */
  private issuesOf(arc: ArcRecord): string {
    const [first, ...others] = this.spansOf(arc).toSorted((one, other) => other.count - one.count)
    if (first === undefined) return ''
    const name = this.seriesName(first.series)
    const own = first.numbers === '' ? name : `${name} #${first.numbers}`
    if (others.length === 0) return own
    return `${own} and ${others.length} more series`
  }

  private spansOf({ comics }: ArcRecord) {
    const bySeries = new Map<number, ComicRecord[]>()
    for (const comic of comics.map((one) => this.comicAt(one))) {
      bySeries.set(comic.series, [...(bySeries.get(comic.series) ?? []), comic])
    }
    return Array.from(bySeries, ([series, own]) => {
      const numbered = own.filter((comic) => bearsNumber(comic, this.seriesAt(series)))
      return {
        series,
        count: own.length,
        numbers: toRanges(numbered.map(({ issueNumber }) => issueNumber)),
      }
    })
  }

  private castOf({ comics }: ArcRecord): ArcFacts['characters'] {
    const fame = (character: number) => this.catalogue.issueCount('characters', character)
    return countAll(comics.map((comic) => this.comicAt(comic).characters))
      .filter(([character]) => this.catalogue.characters[character]?.role !== 'group')
      .sort(([a, one], [b, other]) => other - one || fame(b) - fame(a))
      .slice(0, SHOWN_CHARACTERS)
      .map(([character, count]) => ({
        id: this.catalogue.indexes.characters.ids[character] as number,
        name: this.namer.name('characters', character),
        comics: count,
      }))
  }

  private tellersOf({ comics }: ArcRecord): ArcFacts['creators'] {
    const credited = comics.map((comic) => {
      const credits = this.comicAt(comic).credits.filter(({ role }) => isTeller(role))
      return new Set(credits.map(({ creator }) => creator))
    })
    return countAll(credited)
      .sort(([, one], [, other]) => other - one)
      .slice(0, SHOWN_CREATORS)
      .map(([creator]) => ({
        id: this.catalogue.indexes.creators.ids[creator] as number,
        name: this.namer.name('creators', creator),
      }))
  }

  private eventsOf({ comics }: ArcRecord): ArcFacts['events'] {
    const events = this.catalogue.relation('comics', 'events')
    return [...new Set(comics.flatMap((comic) => [...events.of(comic)]))].map((event) => ({
      id: this.catalogue.indexes.events.ids[event] as number,
      title: this.namer.name('events', event),
    }))
  }

  private seriesName(series: number): string {
    return seriesName(this.seriesAt(series))
  }

  private comicLink(comic: number): { id: number; title: string } {
    return { id: this.comicAt(comic).id, title: this.namer.name('comics', comic) }
  }

  private arcAt(number: number): ArcRecord {
    return this.catalogue.arcs[number] as ArcRecord
  }

  private seriesAt(series: number): SeriesRecord {
    return this.catalogue.series[series] as SeriesRecord
  }

  private comicAt(comic: number): ComicRecord {
    return this.catalogue.comics[comic] as ComicRecord
  }
}

/** How many of the lists hold each number. */
function countAll(lists: Iterable<number>[]): [number, number][] {
  const counts = new Map<number, number>()
  for (const list of lists) for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts]
}

/** For each key, the places of the items that have it. */
function groupBy<Item>(items: Item[], keysOf: (item: Item) => Iterable<number>) {
  const places = new Map<number, number[]>()
  for (const [place, item] of items.entries()) {
    for (const key of keysOf(item)) places.set(key, [...(places.get(key) ?? []), place])
  }
  return places
}

/** Empty where no month is known. */
function months(all: string[]): { first: string; last: string } {
  const sorted = all.filter((month) => month !== '').sort()
  return { first: sorted[0] ?? '', last: sorted.at(-1) ?? '' }
}
