/** As many pages as a reader goes back and forth between. */
const CAPACITY = 6
/** The catalogue may change under a reader who stays. */
const MAX_AGE_MS = 5 * 60_000

interface Held<Value> {
  value: Promise<Value>
  askedAt: number
}

export type LoadHeld<Value> = (
  key: string,
  load: (signal?: AbortSignal) => Promise<Value>,
  signal?: AbortSignal,
) => Promise<Value>

/** Keeps the last answers and those on their way, so that none is asked for twice. */
export function createPageCache<Value>(now: () => number = Date.now): LoadHeld<Value> {
  const held = new Map<string, Held<Value>>()

  function hold(key: string, entry: Held<Value>) {
    // Last in the map's order is last used.
    held.delete(key)
    held.set(key, entry)
    const [oldest] = held.keys()
    if (held.size > CAPACITY && oldest !== undefined) held.delete(oldest)
  }

  return (key, load, signal) => {
    const known = held.get(key)
    if (known !== undefined && now() - known.askedAt < MAX_AGE_MS) {
      hold(key, known)
      return known.value
    }
    const entry = { value: load(signal), askedAt: now() }
    const drop = () => {
      if (held.get(key) === entry) held.delete(key)
    }
    // At once, not when the call has failed of it: the same page may be asked for again by then.
    signal?.addEventListener('abort', drop)
    entry.value.then(() => signal?.removeEventListener('abort', drop), drop)
    hold(key, entry)
    return entry.value
  }
}
