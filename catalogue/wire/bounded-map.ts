/** What a cache holds, and how often it was of use. */
export interface CacheCounts {
  hits: number
  misses: number
  size: number
  maxSize: number
}

/**
 * A bounded cache that approximates LRU with two generations: a hit in the old one moves to the new
 * one, and when the new one reaches half of the maximum, the old one is dropped. A hit in the new
 * generation, the usual case, costs one look-up and moves nothing. What is larger than half of the
 * maximum is not stored.
 */
export class BoundedMap<Key, Value> {
  private hits = 0
  private misses = 0
  private fresh = new Map<Key, Value>()
  private old = new Map<Key, Value>()
  private freshSize = 0
  private oldSize = 0
  private readonly maxSize: number
  private readonly sizeOf: (value: Value, key: Key) => number

  constructor(maxSize: number, sizeOf: (value: Value, key: Key) => number = () => 1) {
    this.maxSize = maxSize
    this.sizeOf = sizeOf
  }

  get(key: Key): Value | undefined {
    const value = this.fresh.get(key)
    if (value !== undefined) {
      this.hits += 1
      return value
    }
    const older = this.old.get(key)
    if (older === undefined) {
      this.misses += 1
      return undefined
    }
    this.hits += 1
    this.set(key, older)
    return older
  }

  /** Since the start. What has moved from the old generation to the new one counts in both, as an upper bound. */
  counts(): CacheCounts {
    const { hits, misses, freshSize, oldSize, maxSize } = this
    return { hits, misses, size: freshSize + oldSize, maxSize }
  }

  set(key: Key, value: Value): void {
    const before = this.fresh.get(key)
    if (before !== undefined) this.freshSize -= this.sizeOf(before, key)
    const size = this.sizeOf(value, key)
    if (size * 2 > this.maxSize) {
      this.fresh.delete(key)
      this.old.delete(key)
      return
    }
    this.fresh.set(key, value)
    this.freshSize += size
    if (this.freshSize * 2 <= this.maxSize) return
    this.old = this.fresh
    this.oldSize = this.freshSize
    this.fresh = new Map()
    this.freshSize = 0
  }
}
