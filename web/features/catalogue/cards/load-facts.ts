import * as z from 'zod/mini'
import { queryOf } from '#sdk/address.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import type { CatalogueKind } from '../listing/listing-kinds.ts'

interface Identified {
  id: number
}

/** Undefined where the catalogue knows nothing more, null where that could not be loaded. */
export type KnownFacts<Facts> = Facts | null | undefined

/**
 * The facts of a page of a listing, which the wire has no field for; asked for beside the page, by the
 * same query. A listing works without them, so a failed request leaves them out.
 */
export function loadListedFacts<Facts>(
  kind: CatalogueKind,
  facts: z.ZodMiniType<Facts>,
  query: object,
  signal: AbortSignal,
): Promise<Facts[] | undefined> {
  return askFor(facts, `/api/facts/${kind}/listed${queryOf(query)}`, signal)
}

function askFor<Facts>(facts: z.ZodMiniType<Facts>, address: string, signal: AbortSignal) {
  return getJson(address, signal).then(
    (body) => z.array(facts).safeParse(body).data,
    () => undefined,
  )
}

/**
 * Another service may answer the query with other records than this one has: their facts are asked for
 * by id then.
 */
export async function withFacts<Item extends Identified, Facts extends Identified>(
  kind: CatalogueKind,
  facts: z.ZodMiniType<Facts>,
  page: { items: Item[]; known: Facts[] | undefined },
  signal: AbortSignal,
): Promise<(Item & { facts?: KnownFacts<Facts> })[]> {
  const { items, known } = page
  if (known === undefined) return items.map((item) => ({ ...item, facts: null }))
  const byId = new Map(known.map((fact) => [fact.id, fact]))
  const missing = items.filter(({ id }) => !byId.has(id))
  if (missing.length > 0) {
    const ids = missing.map(({ id }) => id).join(',')
    const found = await askFor(facts, `/api/facts/${kind}?ids=${ids}`, signal)
    for (const fact of found ?? []) byId.set(fact.id, fact)
  }
  return items.map((item) => ({ ...item, facts: byId.get(item.id) }))
}
