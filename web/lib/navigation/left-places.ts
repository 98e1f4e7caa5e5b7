import type { LeftLink } from './left-link.ts'

/** The number of history entries whose place is remembered. */
const CAPACITY = 50
const STORAGE_KEY = 'scrollPositions'

/** Where the reader was on a page. */
export interface LeftPlace {
  scrollY: number
  /** The link that was followed last. */
  link?: LeftLink
}

export interface LeftPlaces {
  find(entry: string): LeftPlace | undefined
  keep(entry: string, place: LeftPlace): void
  /** For an entry that is no longer in the history. */
  forget(entry: string): void
  /** Writes them to storage, so that they survive a reload. */
  save(): void
}

/** The place of each history entry of the tab. */
export function createLeftPlaces(storage: Storage): LeftPlaces {
  const places = new Map<string, LeftPlace>(read(storage))
  return {
    find: (entry) => places.get(entry),
    keep(entry, place) {
      places.delete(entry)
      places.set(entry, place)
      const [oldest] = places.keys()
      if (places.size > CAPACITY && oldest !== undefined) places.delete(oldest)
    },
    forget: (entry) => places.delete(entry),
    save() {
      try {
        storage.setItem(STORAGE_KEY, JSON.stringify([...places]))
      } catch {
        // Without storage a reload opens the page at the top.
      }
    },
  }
}

function read(storage: Storage): [string, LeftPlace][] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch {
    return []
  }
}

function isPlace(entry: unknown): entry is [string, LeftPlace] {
  return (
    Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1]?.scrollY === 'number'
  )
}
