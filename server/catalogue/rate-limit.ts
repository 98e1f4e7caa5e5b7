const DAY_MS = 24 * 60 * 60 * 1000

/** Calls per key in the last 24 hours. A refused call counts too. */
export class RateLimit {
  private readonly limit: number
  private readonly calls = new Map<string, { times: Float64Array; next: number }>()

  constructor(limit: number) {
    this.limit = limit
  }

  /** Counts a call; false when the key has used up its limit. */
  admits(key: string, now: number): boolean {
    if (this.limit === 0) return true
    const ring = this.calls.get(key) ?? {
      times: new Float64Array(this.limit).fill(-DAY_MS),
      next: 0,
    }
    this.calls.set(key, ring)
    // A ring buffer: the oldest of the last `limit` calls must be more than a day ago.
    const oldest = ring.times[ring.next] as number
    ring.times[ring.next] = now
    ring.next = (ring.next + 1) % this.limit
    return now - oldest >= DAY_MS
  }
}
