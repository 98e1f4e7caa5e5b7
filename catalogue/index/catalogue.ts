import type { Layer } from '#contract/catalogue-layer.ts'
import type {
  ArcRecord,
  CharacterRecord,
  ComicRecord,
  CreatorRecord,
  Dataset,
  EventRecord,
  Originals,
  SeriesRecord,
} from '../load/records.ts'
import type { KindIndex } from './kind-index.ts'
import {
  indexCharacters,
  indexComics,
  indexCreators,
  indexEvents,
  indexSeries,
  indexStories,
} from './kind-indexes.ts'
import type { Kind } from './kinds.ts'
import type { OrderKey } from './ordering.ts'
import { Printings } from './printings.ts'
import type { Relation } from './relation.ts'
import { Relations } from './relations.ts'
import { inDefaultOrders } from './renumber.ts'
import { type Selection, sizeOf } from './selection.ts'
import { EMPTY, partitionPoint, type SortedList, unite } from './sorted-lists.ts'
import { Stories } from './stories.ts'

/** One condition of a query. Conditions are joined by "and". */
export type Condition =
  | { by: 'id'; ids: number[] }
  | { by: 'relation'; to: Kind; ids: number[]; match: 'any' | 'all' }
  | { by: 'value'; field: string; values: (string | number)[] }
  | { by: 'prefix'; field: string; prefix: string }
  | { by: 'words'; words: string[] }
  | { by: 'changedSince'; day: string }
  | { by: 'comics'; least: number }
  | { by: 'onsale'; from: string; to: string }

export interface Query {
  conditions: Condition[]
  order: OrderKey[]
  offset: number
  limit: number
}

export interface Found {
  /** The number of all matches. */
  total: number
  /** The numbers of the records on this page. */
  records: Uint32Array
}

/**
 * The whole catalogue in memory. It takes ownership of the dataset and changes it. Records are
 * identified by their number in their kind's default order.
 */
export class Catalogue {
  readonly characters: CharacterRecord[]
  readonly comics: ComicRecord[]
  readonly creators: CreatorRecord[]
  readonly events: EventRecord[]
  readonly series: SeriesRecord[]
  /** Not a kind of the wire. In the order of the data. */
  readonly arcs: ArcRecord[]
  /** Those over the shipped facts, in their order. */
  readonly layers: readonly Layer[]
  /** The highest ids that the original service gave. */
  readonly originals: Originals
  readonly stories: Stories
  readonly indexes: Record<Kind, KindIndex>
  private readonly printings: Printings
  private readonly madeCounts = new Map<Kind, number[]>()
  private readonly relations: Relations
  private readonly variants = new Map<number, number[]>()
  private readonly collections = new Map<number, number[]>()
  private readonly arcsByComic = new Map<number, number[]>()

  /** `ordered` is true for a dataset that has been in a catalogue before. */
  constructor(dataset: Dataset, { ordered = false } = {}) {
    const inOrder = ordered ? dataset : inDefaultOrders(dataset)
    const { characters, comics, creators, events, series, arcs } = inOrder
    const stories = new Stories(comics)
    this.characters = characters
    this.comics = comics
    this.creators = creators
    this.events = events
    this.series = series
    this.arcs = arcs
    this.layers = inOrder.layers
    this.originals = inOrder.originals
    this.stories = stories
    this.printings = new Printings(comics, series)
    const isIssue = (comic: number) => this.printings.isIssue(comic)
    this.indexes = {
      characters: indexCharacters(characters, this.comicCounts('characters')),
      comics: indexComics(comics, series),
      creators: indexCreators(creators, comics, { comics: this.comicCounts('creators'), isIssue }),
      events: indexEvents(events, comics, this.comicCounts('events')),
      series: indexSeries(series, comics, {
        comics: this.comicCounts('series'),
        fame: this.comicCounts('characters'),
      }),
      stories: indexStories(stories, comics),
    }
    const sizeOfKind = (kind: Kind) => this.indexes[kind].size
    this.relations = new Relations({ sizeOf: sizeOfKind, comics, events, stories })
    for (const [number, { variantOf, collects }] of comics.entries()) {
      if (variantOf !== null) append(this.variants, variantOf, number)
      for (const collected of collects) append(this.collections, collected, number)
    }
    for (const [number, arc] of arcs.entries()) {
      for (const comic of arc.comics) append(this.arcsByComic, comic, number)
    }
  }

  list(kind: Kind, { conditions, order, offset, limit }: Query): Found {
    const selection = this.select(kind, conditions)
    const records = this.indexes[kind].page(selection, order, offset, limit)
    return { total: sizeOf(selection), records }
  }

