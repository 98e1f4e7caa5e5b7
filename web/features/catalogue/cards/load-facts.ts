import * as z from 'zod/mini'
import { getJson } from '#web/lib/api/api-client.ts'
import { withTimeout } from '#web/lib/api/with-timeout.ts'
import type { CatalogueKind } from '../listing/listing-kinds.ts'

interface Identified {
  id: number
}

/**
 * Adds the facts that the wire has no field for. A listing works without them, so a failed request
 * leaves them out.
 */
export async function withFacts<Item extends Identified, Facts extends Identified>(
  kind: CatalogueKind,
  facts: z.ZodMiniType<Facts>,
  items: Item[],
  signal: AbortSignal,
): Promise<(Item & { facts?: Facts })[]> {
  if (items.length === 0) return []
  const ids = items.map(({ id }) => id).join(',')
  const known = await getJson(`/api/facts/${kind}?ids=${ids}`, withTimeout(signal)).then(
    (body) => z.array(facts).safeParse(body).data ?? [],
    () => [],
  )
  const byId = new Map(known.map((fact) => [fact.id, fact]))
  return items.map((item) => ({ ...item, facts: byId.get(item.id) }))
}
