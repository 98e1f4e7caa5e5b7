import type * as z from 'zod/mini'
import type { Page } from '#contract/page.ts'
import { type KnownFacts, loadListedFacts, withFacts } from '../cards/load-facts.ts'
import { createCatalogueSlice } from './create-catalogue-slice.ts'
import type { ListingKind } from './listing-kinds.ts'
import { type CatalogueQuery, loadCataloguePage, toWireQuery } from './load-catalogue-page.ts'
import { createPageCache } from './page-cache.ts'

/** With the query that it answers. */
export interface HeldPage<Item> extends Page<Item> {
  query: CatalogueQuery
}

/** A slice of state and the cache of its pages. Facts are loaded where the cards need them. */
export function createListing<Item extends { id: number }, Facts extends { id: number }>(
  kind: ListingKind,
  record: z.ZodMiniType<Item>,
  facts?: z.ZodMiniType<Facts>,
) {
  type Listed = Item & { facts?: KnownFacts<Facts> }
  const cache = createPageCache<HeldPage<Listed>>()

  function load(query: CatalogueQuery, signal: AbortSignal) {
    return cache.load(JSON.stringify(query), (signal) => loadWithFacts(query, signal), signal)
  }

  async function loadWithFacts(query: CatalogueQuery, signal: AbortSignal) {
    const records = loadCataloguePage(kind, record, query, signal)
    const known = facts && loadListedFacts(kind.kind, facts, toWireQuery(kind, query), signal)
    const { total, results } = await records
    if (facts === undefined) return { query, total, results: results as Listed[] }
    const page = { items: results, known: await known }
    return { query, total, results: await withFacts(kind.kind, facts, page, signal) }
  }

  return {
    slice: createCatalogueSlice(load),
    /** Prefetches a page. A failure is ignored: the page is requested again when it is opened. */
    prefetch: (query: CatalogueQuery, signal: AbortSignal) =>
      void load(query, signal).catch(() => {}),
    findPage: (query: CatalogueQuery) => cache.find(JSON.stringify(query)),
    /** The cached pages, in the form that `useSyncExternalStore` needs. */
    heldPages: cache.answers,
    subscribe: cache.subscribe,
    /** Marks a visible page as recently used, so that others are evicted first. */
    touch: (query: CatalogueQuery) => cache.touch(JSON.stringify(query)),
  }
}
