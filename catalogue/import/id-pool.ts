const MAX_ID = 2 ** 31 - 1

/**
 * Ids of one kind. New ones come from a range that the shipped facts keep free, so that a layer and a later
 * version of the catalogue do not meet.
 */
export class IdPool {
  private readonly taken = new Set<number>()
  private free: number

  constructor(first: number) {
    this.free = first
  }

  take(id: number): void {
    this.taken.add(id)
  }

  takeAll(ids: readonly number[]): void {
    for (const id of ids) this.take(id)
  }

  isFree(id: number): boolean {
    return Number.isInteger(id) && id >= 1 && id <= MAX_ID && !this.taken.has(id)
  }

  takeIfFree(id: number): boolean {
    if (!this.isFree(id)) return false
    this.taken.add(id)
    return true
  }

  next(): number {
    return this.nextRow(1)
  }

  /** The first of so many ids in a row. */
  nextRow(length: number): number {
    for (;;) {
      const first = this.free
      this.free += length
      const row = Array.from({ length }, (_, place) => first + place)
      if (first + length > MAX_ID) throw new Error('No ids are left.')
      if (!row.every((id) => this.isFree(id))) continue
      for (const id of row) this.taken.add(id)
      return first
    }
  }
}
