import '#web/lib/jitless-zod.ts'
import { z } from 'zod'
import { type Facets, FacetsSchema } from '#contract/facets.ts'
import { type YearCounts, YearCountsSchema } from '#contract/facts.ts'
import type { Page } from '#contract/page.ts'
import { getJson } from '#web/lib/api-client.ts'
import { withPatience } from '#web/lib/with-patience.ts'
import type { DetailKind } from './detail-kinds.ts'
import { type RelatedRecord, RelatedRecordSchema } from './detail-records.ts'

export interface Detail<Record, Facts> {
  record: Record
  /** Undefined when they could not be had: a page without them is still one. */
  facts: Facts | undefined
}

export interface Subject {
  kind: DetailKind
  id: number
}

export async function loadDetail<Record, Facts>(
  { kind, id }: Subject,
  record: z.ZodType<Record>,
  facts: z.ZodType<Facts>,
  signal: AbortSignal,
): Promise<Detail<Record, Facts>> {
  const [body, known] = await Promise.all([
    getJson(`/v1/public/${kind}/${id}`, withPatience(signal)),
    getJson(`/api/facts/${kind}/${id}`, withPatience(signal)).catch(() => undefined),
  ])
  const answer = z.object({ data: z.object({ results: z.tuple([record]) }) }).parse(body)
  return { record: answer.data.results[0], facts: facts.safeParse(known).data }
}

/** A page of what belongs to a record, as the wire's sub-lists have it. */
export async function loadRelated(
  address: string,
  signal: AbortSignal,
): Promise<Page<RelatedRecord>> {
  const body = await getJson(`/v1/public/${address}`, withPatience(signal))
  const data = z.object({ total: z.int(), results: z.array(RelatedRecordSchema) })
  return z.object({ data }).parse(body).data
}

export async function loadYears({ kind, id }: Subject, signal: AbortSignal): Promise<YearCounts> {
  const body = await getJson(`/api/facts/${kind}/${id}/years`, withPatience(signal))
  return YearCountsSchema.parse(body)
}

/** Whom and what the comics of a record share, by how many of them. */
export async function loadShared({ kind, id }: Subject, signal: AbortSignal): Promise<Facets> {
  return FacetsSchema.parse(await getJson(`/api/facets/comics?${kind}=${id}`, withPatience(signal)))
}
