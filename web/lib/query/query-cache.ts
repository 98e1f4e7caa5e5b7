/** As many answers as the last few pages of a reader's way are made of. */
const CAPACITY = 60
/** The catalogue may change under a reader who stays. */
export const MAX_AGE_MS = 5 * 60_000

interface Entry {
  data: unknown
  answeredAt: number
}

export interface QueryCache {
  /** Undefined where there is no answer, or one that is too old. */
  find(key: string): Entry | undefined
  set(key: string, data: unknown): void
  delete(key: string): void
}

/** Answers outside React, so that Back finds a page as tall as it was, before it is painted. */
export function createQueryCache(now: () => number = () => Date.now()): QueryCache {
  const entries = new Map<string, Entry>()
  return {
    find(key) {
      const entry = entries.get(key)
      return entry !== undefined && now() - entry.answeredAt < MAX_AGE_MS ? entry : undefined
    },
    set(key, data) {
      // Last in the map's order is last set.
      entries.delete(key)
      entries.set(key, { data, answeredAt: now() })
      const [oldest] = entries.keys()
      if (entries.size > CAPACITY && oldest !== undefined) entries.delete(oldest)
    },
    delete: (key) => void entries.delete(key),
  }
}
