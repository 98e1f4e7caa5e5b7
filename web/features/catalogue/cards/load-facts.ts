import '#web/lib/jitless-zod.ts'
import { z } from 'zod'
import { getJson } from '#web/lib/api/api-client.ts'
import { withTimeout } from '#web/lib/api/with-timeout.ts'
import type { CatalogueKind } from '../listing/listing-kinds.ts'

interface Identified {
  id: number
}

/** Undefined where the catalogue knows nothing more, null where that could not be loaded. */
export type KnownFacts<Facts> = Facts | null | undefined

/** Adds the facts that the wire has no field for. A listing works without them. */
export async function withFacts<Item extends Identified, Facts extends Identified>(
  kind: CatalogueKind,
  facts: z.ZodType<Facts>,
  items: Item[],
  signal: AbortSignal,
): Promise<(Item & { facts?: KnownFacts<Facts> })[]> {
  if (items.length === 0) return []
  const ids = items.map(({ id }) => id).join(',')
  const known = await getJson(`/api/facts/${kind}?ids=${ids}`, withTimeout(signal)).then(
    (body) => z.array(facts).safeParse(body).data,
    () => undefined,
  )
  if (known === undefined) return items.map((item) => ({ ...item, facts: null }))
  const byId = new Map(known.map((fact) => [fact.id, fact]))
  return items.map((item) => ({ ...item, facts: byId.get(item.id) }))
}
