/** The same number for the same text, on every machine (FNV-1a with a final mix). */
export function hash(text: string): number {
  let value = 2166136261
  for (let place = 0; place < text.length; place += 1) {
    value = Math.imul(value ^ text.charCodeAt(place), 16777619)
  }
  value = Math.imul(value ^ (value >>> 15), 2246822507)
  return (value ^ (value >>> 13)) >>> 0
}

/** Chance that comes out the same every time: pictures are made from facts alone. */
export class Chance {
  private state: number

  constructor(seed: string | number) {
    this.state = typeof seed === 'string' ? hash(seed) : seed >>> 0
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.next() * items.length)] as Item
  }

  isTrue(share: number): boolean {
    return this.next() < share
  }

  /** A new list in another order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const list = [...items]
    for (let place = list.length - 1; place > 0; place -= 1) {
      const other = Math.floor(this.next() * (place + 1))
      const moved = list[place] as Item
      list[place] = list[other] as Item
      list[other] = moved
    }
    return list
  }
}
