import { useMemo, useSyncExternalStore } from 'react'
import type { HeldPage } from '../listing/create-listing.ts'
import type { Listing } from '../listing/listing-url.ts'
import type { CatalogueQuery } from '../listing/load-catalogue-page.ts'
import type { ListingSource } from '../listing/use-listing.ts'

/** The cached pages of the continuous view, the most recently used last. */
export function useHeldPages<Item>(
  { subscribe, heldPages }: ListingSource<Item>,
  listing: Listing,
): HeldPage<Item>[] {
  const held = useSyncExternalStore(subscribe, listing.view === 'scroll' ? heldPages : noPages)
  const shelf = nameShelf(listing)
  return useMemo(() => held.filter(({ query }) => nameShelf(query) === shelf), [held, shelf])
}

const NONE: never[] = []
const noPages = () => NONE

/** The same key for all pages of one listing. */
export function nameShelf({ orderBy, filters }: Pick<CatalogueQuery, 'orderBy' | 'filters'>) {
  return JSON.stringify([orderBy, filters])
}
