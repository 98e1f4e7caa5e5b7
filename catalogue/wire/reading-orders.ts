import type { ComicCard } from '#contract/comic-card.ts'
import type { CountedKind, OrderKind } from '#contract/progress.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord } from '../load/records.ts'
import type { Card, Cards } from './cards.ts'
import { isBefore } from './neighbours.ts'

export interface ReadingOrder {
  id: number
  title: string
  href: string
  /** The ids of its comics in the order in which they are read, each once. */
  comics: readonly number[]
}

export interface NumberedComic {
  id: number
  number: number
}

/** The catalogue as somebody reads it: which comics there are of something, and what comes after what. */
export class ReadingOrders {
  private readonly catalogue: Catalogue
  private readonly cards: Cards
  private readonly arcNumbers: Map<number, number>
  private readonly runs = new Map<number, readonly number[]>()
  private readonly idsOfRuns = new Map<number, readonly number[]>()

  constructor(catalogue: Catalogue, cards: Cards) {
    this.catalogue = catalogue
    this.cards = cards
    this.arcNumbers = new Map(catalogue.arcs.map(({ id }, number) => [id, number]))
  }

  /** The id of the issue: a variant is the same issue as its original. */
  issueId(id: number): number | undefined {
    const comic = this.catalogue.indexes.comics.numberOf(id)
    return comic === undefined ? undefined : this.idOf(this.originalOf(comic))
  }

  /** The id that a comic has now; of a variant its own. */
  comicId(id: number): number | undefined {
    return this.cards.currentId('comics', id)
  }

  /** The id of the series of a comic. */
  seriesOf(id: number): number | undefined {
    const comic = this.catalogue.indexes.comics.numberOf(id)
    if (comic === undefined) return undefined
    return this.catalogue.indexes.series.ids[this.comicAt(comic).series]
  }

  comicTitle(id: number): string | undefined {
    return this.cards.title('comics', id)
  }

  seriesTitle(id: number): string | undefined {
    return this.cards.title('series', id)
  }

  seriesCard(id: number): Card | undefined {
    return this.cards.find('series', id)
  }

  card(id: number): ComicCard | undefined {
    const card = this.cards.find('comics', id)
    return card && { ...card, kind: 'comics' }
  }

  find(kind: Exclude<OrderKind, 'lists'>, id: number): ReadingOrder | undefined {
    const comics = this.comicsOf(kind, id)
    if (comics === undefined) return undefined
    if (kind === 'arcs') {
      const title = this.catalogue.arcs[this.arcNumbers.get(id) as number]?.title as string
      return { id, title, href: `/arcs/${id}`, comics }
    }
    const own = this.cards.currentId(kind, id) as number
    return { id: own, title: this.cards.title(kind, own) ?? '', href: `/${kind}/${own}`, comics }
  }

  /** In their order; of characters and creators in none. Undefined for what does not exist. */
  comicsOf(kind: CountedKind, id: number): readonly number[] | undefined {
    const { indexes, arcs, events } = this.catalogue
    const record = kind === 'arcs' ? this.arcNumbers.get(id) : indexes[kind].numberOf(id)
    if (record === undefined) return undefined
    switch (kind) {
      case 'series':
        return this.runIds(record)
      case 'events':
        return this.issuesOf(events[record]?.parts.flatMap(({ comics }) => comics) ?? [])
      case 'arcs':
        return this.issuesOf(arcs[record]?.comics ?? [])
      default:
        return this.issuesOf(this.catalogue.issuesOf(kind, record))
    }
  }

  /** The issues of a series with the numbers on their covers, in the order of the series. */
  numbered(series: number): NumberedComic[] | undefined {
    const record = this.catalogue.indexes.series.numberOf(series)
    if (record === undefined) return undefined
    return this.run(record).map((comic) => {
      const { id, issueNumber } = this.comicAt(comic)
      return { id, number: issueNumber }
    })
  }

  /** All comics of a series, variants among them. */
  coversOf(series: number): number[] {
    const record = this.catalogue.indexes.series.numberOf(series)
    if (record === undefined) return []
    return Array.from(this.catalogue.relation('series', 'comics').of(record), (comic) =>
      this.idOf(comic),
    )
  }

  /** Sorted once for each series that is asked for. */
  private run(series: number): readonly number[] {
    const known = this.runs.get(series)
    if (known !== undefined) return known
    const run = [...this.catalogue.issuesOf('series', series)].sort((one, other) =>
      isBefore(this.comicAt(one), this.comicAt(other)) ? -1 : 1,
    )
    this.runs.set(series, run)
    return run
  }

  private runIds(series: number): readonly number[] {
    const known = this.idsOfRuns.get(series)
    if (known !== undefined) return known
    const ids = this.run(series).map((comic) => this.idOf(comic))
    this.idsOfRuns.set(series, ids)
    return ids
  }

  private issuesOf(comics: Iterable<number>): number[] {
    const ids = new Set<number>()
    for (const comic of comics) ids.add(this.idOf(this.originalOf(comic)))
    return [...ids]
  }

  private originalOf(comic: number): number {
    return this.comicAt(comic).variantOf ?? comic
  }

  private idOf(comic: number): number {
    return this.catalogue.indexes.comics.ids[comic] as number
  }

  private comicAt(comic: number): ComicRecord {
    return this.catalogue.comics[comic] as ComicRecord
  }
}
