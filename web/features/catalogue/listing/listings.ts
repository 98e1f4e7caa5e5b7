import type { z } from 'zod'
import type { Page } from '#contract/page.ts'
import { withFacts } from '../cards/load-facts.ts'
import {
  ListedCharacterFactsSchema,
  ListedCharacterSchema,
  ListedComicFactsSchema,
  ListedComicSchema,
  ListedSeriesFactsSchema,
  ListedSeriesSchema,
} from './catalogue-records.ts'
import { createCatalogueSlice } from './create-catalogue-slice.ts'
import type { CatalogueKind } from './listing-kinds.ts'
import { type CatalogueQuery, loadCataloguePage } from './load-catalogue-page.ts'
import { createPageCache } from './page-cache.ts'

/** With the query that it answers. */
export interface HeldPage<Item> extends Page<Item> {
  query: CatalogueQuery
}

export const characters = createListing(
  'characters',
  ListedCharacterSchema,
  ListedCharacterFactsSchema,
)
export const comics = createListing('comics', ListedComicSchema, ListedComicFactsSchema)
export const series = createListing('series', ListedSeriesSchema, ListedSeriesFactsSchema)

function createListing<
  Name extends CatalogueKind,
  Item extends { id: number },
  Facts extends { id: number },
>(kind: Name, record: z.ZodType<Item>, facts: z.ZodType<Facts>) {
  const cache = createPageCache<HeldPage<Item & { facts?: Facts }>>()

  function load(query: CatalogueQuery, signal: AbortSignal) {
    return cache.load(JSON.stringify(query), (signal) => loadWithFacts(query, signal), signal)
  }

  async function loadWithFacts(query: CatalogueQuery, signal: AbortSignal) {
    const { total, results } = await loadCataloguePage(kind, record, query, signal)
    return { query, total, results: await withFacts(kind, facts, results, signal) }
  }

  return {
    ...createCatalogueSlice(kind, load),
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
