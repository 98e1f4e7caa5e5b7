import { z } from 'zod'
import type { Page, PageQuery } from '#contract/page.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import { withTimeout } from '#web/lib/api/with-timeout.ts'
import type { CatalogueKind } from './listing-kinds.ts'
import type { Filters } from './listing-url.ts'

export interface CatalogueQuery extends PageQuery {
  orderBy?: string
  filters?: Filters
}

export async function loadCataloguePage<Item>(
  kind: CatalogueKind,
  record: z.ZodType<Item>,
  query: CatalogueQuery,
  signal: AbortSignal,
): Promise<Page<Item>> {
  const body = await getJson(toAddress(kind, query), withTimeout(signal))
  const data = z.object({ total: z.int(), results: z.array(record) })
  return readAnswer(z.object({ data }), body).data
}

function toAddress(kind: CatalogueKind, { limit, offset, orderBy, filters }: CatalogueQuery) {
  const said = new URLSearchParams({ limit: String(limit), offset: String(offset) })
  if (orderBy !== undefined) said.set('orderBy', inFull(kind, orderBy))
  for (const [name, value] of Object.entries(filters ?? {})) said.set(name, value)
  return `/v1/public/${kind}?${said}`
}

/** Volumes of one title come in the order of their years; by the title alone they come in that of their ids. */
function inFull(kind: CatalogueKind, orderBy: string): string {
  return kind === 'series' && /^-?title$/.test(orderBy) ? `${orderBy},startYear` : orderBy
}
