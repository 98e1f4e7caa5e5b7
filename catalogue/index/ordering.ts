import { partitionPoint, type SortedList } from './sorted-lists.ts'

export interface OrderKey {
  key: string
  descending: boolean
}

/** Cache size for orders of several keys; those of a single key are never evicted. */
const CACHED_ORDERS = 32

/** So many keys are packed into one number, for so many records at most: all stay exact in a double. */
const PACKED_KEYS = 2
const MOST_PACKED = 200_000

/**
 * The sort orders of one kind. A key is stored as the rank of every record, equal values sharing a
 * rank, so that any sort compares small integers. The id is always the last key, ascending.
 */
export class Ordering {
  private readonly values: Record<string, () => (string | number)[]>
  private readonly ranks = new Map<string, Uint32Array>()
  private readonly ids: Uint32Array
  private idOrder: { byId: Uint32Array; idRank: Uint32Array } | undefined
  private readonly cache = new Map<string, Uint32Array>()

  constructor(ids: Uint32Array, values: Record<string, () => (string | number)[]>) {
    this.ids = ids
    this.values = values
  }

  /** Records by id, and the rank of each: the last key of every order. */
  private byIdOnce(): { byId: Uint32Array; idRank: Uint32Array } {
    if (this.idOrder !== undefined) return this.idOrder
    const byId = sortedById(this.ids)
    const idRank = new Uint32Array(byId.length)
    for (let rank = 0; rank < byId.length; rank += 1) idRank[byId[rank] as number] = rank
    this.idOrder = { byId, idRank }
    return this.idOrder
  }

  /** Small steps that build every order of a single key in advance. */
  *preparations(): Generator<() => void> {
    for (const key of Object.keys(this.values)) {
      for (const descending of [false, true]) yield () => this.whole([{ key, descending }])
    }
  }

  /** All records in this order. */
  whole(order: OrderKey[]): Uint32Array {
    const name = order.map(({ key, descending }) => (descending ? `-${key}` : key)).join()
    const known = this.cache.get(name)
    if (known !== undefined) return known
    const sorted = this.sort(this.byIdOnce().byId.slice(), order)
    const oldest = [...this.cache.keys()].find((cached) => cached.includes(','))
    if (oldest !== undefined && this.cache.size >= CACHED_ORDERS) this.cache.delete(oldest)
    this.cache.set(name, sorted)
    return sorted
  }

  /** Sorts a list of record numbers. */
  sorted(records: SortedList, order: OrderKey[]): Uint32Array {
    return this.sort(records.slice(), order)
  }

  private sort(records: Uint32Array, order: OrderKey[]): Uint32Array {
    if (order.length <= PACKED_KEYS && this.ids.length < MOST_PACKED) {
      return this.sortPacked(records, order)
    }
    const values = order.map((key) => this.valueOf(key))
    const { idRank } = this.byIdOnce()
    return records.sort((a, b) => {
      for (const value of values) {
        const difference = value(a) - value(b)
        if (difference !== 0) return difference
      }
      return (idRank[a] as number) - (idRank[b] as number)
    })
  }

  /**
   * Packs the ranks and the id into one number, so that the native numeric sort needs no comparison
   * function.
   */
  private sortPacked(records: Uint32Array, order: OrderKey[]): Uint32Array {
    const { byId, idRank } = this.byIdOnce()
    const count = byId.length
    const [first = always0, second = always0] = order.map((key) => this.valueOf(key))
    const keys = new Float64Array(records.length)
    for (let place = 0; place < keys.length; place += 1) {
      const record = records[place] as number
      const rank = first(record) * (count + 1) + second(record)
      keys[place] = rank * count + (idRank[record] as number)
    }
    keys.sort()
    for (let place = 0; place < keys.length; place += 1) {
      records[place] = byId[(keys[place] as number) % count] as number
    }
    return records
  }

  private valueOf({ key, descending }: OrderKey): (record: number) => number {
    const ranks = this.ranksOf(key)
    const top = this.ids.length
    return descending
      ? (record) => top - (ranks[record] as number)
      : (record) => ranks[record] as number
  }

  private ranksOf(key: string): Uint32Array {
    const known = this.ranks.get(key)
    if (known !== undefined) return known
    const values = this.values[key]
    if (values === undefined) throw new Error(`Unknown sort key: ${key}`)
    const ranks = rankValues(values())
    this.ranks.set(key, ranks)
    return ranks
  }
}

function always0(): number {
  return 0
}

/** Packs id and place into one number, for the same reason. */
export function sortedById(ids: Uint32Array): Uint32Array {
  const keys = Float64Array.from(ids, (id, place) => id * ids.length + place).sort()
  return Uint32Array.from(keys, (key) => key % ids.length)
}

/** Equal values get equal ranks. Values repeat a lot, so only the distinct ones are sorted. */
export function rankValues(values: (string | number)[]): Uint32Array {
  if (values.every((value) => typeof value === 'number')) return rankNumbers(values)
  const distinct = [...new Set(values)].sort(compare)
  const rankOf = new Map(distinct.map((value, rank) => [value, rank]))
  return Uint32Array.from(values, (value) => rankOf.get(value) as number)
}

function rankNumbers(values: number[]): Uint32Array {
  const sorted = Float64Array.from(values).sort()
  let count = 0
  for (const value of sorted) {
    if (count === 0 || sorted[count - 1] !== value) sorted[count++] = value
  }
  const distinct = sorted.subarray(0, count)
  return Uint32Array.from(values, (value) =>
    partitionPoint(count, (place) => (distinct[place] as number) >= value),
  )
}

/** By code units, so that names with a common prefix are adjacent. */
export function compare(a: string | number = 0, b: string | number = 0): number {
  return a < b ? -1 : a > b ? 1 : 0
}
