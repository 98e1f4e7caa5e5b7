import type { ComicCard } from '#contract/comic-card.ts'
import type { IssueFigures, Ranked, RankedCreator } from '#contract/year.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { countRelated, countValues } from '../index/facets.ts'
import { intersect } from '../index/sorted-lists.ts'
import { type ComicRecord, CREDIT_ROLES } from '../load/records.ts'
import type { Cards } from './cards.ts'
import { longestStretch } from './longest-run.ts'
import type { ReadingOrders } from './reading-orders.ts'

const SHOWN = 10
const SHOWN_COVERS = 8
/** One issue alone is no run. */
const SHORTEST_RUN = 2

type CountedKind = 'characters' | 'creators' | 'series'

interface Counted {
  record: number
  count: number
}

/** What a set of issues is made of. It reads these issues alone, and the series of the longest run. */
export class YearFigures {
  private readonly catalogue: Catalogue
  private readonly cards: Cards
  private readonly orders: ReadingOrders

  constructor(catalogue: Catalogue, cards: Cards, orders: ReadingOrders) {
    this.catalogue = catalogue
    this.cards = cards
    this.orders = orders
  }

  /** The number of a comic in the catalogue. */
  recordOf(issue: number): number | undefined {
    return this.catalogue.indexes.comics.numberOf(issue)
  }

  card(issue: number): ComicCard | undefined {
    return this.orders.card(issue)
  }

  /** What was read again is in it more than once. */
  of(read: readonly number[]): IssueFigures {
    const isRead = new Uint8Array(this.catalogue.comics.length)
    for (const record of read) isRead[record] = 1
    const records = placesOf(isRead)
    const series = this.count('series', records)
    return {
      issues: records.length,
      characters: this.characters(records),
      creators: this.creators(records),
      series: this.mostOf('series', series).map((one) => this.ranked('series', one)),
      longestRun: this.longestRun(series, isRead),
      decades: this.decades(records),
      ...this.ends(records),
    }
  }

  private count(kind: CountedKind, records: Uint32Array): Counted[] {
    return countRelated(this.catalogue, 'comics', kind, records)
  }

  /** The most read first, of equals the one with more comics. */
  private mostOf(kind: CountedKind, counted: readonly Counted[]): Counted[] {
    const fame = (record: number) => this.catalogue.issueCount(kind, record)
    const least = counted.map(({ count }) => count).sort((a, b) => b - a)[SHOWN - 1] ?? 0
    return counted
      .filter(({ count }) => count >= least)
      .sort((a, b) => b.count - a.count || fame(b.record) - fame(a.record) || a.record - b.record)
      .slice(0, SHOWN)
  }

  /** Persons: a team is in nearly every issue of its own series. */
  private characters(records: Uint32Array): Ranked[] {
    const { characters } = this.catalogue
    const persons = this.count('characters', records).filter(
      ({ record }) => characters[record]?.role !== 'group',
    )
    return this.mostOf('characters', persons).map((one) => this.ranked('characters', one))
  }

  private creators(records: Uint32Array): RankedCreator[] {
    const most = this.mostOf('creators', this.count('creators', records))
    return most.map((counted) => ({
      ...this.ranked('creators', counted),
      role: this.roleOf(counted.record, records),
    }))
  }

  /** The credit that somebody has in most of these comics, looked up in their own alone. */
  private roleOf(creator: number, records: Uint32Array): string {
    const roles = new Map<string, number>()
    for (const record of intersect(
      records,
      this.catalogue.relation('creators', 'comics').of(creator),
    )) {
      for (const credit of this.comicAt(record).credits) {
        if (credit.creator === creator) roles.set(credit.role, (roles.get(credit.role) ?? 0) + 1)
      }
    }
    return mostFrequent(roles)
  }

  private ranked(kind: CountedKind, { record, count }: Counted): Ranked {
    const { id, title, href, thumbnail } = this.cards.card(kind, record)
    return { id, name: title, href, thumbnail, count }
  }

  /** Series of which fewer issues are read than the longest run so far has are not looked at. */
  private longestRun(series: readonly Counted[], isRead: Uint8Array): IssueFigures['longestRun'] {
    let longest: IssueFigures['longestRun'] = null
    for (const { record, count } of series.toSorted((a, b) => b.count - a.count)) {
      if (count < SHORTEST_RUN || count <= (longest?.count ?? 0)) break
      const id = this.catalogue.indexes.series.ids[record] as number
      const order = (this.orders.numbered(id) ?? []).map((issue) => ({
        ...issue,
        read: isRead[this.recordOf(issue.id) ?? -1] === 1,
      }))
      const stretch = longestStretch(order)
      if (stretch === undefined || stretch.count < SHORTEST_RUN) continue
      if (stretch.count <= (longest?.count ?? 0)) continue
      const run = order.slice(stretch.first, stretch.last + 1).filter(({ read }) => read)
      longest = {
        id,
        title: this.cards.title('series', id) ?? '',
        href: `/series/${id}`,
        from: run[0]?.number ?? 0,
        to: run.at(-1)?.number ?? 0,
        count: stretch.count,
        covers: spread(run).flatMap(({ id }) => this.card(id) ?? []),
      }
    }
    return longest
  }

  private decades(records: Uint32Array): IssueFigures['decades'] {
    return countValues(this.catalogue, 'comics', 'decade', records)
      .map(({ value, count }) => ({ decade: Number(value), issues: count }))
      .sort((one, other) => one.decade - other.decade)
  }

  /** The default order of comics begins with the newest. */
  private ends(records: Uint32Array): Pick<IssueFigures, 'oldest' | 'newest'> {
    const [newest] = records
    const oldest = records.at(-1)
    if (newest === undefined || oldest === undefined) return { oldest: null, newest: null }
    return { oldest: this.cardAt(oldest), newest: this.cardAt(newest) }
  }

  private cardAt(record: number): ComicCard {
    return { ...this.cards.card('comics', record), kind: 'comics' }
  }

  private comicAt(record: number): ComicRecord {
    return this.catalogue.comics[record] as ComicRecord
  }
}

/** Where the list is not 0, ascending. */
function placesOf(list: Uint8Array): Uint32Array {
  const places = new Uint32Array(list.length)
  let count = 0
  for (let place = 0; place < list.length; place += 1)
    if (list[place] !== 0) places[count++] = place
  return places.slice(0, count)
}

/** Of equals the one that comes first in the order of the field. */
function mostFrequent(roles: ReadonlyMap<string, number>): string {
  const [most] = [...roles].sort(
    ([one, count], [other, more]) =>
      more - count || CREDIT_ROLES.indexOf(one) - CREDIT_ROLES.indexOf(other),
  )
  return most?.[0] ?? ''
}

/** A few at equal distances, the first and the last among them. */
function spread<Item>(items: readonly Item[]): Item[] {
  if (items.length <= SHOWN_COVERS) return [...items]
  const step = (items.length - 1) / (SHOWN_COVERS - 1)
  return Array.from({ length: SHOWN_COVERS }, (_, place) => items[Math.round(place * step)] as Item)
}
