import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import type { CatalogueSlice, CatalogueState } from './create-catalogue-slice.ts'
import type { HeldPage } from './create-listing.ts'
import type { ListingKind } from './listing-kinds.ts'
import { type Listing, readListing, writeListing } from './listing-url.ts'
import type { CatalogueQuery } from './load-catalogue-page.ts'

/** One of those in `listings.ts` and `shelves.ts`. */
export interface ListingSource<Item> {
  slice: CatalogueSlice<Item, CatalogueQuery>
  prefetch: (query: CatalogueQuery, signal: AbortSignal) => void
  /** The cached page, if any. */
  findPage: (query: CatalogueQuery) => HeldPage<Item> | undefined
  heldPages: () => readonly HeldPage<Item>[]
  subscribe: (listener: () => void) => () => void
  touch: (query: CatalogueQuery) => void
}

const HELD: CatalogueState<never> = {
  results: [],
  total: 0,
  loading: false,
  error: null,
  asked: null,
}

/**
 * The listing of the URL, and the state of its request. For the continuous view nothing is requested
 * here, since that depends on the scroll position.
 */
export function useListing<Item>(kind: ListingKind, source: ListingSource<Item>) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const guesses = useRef(new AbortController())
  const request = useRef<{ abort: () => void }>(undefined)
  const listing = useMemo(() => readListing(kind, search), [kind, search])
  const paged = listing.view === 'pages'
  const query = useMemo(() => toQuery(listing), [listing])
  // A cached page is shown at once, without waiting for the slice.
  const held = useSyncExternalStore(source.subscribe, () => source.findPage(query))
  const { slice } = source
  const state = useSyncExternalStore(slice.subscribe, held === undefined ? slice.getState : isHeld)
  // The slice still holds the previous listing until the request below is sent.
  const fresh = state.asked === JSON.stringify(query)

  const ask = useCallback(() => {
    request.current?.abort()
    request.current = slice.request(query)
  }, [slice, query])

  // A layout effect, so that the request is sent before paint.
  useLayoutEffect(() => {
    if (!paged) return
    ask()
    // Aborts the prefetches: the page is requested above now, and the others are not wanted.
    guesses.current.abort()
    guesses.current = new AbortController()
    return () => request.current?.abort()
  }, [ask, paged])

  useLayoutEffect(() => () => guesses.current.abort(), [])

  const { results, total } = held ?? state
  const loading = held === undefined && (state.loading || !fresh)
  const error = fresh ? state.error : null
  const lastPage = Math.ceil(total / listing.size)
  const beyond = paged && !loading && error === null && listing.page > lastPage
  useLayoutEffect(() => {
    if (beyond && lastPage > 0) {
      navigate({ search: writeListing(kind, { ...listing, page: lastPage }) }, { replace: true })
    }
  }, [beyond, lastPage, kind, listing, navigate])

  return {
    listing,
    lastPage,
    total,
    results,
    loading: loading || (beyond && lastPage > 0),
    error,
    retry: ask,
    prefetch: (page: number) =>
      source.prefetch(toQuery({ ...listing, page }), guesses.current.signal),
  }
}

const isHeld = () => HELD

function toQuery({ page, size, orderBy, filters }: Listing): CatalogueQuery {
  return { limit: size, offset: (page - 1) * size, orderBy, filters }
}
