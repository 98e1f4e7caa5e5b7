/**
 * At most six pages are to be in memory, and React holds on to up to two more: those of the previous
 * render.
 */
const CAPACITY = 4
/** The catalogue may change while the page is open. */
const MAX_AGE_MS = 5 * 60_000

interface Held<Value> {
  value: Promise<Value>
  /** Undefined while the request is pending. */
  answer?: Value
  askedAt: number
  /** Adds a caller, who waits until `signal` is aborted. */
  join(signal: AbortSignal): void
}

type Load<Value> = (signal: AbortSignal) => Promise<Value>

export interface PageCache<Value> {
  /** Loads a page or joins the pending request, which is aborted when all its callers are. */
  load(key: string, load: Load<Value>, signal: AbortSignal): Promise<Value>
  /** The answer, if it is loaded and not stale. */
  find(key: string): Value | undefined
  /** All loaded answers, the most recently used last; the same array until one is added or removed. */
  answers(): readonly Value[]
  /** Marks the entry as recently used, so that others are evicted first. */
  touch(key: string): void
  /** Calls back when `answers` changes; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** LRU cache of answers and pending requests, so that no page is requested twice. */
export function createPageCache<Value>(now: () => number = Date.now): PageCache<Value> {
  const held = new Map<string, Held<Value>>()
  const listeners = new Set<() => void>()
  let answers: readonly Value[] | undefined

  function changed() {
    answers = undefined
    for (const listener of listeners) listener()
  }

  function hold(key: string, entry: Held<Value>) {
    // A Map iterates in insertion order: the most recently used entry is last.
    held.delete(key)
    held.set(key, entry)
    const [oldest] = held.keys()
    if (held.size > CAPACITY && oldest !== undefined) held.delete(oldest)
    changed()
  }

  function start(key: string, load: Load<Value>): Held<Value> {
    const { value, join } = share(load, () => {
      if (held.get(key) === entry) held.delete(key)
      changed()
    })
    const entry: Held<Value> = { value, join, askedAt: now() }
    value.then(
      (answer) => {
        entry.answer = answer
        changed()
      },
      () => {},
    )
    return entry
  }

  function findYoung(key: string): Held<Value> | undefined {
    const known = held.get(key)
    return known !== undefined && now() - known.askedAt < MAX_AGE_MS ? known : undefined
  }

  return {
    load(key, load, signal) {
      const entry = findYoung(key) ?? start(key, load)
      hold(key, entry)
      entry.join(signal)
      return entry.value
    },
    find: (key) => findYoung(key)?.answer,
    answers() {
      answers ??= [...held.values()].flatMap(({ answer }) => (answer === undefined ? [] : [answer]))
      return answers
    },
    touch(key) {
      const entry = held.get(key)
      if (entry !== undefined) hold(key, entry)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Shares one request between callers. Calls `onLost` when it fails or is aborted for want of callers.
 */
function share<Value>(load: Load<Value>, onLost: () => void) {
  const call = new AbortController()
  const value = load(call.signal)
  let waiting = 0
  let settled = false
  const settle = () => {
    settled = true
  }
  value.then(settle, settle)
  value.catch(onLost)

  function leave() {
    waiting -= 1
    if (settled || waiting > 0) return
    // Before the abort takes effect, since the same page may be requested again by then.
    onLost()
    call.abort()
  }

  function join(signal: AbortSignal) {
    waiting += 1
    signal.addEventListener('abort', leave, { once: true })
  }

  return { value, join }
}
