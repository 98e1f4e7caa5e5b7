/** As many entries of the history as a reader goes back through. */
const CAPACITY = 50
const STORAGE_KEY = 'scrollPositions'

export interface ScrollPositions {
  find(entry: string): number | undefined
  keep(entry: string, position: number): void
  /** An entry that is no longer in the history needs no room. */
  forget(entry: string): void
  /** Lets them outlive a reload. */
  save(): void
}

/** How far the reader had scrolled at each entry of the tab's history. */
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
        // A browser that keeps nothing for us is a browser that opens at the top.
      }
    },
  }
}

function read(storage: Storage): [string, number][] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