  select(kind: Kind, conditions: Condition[]): Selection {
    return this.indexes[kind].common(conditions.map((condition) => this.selectBy(kind, condition)))
  }

  relation(from: Kind, to: Kind): Relation {
    return this.relations.get(from, to)
  }

  /**
   * Small steps that build every index. Without them the first request builds the index it needs.
   */
  *preparations(): Generator<() => void> {
    yield* this.relations.preparations()
    for (const index of Object.values(this.indexes)) yield* index.preparations()
  }

  /** The other covers of an issue; for a variant, the original issue among them. */
  variantsOf(comic: number): number[] {
    const original = this.comics[comic]?.variantOf ?? comic
    const all = [original, ...(this.variants.get(original) ?? [])]
    return all.filter((other) => other !== comic)
  }

  collectionsOf(comic: number): readonly number[] {
    return this.collections.get(comic) ?? []
  }

  arcsOf(comic: number): readonly number[] {
    return this.arcsByComic.get(comic) ?? []
  }

  /** Neither another cover of an issue nor a book of issues. */
  isIssue(comic: number): boolean {
    return this.printings.isIssue(comic)
  }

  /**
   * The comics of a record that count, each issue once: no variants, and of persons no books either.
   * `relation` has all that the wire lists.
   */
  issuesOf(kind: Exclude<Kind, 'comics'>, record: number): SortedList {
    const comics = this.relation(kind, 'comics').of(record)
    return kind === 'series' || kind === 'events'
      ? this.printings.withoutVariants(comics)
      : this.printings.issuesAmong(comics)
  }

  /** How many comics of a record count. */
  issueCount(kind: Exclude<Kind, 'comics'>, record: number): number {
    return this.comicCounts(kind)()[record] ?? 0
  }

  /** Of each record, read when an index needs it: relations are built later. */
  private comicCounts(kind: Exclude<Kind, 'comics'>): () => number[] {
    return () => {
      const known = this.madeCounts.get(kind)
      if (known !== undefined) return known
      const { size } = this.relation(kind, 'comics')
      const counts = Array.from({ length: size }, (_, record) => this.issuesOf(kind, record).length)
      this.madeCounts.set(kind, counts)
      return counts
    }
  }

  private selectBy(kind: Kind, condition: Condition): Selection {
    if (kind === 'comics' && isOfTheSeries(condition)) {
      return this.comicsOf(this.selectBy('series', condition))
    }
    const index = this.indexes[kind]
    switch (condition.by) {
      case 'id':
        return index.withIds(condition.ids)
      case 'relation':
        return this.selectRelated(kind, condition.to, condition.ids, condition.match)
      case 'value':
        return index.withValue(condition.field, condition.values)
      case 'prefix':
        return index.startingWith(condition.field, condition.prefix)
      case 'words':
        return index.common(condition.words.map((word) => index.startingWith('word', word)))
      case 'changedSince':
        return index.changedSince(condition.day)
      case 'comics':
        return index.withComics(condition.least)
      case 'onsale':
        return this.selectOnSale(condition.from, condition.to)
    }
  }

  private selectRelated(kind: Kind, to: Kind, ids: number[], match: 'any' | 'all'): Selection {
    const lists = ids.map((id) => this.related(to, id, kind))
    return match === 'any' ? unite(lists) : this.indexes[kind].common(lists)
  }

  private related(from: Kind, id: number, to: Kind): SortedList {
    const number = this.indexes[from].numberOf(id)
    return number === undefined ? EMPTY : this.relation(from, to).of(number)
  }

  private comicsOf(series: Selection): Selection {
    const relation = this.relation('series', 'comics')
    if (series instanceof Uint32Array) {
      return unite(Array.from(series, (record) => relation.of(record)))
    }
    const { offsets, targets } = relation
    // The comics of neighbouring series are adjacent, and each belongs to one series only.
    return targets.slice(offsets[series.from], offsets[series.to]).sort()
  }

  /** Inclusive. Comics are sorted newest first, so a period is a contiguous range of them. */
  private selectOnSale(from: string, to: string): Selection {
    const onsaleAt = (place: number) => (this.comics[place] as ComicRecord).onsale
    const start = partitionPoint(this.comics.length, (place) => onsaleAt(place) <= to)
    const end = partitionPoint(this.comics.length, (place) => onsaleAt(place) < from)
    return { from: start, to: Math.max(start, end) }
  }
}

/** Fields of a comic that are stored on its series. */
function isOfTheSeries(condition: Condition): boolean {
  if (condition.by !== 'value' && condition.by !== 'prefix') return false
  return condition.field === 'title' || condition.field === 'startYear'
}

function append(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
