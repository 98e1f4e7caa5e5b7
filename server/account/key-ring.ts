import { LRUCache } from 'lru-cache'
import { CACHE_BYTES } from '../cache-bytes.ts'
import type { CatalogueKey } from '../config.ts'
import { isRecent } from '../is-recent.ts'
import { Unavailable } from '../store/unavailable.ts'
import type { KeySafe } from './key-safe.ts'

/** Cache lifetime: a key that another server has revoked works here for this long at most. */
const CACHED_MS = 2_000
/** While the database is away, a key that was read this long ago at most still works. */
const STALE_MS = 5 * 60_000
const MAX_CACHED = 10_000
/** An entry besides its referrers, and one of them besides its text. */
const ENTRY_BYTES = 500
const REFERRER_BYTES = 50

type Found = CatalogueKey | undefined

/** The database's answer, or the pending read of it. */
interface CachedKey {
  found: Found | Promise<Found>
  readAt: number
  /** The last answer of the database, and when it was requested. */
  last?: { found: Found; at: number }
}

/** Cache of the members' keys: each is read from the database at most once in two seconds. */
export class KeyRing {
  private readonly safe: Pick<KeySafe, 'mayHaveMade'>
  private readonly read: (publicKey: string) => Promise<Found>
  private readonly cache = new LRUCache<string, CachedKey>({
    max: MAX_CACHED,
    maxSize: CACHE_BYTES.memberKeys,
    sizeCalculation: bytesOf,
  })

  constructor(safe: Pick<KeySafe, 'mayHaveMade'>, read: (publicKey: string) => Promise<Found>) {
    this.safe = safe
    this.read = read
  }

  /** Returns a promise only on a cache miss. */
  find(publicKey: string, now: Date): Found | Promise<Found> {
    const at = now.getTime()
    const cached = this.cache.get(publicKey)
    if (cached !== undefined && isRecent(cached.readAt, at, CACHED_MS)) return cached.found
    return this.safe.mayHaveMade(publicKey)
      ? this.readAndCache(publicKey, at, cached?.last)
      : undefined
  }

  /** Invalidates a key after a change. */
  drop(publicKey: string): void {
    this.cache.delete(publicKey)
  }

  private readAndCache(publicKey: string, at: number, last: CachedKey['last']): Promise<Found> {
    let answer = last
    const pending = this.read(publicKey).then(
      (found) => {
        answer = { found, at }
        return found
      },
      (error) => {
        const stale = answer !== undefined && isRecent(answer.at, at, STALE_MS)
        if (!(error instanceof Unavailable) || !stale) throw error
        return answer?.found
      },
    )
    this.cache.set(publicKey, { found: pending, readAt: at })
    pending.then(
      (found) => {
        // Stored anew, because its size is known only now.
        if (this.isPending(publicKey, pending)) {
          this.cache.set(publicKey, { found, readAt: at, ...(answer && { last: answer }) })
        }
      },
      () => {
        if (this.isPending(publicKey, pending)) this.cache.delete(publicKey)
      },
    )
    return pending
  }

  /** False if it has been dropped or read again since. */
  private isPending(publicKey: string, pending: Promise<Found>): boolean {
    return this.cache.peek(publicKey)?.found === pending
  }
}

function bytesOf({ found }: CachedKey): number {
  if (found === undefined || found instanceof Promise) return ENTRY_BYTES
  return found.referrers.reduce(
    (sum, referrer) => sum + REFERRER_BYTES + referrer.length * 2,
    ENTRY_BYTES,
  )
}
