import type { Page, PageQuery } from '#contract/page.ts'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { toReason } from '#web/lib/to-reason.ts'

export interface CatalogueState<Item> {
  results: Item[]
  total: number
  /** True from the start: "nothing found" must not flash before the first answer. */
  loading: boolean
  error: string | null
  /** The query that the rest of the state belongs to, as JSON. */
  asked: string | null
}

interface PageRequest {
  /** Never rejects: a failure becomes part of the state. */
  done: Promise<void>
  /** The state stays as it is then. */
  abort: () => void
}

export interface CatalogueSlice<Item, Query> {
  getState: () => CatalogueState<Item>
  /** Calls back when the state changes; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  request: (query: Query) => PageRequest
}

/**
 * The state of one listing, in the form that `useSyncExternalStore` needs. The page and the search text
 * live in the URL, not here.
 */
export function createCatalogueSlice<Item, Query extends PageQuery>(
  loadPage: (query: Query, signal: AbortSignal) => Promise<Page<Item>>,
): CatalogueSlice<Item, Query> {
  const initial: CatalogueState<Item> = {
    results: [],
    total: 0,
    loading: true,
    error: null,
    asked: null,
  }
  let state = initial
  /** An older answer that arrives late must not replace it. */
  let newest: AbortController | undefined
  const listeners = new Set<() => void>()

  function change(next: CatalogueState<Item>) {
    state = next
    for (const listener of listeners) listener()
  }

  async function load(query: Query, call: AbortController) {
    const isWanted = () => newest === call && !call.signal.aborted
    try {
      const { results, total } = await loadPage(query, call.signal)
      if (isWanted()) change({ ...state, results, total, loading: false })
    } catch (error) {
      if (!isWanted()) return
      // Whoever is signed out leaves the page, and must not find an old failure when they are back.
      const isSignedOut = error instanceof ApiRefusal && error.code === 'signed-out'
      change(isSignedOut ? initial : { ...state, loading: false, error: toReason(error) })
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    request(query) {
      const call = new AbortController()
      newest = call
      change({ ...state, loading: true, error: null, asked: JSON.stringify(query) })
      return { done: load(query, call), abort: () => call.abort() }
    },
  }
}
