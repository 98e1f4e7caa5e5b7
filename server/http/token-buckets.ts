import { LRUCache } from 'lru-cache'

export interface Rate {
  perSecond: number
  /** How many calls may come at once after a pause. */
  burst: number
}

interface Bucket {
  tokens: number
  /** When `tokens` was true, in milliseconds. */
  at: number
}

/** A bucket takes some 300 bytes. A caller who is evicted begins with a full one. */
const MAX_BUCKETS = 10_000

/**
 * A rate limit in the memory of this process, for what is too frequent to be counted in the
 * database.
 */
export class TokenBuckets {
  private readonly rate: Rate
  private readonly buckets: LRUCache<string, Bucket>

  constructor(rate: Rate, max = MAX_BUCKETS) {
    this.rate = rate
    this.buckets = new LRUCache({ max })
  }

  /**
   * Takes a token, also one that will be there within `maxWaitMs`. Returns how many milliseconds to
   * wait for it; for more than `maxWaitMs` none was taken.
   */
  take(caller: string, at: number, maxWaitMs = 0): number {
    const { perSecond, burst } = this.rate
    const bucket = this.buckets.get(caller)
    const tokens =
      bucket === undefined
        ? burst
        : Math.min(burst, bucket.tokens + (Math.max(0, at - bucket.at) * perSecond) / 1000)
    const waitMs = Math.max(0, ((1 - tokens) * 1000) / perSecond)
    this.buckets.set(caller, { tokens: waitMs <= maxWaitMs ? tokens - 1 : tokens, at })
    return waitMs
  }

  get size(): number {
    return this.buckets.size
  }
}
