/** Keeps the entries that were used last, up to a size. */
export class BoundedMap<Key, Value> {
  private readonly entries = new Map<Key, Value>()
  private readonly maxSize: number
  private readonly sizeOf: (value: Value) => number
  private size = 0

  constructor(maxSize: number, sizeOf: (value: Value) => number = () => 1) {
    this.maxSize = maxSize
    this.sizeOf = sizeOf
  }

  get(key: Key): Value | undefined {
    const value = this.entries.get(key)
    if (value === undefined) return undefined
    // A Map remembers the order of insertion: the oldest entry is always the first.
    this.entries.delete(key)
    this.entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    const before = this.entries.get(key)
    if (before !== undefined) this.size -= this.sizeOf(before)
    this.entries.delete(key)
    this.entries.set(key, value)
    this.size += this.sizeOf(value)
    if (this.size > this.maxSize) this.evict()
  }

  /** A tenth at a time: a Map is slow to find its first entry behind many deleted ones. */
  private evict(): void {
    for (const [oldest, old] of this.entries) {
      if (this.size <= this.maxSize * 0.9) break
      this.entries.delete(oldest)
      this.size -= this.sizeOf(old)
    }
  }
}
