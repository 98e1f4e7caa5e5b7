const DAY_MS = 24 * 60 * 60 * 1000
const SWEEP_EVERY_MS = 60 * 60 * 1000
const FIRST_LENGTH = 16

/** The times of a key's last calls, in a ring buffer that grows up to the limit. */
interface Ring {
  times: Float64Array
  length: number
  /** Where the oldest call is, once the ring is full. */
  next: number
  newest: number
}

/** Calls per key in the last 24 hours. A refused call counts too. */
export class RateLimit {
  private readonly limit: number
  private readonly rings = new Map<string, Ring>()
  private nextSweepAt = 0

  constructor(limit: number) {
    this.limit = limit
  }

  /** Counts a call; false when the key has used up its limit. */
  admits(key: string, now: number): boolean {
    if (this.limit === 0) return true
    if (now >= this.nextSweepAt) this.sweep(now)
    const ring = this.rings.get(key) ?? this.addRing(key)
    ring.newest = now
    if (ring.length < this.limit) {
      this.append(ring, now)
      return true
    }
    // The oldest of the last `limit` calls must be more than a day ago.
    const oldest = ring.times[ring.next] as number
    ring.times[ring.next] = now
    ring.next = (ring.next + 1) % this.limit
    return now - oldest >= DAY_MS
  }

  /** Frees the memory of a key that has been revoked. */
  drop(key: string): void {
    this.rings.delete(key)
  }

  /** The memory of all rings. */
  get bytes(): number {
    return [...this.rings.values()].reduce((sum, { times }) => sum + times.byteLength, 0)
  }

  private addRing(key: string): Ring {
    const times = new Float64Array(Math.min(FIRST_LENGTH, this.limit))
    const ring = { times, length: 0, next: 0, newest: 0 }
    this.rings.set(key, ring)
    return ring
  }

  private append(ring: Ring, now: number): void {
    if (ring.length === ring.times.length) {
      const longer = new Float64Array(Math.min(2 * ring.length, this.limit))
      longer.set(ring.times)
      ring.times = longer
    }
    ring.times[ring.length] = now
    ring.length += 1
  }

  /** Frees the memory of keys that were not used for a day: their calls count no longer. */
  private sweep(now: number): void {
    this.nextSweepAt = now + SWEEP_EVERY_MS
    for (const [key, { newest }] of this.rings) {
      if (now - newest >= DAY_MS) this.rings.delete(key)
    }
  }
}
