import { type Facets, FacetsSchema } from '#contract/facets.ts'
import { getJson } from '#web/lib/api-client.ts'
import { readAnswer } from '#web/lib/read-answer.ts'
import { withPatience } from '#web/lib/with-patience.ts'
import type { CatalogueKind, ListingKind } from './listing-kinds.ts'
import { type Filters, withoutFilter } from './listing-url.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

export interface Choice {
  value: string
  label: string
  /** How many records the listing has with it, among what the other filters leave. */
  count: number
}

export type Choices = Record<string, Choice[]>

const caches: Record<CatalogueKind, PageCache<Facets>> = {
  characters: createPageCache(),
  comics: createPageCache(),
  series: createPageCache(),
}

/**
 * Each filter's choices. A filter in force would leave itself as its only choice, so its own are
 * counted without it: they say what choosing another instead would give.
 */
export async function loadFilterChoices(
  listing: ListingKind,
  filters: Filters,
  signal: AbortSignal,
): Promise<Choices> {
  const whole = await loadFacets(listing.kind, filters, signal)
  const choices = listing.filters.map(async ({ name }): Promise<[string, Choice[]]> => {
    const chosen = filters[name]
    const own = toChoices(whole, name)
    if (chosen === undefined) return [name, own]
    const others = withoutFilter(listing, filters, name)
    const instead = toChoices(await loadFacets(listing.kind, others, signal), name)
    const inForce = own.find(({ value }) => value === chosen)
    const listed = instead.some(({ value }) => value === chosen)
    return [name, inForce === undefined || listed ? instead : [inForce, ...instead]]
  })
  return Object.fromEntries(await Promise.all(choices))
}

function loadFacets(kind: CatalogueKind, filters: Filters, signal: AbortSignal): Promise<Facets> {
  const address = `/api/facets/${kind}?${new URLSearchParams(filters)}`
  return caches[kind].load(
    address,
    async (signal) => readAnswer(FacetsSchema, await getJson(address, withPatience(signal))),
    signal,
  )
}

function toChoices(facets: Facets, name: string): Choice[] {
  return (facets[name] ?? []).map(({ value, label, count }) => ({
    value: String(value),
    label,
    count,
  }))
}
