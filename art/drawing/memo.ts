/**
 * Remembers what was made for a key. It forgets everything once it is full: simple, and a series
 * comes again often enough that this is never felt.
 */
export class Memo<Value> {
  private readonly made = new Map<string, Value>()
  private readonly limit: number

  constructor(limit: number) {
    this.limit = limit
  }

  take(key: string, make: () => Value): Value {
    const known = this.made.get(key)
    if (known !== undefined) return known
    const value = make()
    if (this.made.size >= this.limit) this.made.clear()
    this.made.set(key, value)
    return value
  }
}
