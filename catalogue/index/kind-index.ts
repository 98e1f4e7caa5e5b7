import { ascending, isDense, pageAlong } from './marks.ts'
import { Ordering, type OrderKey } from './ordering.ts'
import { PrefixIndex } from './prefix-index.ts'
import { intersectSelections, type Selection, sizeOf, sliceSelection, toList } from './selection.ts'
import {
  EMPTY,
  lowerBound,
  partitionPoint,
  type SortedList,
  toSortedList,
  unite,
} from './sorted-lists.ts'

export interface KindIndexPlan {
  ids: Uint32Array
  /** The day of each record's last change. */
  changed: string[]
  /** The sort keys of `orderBy`, with a value for each record. `modified` and `comics` are added by the index. */
  orders: Record<string, () => (string | number)[]>
  /** The number of comics of each record, for filters by it. */
  comics?: () => number[]
  /** Filters by exact value: returns the values of each record. */
  values: Record<string, (record: number) => Iterable<string | number>>
  /** Filters by prefix: returns the texts of each record. */
  prefixes: Record<string, (record: number) => string[]>
  /** The record that answers under an id that is not its own. */
  withOtherId?: (id: number) => number | undefined
}

/**
 * All records of one kind, numbered in the kind's default order. Each index is built lazily at its
 * first use, or earlier by the steps of `preparations`.
 */
export class KindIndex {
  readonly ids: Uint32Array
  readonly ordering: Ordering
  private readonly plan: KindIndexPlan
  private numbersById: Map<number, number> | undefined
  private idsAscend: boolean | undefined
  private readonly values = new Map<string, Map<string | number, SortedList>>()
  private readonly prefixes = new Map<string, PrefixIndex>()
  private counts: number[] | undefined
  private lastChanged: { first: number; selection: Selection } | undefined

  constructor(plan: KindIndexPlan) {
    this.plan = plan
    this.ids = plan.ids
    const orders = plan.comics === undefined ? plan.orders : { ...plan.orders, comics: plan.comics }
    this.ordering = new Ordering(plan.ids, { ...orders, modified: () => plan.changed })
  }

  *preparations(): Generator<() => void> {
    yield () => this.numberOf(0)
    yield* this.ordering.preparations()
    for (const field of Object.keys(this.plan.values)) yield () => this.valuesOf(field)
    for (const field of Object.keys(this.plan.prefixes)) yield () => this.prefixesOf(field)
  }

  get size(): number {
    return this.ids.length
  }

  get all(): Selection {
    return { from: 0, to: this.size }
  }

  numberOf(id: number): number | undefined {
    return this.ownNumberOf(id) ?? this.plan.withOtherId?.(id)
  }

  private ownNumberOf(id: number): number | undefined {
    if (!this.inOrderOfIds()) return this.numbers().get(id)
    const place = lowerBound(this.ids, id)
    return this.ids[place] === id ? place : undefined
  }

  withIds(ids: number[]): Selection {
    return toSortedList(ids.flatMap((id) => this.numberOf(id) ?? []))
  }

  /** Records that have one of the values. */
  withValue(field: string, values: (string | number)[]): Selection {
    const lists = this.valuesOf(field)
    const found = unite(values.map((value) => lists.get(value) ?? EMPTY))
    return found.length === this.size ? this.all : found
  }

  /** Every value of a field with its records, for facet counts. */
  valuesOf(field: string): ReadonlyMap<string | number, SortedList> {
    const known = this.values.get(field)
    if (known !== undefined) return known
    const read = this.plan.values[field]
    if (read === undefined) throw new Error(`There is no filter by ${field}.`)
    const lists = gather(this.size, read)
    this.values.set(field, lists)
    return lists
  }

  startingWith(field: string, prefix: string): Selection {
    return this.prefixesOf(field).startingWith(prefix)
  }

  changedSince(day: string): Selection {
    const order = this.ordering.whole([{ key: 'modified', descending: false }])
    const first = partitionPoint(
      this.size,
      (place) => (this.plan.changed[order[place] as number] as string) >= day,
    )
    if (first === 0) return this.all
    // Clients that synchronise read page after page of one day.
    if (this.lastChanged?.first !== first) {
      this.lastChanged = { first, selection: ascending(order.subarray(first), this.size) }
    }
    return this.lastChanged.selection
  }

  /** Records with at least so many comics. */
  withComics(least: number): Selection {
    this.counts ??= this.plan.comics?.() ?? []
    const { counts } = this
    const order = this.ordering.whole([{ key: 'comics', descending: false }])
    const first = partitionPoint(
      this.size,
      (place) => (counts[order[place] as number] as number) >= least,
    )
    return first === 0 ? this.all : ascending(order.subarray(first), this.size)
  }

  /** The intersection of all selections. */
  common(selections: Selection[]): Selection {
    const smallestFirst = selections.toSorted((a, b) => sizeOf(a) - sizeOf(b))
    return smallestFirst.reduce(intersectSelections, this.all)
  }

  /** A page of a selection; without an order, in the default one. */
  page(selection: Selection, order: OrderKey[], offset: number, limit: number): Uint32Array {
    if (order.length === 0) return sliceSelection(selection, offset, limit)
    const count = sizeOf(selection)
    if (count === this.size) return this.ordering.whole(order).subarray(offset, offset + limit)
    if (isDense(count, this.size)) {
      return pageAlong(this.ordering.whole(order), selection, offset, limit)
    }
    return this.ordering.sorted(toList(selection), order).subarray(offset, offset + limit)
  }

  /** Stories are ordered by id, so a binary search needs no map of 120,000 entries. */
  private inOrderOfIds(): boolean {
    this.idsAscend ??= this.ids.every(
      (id, place) => place === 0 || id > (this.ids[place - 1] as number),
    )
    return this.idsAscend
  }

  private numbers(): Map<number, number> {
    if (this.numbersById !== undefined) return this.numbersById
    const numbers = new Map<number, number>()
    for (let number = 0; number < this.size; number += 1) {
      numbers.set(this.ids[number] as number, number)
    }
    this.numbersById = numbers
    return numbers
  }

  private prefixesOf(field: string): PrefixIndex {
    const known = this.prefixes.get(field)
    if (known !== undefined) return known
    const read = this.plan.prefixes[field]
    if (read === undefined) throw new Error(`There is no filter by the beginning of ${field}.`)
    const entries = Array.from(this.ids.keys(), (record) =>
      read(record).map((text): [string, number] => [text, record]),
    )
    const index = new PrefixIndex(entries.flat())
    this.prefixes.set(field, index)
    return index
  }
}

function gather(
  count: number,
  read: (record: number) => Iterable<string | number>,
): Map<string | number, SortedList> {
  const lists = new Map<string | number, number[]>()
  for (let record = 0; record < count; record += 1) {
    for (const value of read(record)) {
      const list = lists.get(value)
      if (list === undefined) lists.set(value, [record])
      // A record that has a value twice comes twice in a row.
      else if (list.at(-1) !== record) list.push(record)
    }
  }
  return new Map(Array.from(lists, ([value, list]) => [value, Uint32Array.from(list)]))
}
