import * as z from 'zod/mini'
import { type Facets, FacetsSchema } from '#contract/facets.ts'
import { addressOf } from '#sdk/address.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { firstResultSchema } from '#web/lib/api/first-result.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import type { FindableKind, ListingKind } from '../listing/listing-kinds.ts'
import { type Filters, toWireFilters, withoutFilter } from '../listing/listing-url.ts'
import { createPageCache, type PageCache } from '../listing/page-cache.ts'

export interface Choice {
  value: string
  label: string
  /** The count of records with this value, given the other filters; left out where nobody counts. */
  count?: number
}

export type Choices = Record<string, Choice[]>

const caches: Record<ListingKind['name'], PageCache<Facets>> = {
  characters: createPageCache(),
  comics: createPageCache(),
  series: createPageCache(),
  events: createPageCache(),
  creators: createPageCache(),
  teams: createPageCache(),
}

/**
 * The choices of each filter, with counts. The choices of a set filter are counted without that filter:
 * they say what choosing another value instead would give.
 */
export async function loadFilterChoices(
  listing: ListingKind,
  filters: Filters,
  signal: AbortSignal,
): Promise<Choices> {
  const whole = await loadFacets(listing, filters, signal)
  const choices = listing.filters.map(
    async ({ name, find, values }): Promise<[string, Choice[]]> => {
      if (values !== undefined) return [name, values]
      const chosen = filters[name]
      const own = toChoices(whole, name)
      if (chosen === undefined) return [name, own]
      const others = withoutFilter(listing, filters, name)
      const instead = toChoices(await loadFacets(listing, others, signal), name)
      if (instead.some(({ value }) => value === chosen)) return [name, instead]
      const inForce =
        own.find(({ value }) => value === chosen) ?? (await loadChoice(find, chosen, signal))
      return [name, inForce === undefined ? instead : [inForce, ...instead]]
    },
  )
  return Object.fromEntries(await Promise.all(choices))
}

/** A chosen record without any match is in no facet, so its name is loaded from the catalogue. A team is its name. */
async function loadChoice(
  kind: FindableKind | undefined,
  id: string,
  signal: AbortSignal,
): Promise<Choice | undefined> {
  if (kind === undefined) return undefined
  if (kind === 'teams') return { value: id, label: id, count: 0 }
  const body = await getJson(addressOf([kind, id]), signal).catch(() => null)
  const label = NamedAnswerSchema.safeParse(body).data
  return label === undefined ? undefined : { value: id, label, count: 0 }
}

/** The field with the name differs by kind. */
const NamedAnswerSchema = firstResultSchema(
  z.union([
    z.pipe(
      z.object({ name: z.string() }),
      z.transform(({ name }) => name),
    ),
    z.pipe(
      z.object({ title: z.string() }),
      z.transform(({ title }) => title),
    ),
    z.pipe(
      z.object({ fullName: z.string() }),
      z.transform(({ fullName }) => fullName),
    ),
  ]),
)

function loadFacets(listing: ListingKind, filters: Filters, signal: AbortSignal): Promise<Facets> {
  const address = `/api/facets/${listing.kind}?${new URLSearchParams(toWireFilters(listing, filters))}`
  return caches[listing.name].load(
    address,
    async (signal) => readAnswer(FacetsSchema, await getJson(address, signal)),
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
