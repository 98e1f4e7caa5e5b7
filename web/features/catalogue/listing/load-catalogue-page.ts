import * as z from 'zod/mini'
import type { Page, PageQuery } from '#contract/page.ts'
import { addressOf } from '#sdk/address.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import type { ListingKind } from './listing-kinds.ts'
import { type Filters, toWireFilters } from './listing-url.ts'

export interface CatalogueQuery extends PageQuery {
  orderBy?: string
  filters?: Filters
}

export async function loadCataloguePage<Item>(
  kind: ListingKind,
  record: z.ZodMiniType<Item>,
  query: CatalogueQuery,
  signal: AbortSignal,
): Promise<Page<Item>> {
  const body = await getJson(addressOf([kind.kind], toWireQuery(kind, query)), signal)
  const data = z.object({ total: z.int(), results: z.array(record) })
  return readAnswer(z.object({ data }), body).data
}

export function toWireQuery(
  kind: ListingKind,
  { limit, offset, orderBy, filters = {} }: CatalogueQuery,
): object {
  return {
    limit,
    offset,
    orderBy: kind.orders.find(({ value }) => value === orderBy)?.keys ?? orderBy,
    ...toWireFilters(kind, filters),
  }
}
