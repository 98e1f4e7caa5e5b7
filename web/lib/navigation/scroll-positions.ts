/** The number of history entries whose scroll position is remembered. */
const CAPACITY = 50
const STORAGE_KEY = 'scrollPositions'

export interface ScrollPositions {
  find(entry: string): number | undefined
  keep(entry: string, position: number): void
  /** For an entry that is no longer in the history. */
  forget(entry: string): void
  /** Writes them to storage, so that they survive a reload. */
  save(): void
}

/** The scroll position of each history entry of the tab. */
export function createScrollPositions(storage: Storage): ScrollPositions {
  const positions = new Map<string, number>(read(storage))
  return {
    find: (entry) => positions.get(entry),
    keep(entry, position) {
      positions.delete(entry)
      positions.set(entry, position)
      const [oldest] = positions.keys()
      if (positions.size > CAPACITY && oldest !== undefined) positions.delete(oldest)
    },
    forget: (entry) => positions.delete(entry),
    save() {
      try {
        storage.setItem(STORAGE_KEY, JSON.stringify([...positions]))
      } catch {
        // Without storage a reload opens the page at the top.
      }
    },
  }
}

function read(storage: Storage): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
