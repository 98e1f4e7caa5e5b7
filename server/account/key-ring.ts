import type { CatalogueKey } from '../config.ts'
import type { KeySafe } from './key-safe.ts'

/** So long a key that another server of the database has revoked may still open here. */
const KEPT_MS = 2_000
const MAX_KEPT = 10_000

type Found = CatalogueKey | undefined

/** What the database said, or will say. */
interface Kept {
  found: Found | Promise<Found>
  until: number
}

/** The members' keys at hand: the database is asked about each at most once in two seconds. */
export class KeyRing {
  private readonly safe: Pick<KeySafe, 'mayHaveMade'>
  private readonly read: (publicKey: string) => Promise<Found>
  private readonly kept = new Map<string, Kept>()

  constructor(safe: Pick<KeySafe, 'mayHaveMade'>, read: (publicKey: string) => Promise<Found>) {
    this.safe = safe
    this.read = read
  }

  /** A promise only where the database has to be asked. */
  find(publicKey: string, now: Date): Found | Promise<Found> {
    const at = now.getTime()
    const kept = this.kept.get(publicKey)
    if (kept !== undefined && at < kept.until) return kept.found
    return this.safe.mayHaveMade(publicKey) ? this.ask(publicKey, at + KEPT_MS) : undefined
  }

  /** After a change: the next call asks the database. */
  drop(publicKey: string): void {
    this.kept.delete(publicKey)
  }

  private ask(publicKey: string, until: number): Promise<Found> {
    const asking = this.read(publicKey)
    const kept: Kept = { found: asking, until }
    this.kept.delete(publicKey)
    this.kept.set(publicKey, kept)
    this.dropOldest()
    asking.then(
      (found) => {
        kept.found = found
      },
      () => {
        if (this.kept.get(publicKey) === kept) this.kept.delete(publicKey)
      },
    )
    return asking
  }

  private dropOldest(): void {
    if (this.kept.size <= MAX_KEPT) return
    const [oldest] = this.kept.keys()
    if (oldest !== undefined) this.kept.delete(oldest)
  }
}
