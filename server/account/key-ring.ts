import type { CatalogueKey } from '../config.ts'
import { Unavailable } from '../store/unavailable.ts'
import type { KeySafe } from './key-safe.ts'

/** Cache lifetime: a key that another server has revoked works here for this long at most. */
const CACHED_MS = 2_000
/** While the database is away, a key that was read this long ago at most still works. */
const STALE_MS = 5 * 60_000
const MAX_CACHED = 10_000

type Found = CatalogueKey | undefined

/** The database's answer, or the pending read of it. */
interface CachedKey {
  found: Found | Promise<Found>
  until: number
  /** The last answer of the database, and when it was requested. */
  last?: { found: Found; at: number }
}

/** Cache of the members' keys: each is read from the database at most once in two seconds. */
export class KeyRing {
  private readonly safe: Pick<KeySafe, 'mayHaveMade'>
  private readonly read: (publicKey: string) => Promise<Found>
  private readonly cache = new Map<string, CachedKey>()

  constructor(safe: Pick<KeySafe, 'mayHaveMade'>, read: (publicKey: string) => Promise<Found>) {
    this.safe = safe
    this.read = read
  }

  /** Returns a promise only on a cache miss. */
  find(publicKey: string, now: Date): Found | Promise<Found> {
    const at = now.getTime()
    const cached = this.cache.get(publicKey)
    if (cached !== undefined && at < cached.until) return cached.found
    return this.safe.mayHaveMade(publicKey)
      ? this.readAndCache(publicKey, at, cached?.last)
      : undefined
  }

  /** Invalidates a key after a change. */
  drop(publicKey: string): void {
    this.cache.delete(publicKey)
  }

  private readAndCache(publicKey: string, at: number, last: CachedKey['last']): Promise<Found> {
    const stale = last !== undefined && at - last.at < STALE_MS ? last : undefined
    const pending = this.read(publicKey).catch((error) => {
      if (stale === undefined || !(error instanceof Unavailable)) throw error
      cached.last = stale
      return stale.found
    })
    const cached: CachedKey = { found: pending, until: at + CACHED_MS }
    this.cache.delete(publicKey)
    this.cache.set(publicKey, cached)
    this.dropOldest()
    pending.then(
      (found) => {
        cached.found = found
        cached.last ??= { found, at }
      },
      () => {
        if (this.cache.get(publicKey) === cached) this.cache.delete(publicKey)
      },
    )
    return pending
  }

  private dropOldest(): void {
    if (this.cache.size <= MAX_CACHED) return
    const [oldest] = this.cache.keys()
    if (oldest !== undefined) this.cache.delete(oldest)
  }
}
