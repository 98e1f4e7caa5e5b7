/** Enough answers for the last few pages that a reader has visited. */
const CAPACITY = 60
/** The catalogue may change while the page is open. */
export const MAX_AGE_MS = 5 * 60_000

interface Entry {
  data: unknown
  answeredAt: number
}

export interface QueryCache {
  /** Undefined if there is no answer, or one older than MAX_AGE_MS. */
  find(key: string): Entry | undefined
  set(key: string, data: unknown): void
  delete(key: string): void
}

/** A cache outside React, so that after Back a page has its full height before it is painted. */
export function createQueryCache(now: () => number = () => Date.now()): QueryCache {
  const entries = new Map<string, Entry>()
  return {
    find(key) {
      const entry = entries.get(key)
      return entry !== undefined && now() - entry.answeredAt < MAX_AGE_MS ? entry : undefined
    },
    set(key, data) {
      // A Map iterates in insertion order: deleting first moves the entry to the end.
      entries.delete(key)
      entries.set(key, { data, answeredAt: now() })
      const [oldest] = entries.keys()
      if (entries.size > CAPACITY && oldest !== undefined) entries.delete(oldest)
    },
    delete: (key) => void entries.delete(key),
  }
}
