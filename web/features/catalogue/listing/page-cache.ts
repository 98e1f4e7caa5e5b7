/**
 * As many pages as a reader goes back and forth between. No more than six are to be in memory, and
 * React holds on to one more: that of the drawing before.
 */
const CAPACITY = 5
/** The catalogue may change under a reader who stays. */
const MAX_AGE_MS = 5 * 60_000

interface Held<Value> {
  value: Promise<Value>
  /** Undefined until it is there. */
  answer?: Value
  askedAt: number
  /** Waits for the answer until `signal` says otherwise. */
  join(signal: AbortSignal): void
}

type Load<Value> = (signal: AbortSignal) => Promise<Value>

export interface PageCache<Value> {
  /** The call is cancelled when everybody who waits for it has left. */
  load(key: string, load: Load<Value>, signal: AbortSignal): Promise<Value>
  /** The answer, if it is there and young enough. */
  find(key: string): Value | undefined
  /** What is there, the one used last at the end; the same array until one comes or goes. */
  answers(): readonly Value[]
  /** Counts as a use: others go first. */
  touch(key: string): void
  /** Calls back when `answers` are others; returns what ends that. */
  subscribe(listener: () => void): () => void
}

/** Keeps the last answers and those on their way, so that none is asked for twice. */
export function createPageCache<Value>(now: () => number = Date.now): PageCache<Value> {
  const held = new Map<string, Held<Value>>()
  const listeners = new Set<() => void>()
  let answers: readonly Value[] | undefined

  function changed() {
    answers = undefined
    for (const listener of listeners) listener()
  }

  function hold(key: string, entry: Held<Value>) {
    // Last in the map's order is last used.
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

/** One call for several. `onLost` is told when it gave no answer, by failure or for want of waiters. */
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
    // At once, not when the call has failed of it: the same page may be asked for again by then.
    onLost()
    call.abort()
  }

  function join(signal: AbortSignal) {
    waiting += 1
    signal.addEventListener('abort', leave, { once: true })
  }

  return { value, join }
}
