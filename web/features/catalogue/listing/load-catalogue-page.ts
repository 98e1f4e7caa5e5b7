import * as z from 'zod/mini'
import type { Page, PageQuery } from '#contract/page.ts'
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
  const body = await getJson(`/v1/public/${kind.kind}?${toWireQuery(kind, query)}`, signal)
  const data = z.object({ total: z.int(), results: z.array(record) })
  return readAnswer(z.object({ data }), body).data
}

export function toWireQuery(
  kind: ListingKind,
  { limit, offset, orderBy, filters = {} }: CatalogueQuery,
): string {
  const said = new URLSearchParams({ limit: String(limit), offset: String(offset) })
  if (orderBy !== undefined) said.set('orderBy', keysOf(kind.orders, orderBy))
  for (const [name, value] of Object.entries(toWireFilters(kind, filters))) said.set(name, value)
  return said.toString()
}

function keysOf(orders: ListingKind['orders'], orderBy: string): string {
  return orders.find(({ value }) => value === orderBy)?.keys ?? orderBy
}
