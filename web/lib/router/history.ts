import { createPath, type Location, type Path, parsePath } from './location.ts'

/** How the current history entry was reached. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

export interface Place {
  location: Location
  action: NavigationType
}

export interface History extends Place {
  push(to: Path, state?: unknown): void
  replace(to: Path, state?: unknown): void
  go(delta: number): void
  /** Called after every navigation. Returns how to end that. */
  listen(listener: (place: Place) => void): () => void
}

/** What is kept in `history.state`. */
interface Entry {
  usr?: unknown
  key?: string
}

/** The history of the browser's tab. */
export function createBrowserHistory(): History {
  const listeners = new Set<(place: Place) => void>()
  let place: Place = { location: readLocation(), action: 'POP' }

  function settle(action: NavigationType, location: Location) {
    place = { location, action }
    for (const listener of listeners) listener(place)
  }

  function navigate(action: 'PUSH' | 'REPLACE', to: Path, state: unknown = null) {
    const location = { ...to, state, key: newKey() }
    const entry: Entry = { usr: state, key: location.key }
    try {
      if (action === 'PUSH') history.pushState(entry, '', createPath(to))
      else history.replaceState(entry, '', createPath(to))
    } catch {
      // Safari allows a hundred entries in half a minute.
      return window.location.assign(createPath(to))
    }
    settle(action, location)
  }

  const handlePop = () => settle('POP', readLocation())
  return {
    get location() {
      return place.location
    },
    get action() {
      return place.action
    },
    push: (to, state) => navigate('PUSH', to, state),
    replace: (to, state) => navigate('REPLACE', to, state),
    go: (delta) => history.go(delta),
    listen(listener) {
      listeners.add(listener)
      addEventListener('popstate', handlePop)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('popstate', handlePop)
      }
    },
  }
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' }: Entry = history.state ?? {}
  return { pathname, search, hash, state: usr, key }
}

export type InitialEntry = string | Partial<Location>

/** A history in memory: for tests, and with a single entry for prerendering. */
export function createMemoryHistory(entries: InitialEntry[], first = entries.length - 1): History {
  const stack = entries.map((entry, at) => toLocation(entry, at === 0 ? 'default' : newKey()))
  const listeners = new Set<(place: Place) => void>()
  let index = first
  let action: NavigationType = 'POP'
  const settle = (next: NavigationType) => {
    action = next
    for (const listener of listeners) listener({ location: here(), action })
  }
  const here = () => stack[index] as Location
  return {
    get location() {
      return here()
    },
    get action() {
      return action
    },
    push(to, state = null) {
      index += 1
      stack.splice(index, stack.length, { ...to, state, key: newKey() })
      settle('PUSH')
    },
    replace(to, state = null) {
      stack[index] = { ...to, state, key: newKey() }
      settle('REPLACE')
    },
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), stack.length - 1)
      settle('POP')
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function toLocation(entry: InitialEntry, key: string): Location {
  const {
    pathname = '/',
    search = '',
    hash = '',
    ...rest
  } = typeof entry === 'string' ? parsePath(entry) : entry
  return { pathname, search, hash, state: null, key, ...rest }
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
