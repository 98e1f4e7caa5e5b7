/** Collects ids until the running task ends, and passes them on by kind, so many at a time. */
export class Batch<Kind extends string, Id = number> {
  private readonly waiting = new Map<Kind, Set<Id>>()
  private readonly most: number
  private readonly pass: (kind: Kind, ids: Id[]) => void

  constructor(most: number, pass: (kind: Kind, ids: Id[]) => void) {
    this.most = most
    this.pass = pass
  }

  add(kind: Kind, id: Id): void {
    if (this.waiting.size === 0) queueMicrotask(() => this.passAll())
    const ids = this.waiting.get(kind) ?? new Set()
    this.waiting.set(kind, ids.add(id))
  }

  private passAll(): void {
    const collected = [...this.waiting]
    this.waiting.clear()
    for (const [kind, ids] of collected) {
      const all = [...ids]
      for (let from = 0; from < all.length; from += this.most) {
        this.pass(kind, all.slice(from, from + this.most))
      }
    }
  }
}
