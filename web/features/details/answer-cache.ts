/** As many answers as the last few pages of a reader's way are made of. */
const CAPACITY = 60
/** The catalogue may change under a reader who stays. */
const MAX_AGE_MS = 5 * 60_000

interface Held {
  value: unknown
  at: number
}

/** Answers of the catalogue, so that Back finds a page as tall as it was, before it is painted. */
export class AnswerCache {
  private readonly held = new Map<string, Held>()
  private readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  find(key: string): unknown {
    const entry = this.held.get(key)
    return entry !== undefined && this.now() - entry.at < MAX_AGE_MS ? entry.value : undefined
  }

  keep(key: string, value: unknown): void {
    // Last in the map's order is last kept.
    this.held.delete(key)
    this.held.set(key, { value, at: this.now() })
    const [oldest] = this.held.keys()
    if (this.held.size > CAPACITY && oldest !== undefined) this.held.delete(oldest)
  }
}
