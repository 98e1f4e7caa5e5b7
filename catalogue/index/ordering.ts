import type { SortedList } from './sorted-lists.ts'

export interface OrderKey {
  key: string
  descending: boolean
}

/** How many whole orders of several keys are kept; single keys are made at the start. */
const KEPT_ORDERS = 32

/**
 * The orders of one kind. A key is held as the rank of every record, equal values sharing a rank, so
 * that any order is a comparison of small integers. The id is always the last key, ascending.
 */
export class Ordering {
  private readonly ranks = new Map<string, Uint32Array>()
  private readonly byId: Uint32Array
  private readonly idRank: Uint32Array
  private readonly kept = new Map<string, Uint32Array>()

  constructor(ids: Uint32Array, keys: Record<string, (string | number)[]>) {
    this.byId = Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] as number) - (ids[b] as number))
    this.idRank = new Uint32Array(ids.length)
    this.byId.forEach((record, rank) => {
      this.idRank[record] = rank
    })
    for (const [key, values] of Object.entries(keys)) {
      this.ranks.set(key, rankValues(values))
      for (const descending of [false, true]) this.whole([{ key, descending }])
    }
  }

  has(key: string): boolean {
    return this.ranks.has(key)
  }

  /** All records in this order. */
  whole(order: OrderKey[]): Uint32Array {
    const name = order.map(({ key, descending }) => (descending ? `-${key}` : key)).join()
    const known = this.kept.get(name)
    if (known !== undefined) return known
    const sorted = this.sort(this.byId.slice(), order)
    const oldest = [...this.kept.keys()].find((kept) => kept.includes(','))
    if (oldest !== undefined && this.kept.size >= KEPT_ORDERS) this.kept.delete(oldest)
    this.kept.set(name, sorted)
    return sorted
  }

  /** Sorts a list of record numbers. */
  sorted(records: SortedList, order: OrderKey[]): Uint32Array {
    return this.sort(records.slice(), order)
  }

  private sort(records: Uint32Array, order: OrderKey[]): Uint32Array {
    const [first, second] = order
    if (first === undefined) return this.sortByKey(records, () => 0)
    if (second === undefined) return this.sortByKey(records, this.valueOf(first))
    const values = order.map((key) => this.valueOf(key))
    return records.sort((a, b) => {
      for (const value of values) {
        const difference = value(a) - value(b)
        if (difference !== 0) return difference
      }
      return (this.idRank[a] as number) - (this.idRank[b] as number)
    })
  }

  /** Rank and id in one number: the engine's own sort of numbers needs no comparing function. */
  private sortByKey(records: Uint32Array, value: (record: number) => number): Uint32Array {
    const count = this.byId.length
    const keys = Float64Array.from(
      records,
      (record) => value(record) * count + (this.idRank[record] as number),
    ).sort()
    keys.forEach((key, place) => {
      records[place] = this.byId[key % count] as number
    })
    return records
  }

  private valueOf({ key, descending }: OrderKey): (record: number) => number {
    const ranks = this.ranks.get(key)
    if (ranks === undefined) throw new Error(`There is no order by ${key}.`)
    const top = this.byId.length
    return descending
      ? (record) => top - (ranks[record] as number)
      : (record) => ranks[record] as number
  }
}

/** Equal values get equal ranks. */
export function rankValues(values: (string | number)[]): Uint32Array {
  const order = Uint32Array.from(values.keys()).sort((a, b) => compare(values[a], values[b]))
  const ranks = new Uint32Array(values.length)
  let rank = 0
  order.forEach((record, place) => {
    if (place > 0 && values[record] !== values[order[place - 1] as number]) rank += 1
    ranks[record] = rank
  })
  return ranks
}

/** By code units, so that names with one beginning stand side by side. */
export function compare(a: string | number = 0, b: string | number = 0): number {
  return a < b ? -1 : a > b ? 1 : 0
}
