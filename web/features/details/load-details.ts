import * as z from 'zod/mini'
import { type Facets, FacetsSchema } from '#contract/facets.ts'
import { type YearCounts, YearCountsSchema } from '#contract/facts.ts'
import type { Page } from '#contract/page.ts'
import { addressOf } from '#sdk/address.ts'
import type { ComicQuery } from '#sdk/wire-types.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { firstResultSchema } from '#web/lib/api/first-result.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import type { DetailKind, PageKind } from './detail-kinds.ts'
import { CoverMonthSchema, type RelatedRecord, RelatedRecordSchema } from './detail-records.ts'

export interface Detail<Record, Facts> {
  record: Record
  /** Undefined if they failed to load: the page works without them. */
  facts: Facts | undefined
}

export interface Subject {
  kind: DetailKind
  id: number
}

/** As the wire is asked for it: another cover of an issue is folded on the issue's card. */
export const NO_VARIANTS: ComicQuery = { noVariants: true }

export async function loadRecord<Record>(
  { kind, id }: Subject,
  record: z.ZodMiniType<Record>,
  signal: AbortSignal,
): Promise<Record> {
  const body = await getJson(addressOf([kind, id]), signal)
  return readAnswer(firstResultSchema(record), body)
}

/** The facts that the wire has no field for. */
export async function loadFacts<Facts>(
  { kind, id }: { kind: PageKind; id: number },
  facts: z.ZodMiniType<Facts>,
  signal: AbortSignal,
): Promise<Facts> {
  return readAnswer(facts, await getJson(`/api/facts/${kind}/${id}`, signal))
}

/** A page of the records that belong to a record, from the sub-lists of the wire. */
export async function loadRelated(
  address: string,
  signal: AbortSignal,
): Promise<Page<RelatedRecord>> {
  const body = await getJson(address, signal)
  const data = z.object({ total: z.int(), results: z.array(RelatedRecordSchema) })
  const { total, results } = readAnswer(z.object({ data }), body).data
  return { total, results: await withCoverMonths(results, signal) }
}

/** Adds the cover month of each comic, and the issue of a variant, which the wire has no fields for. */
async function withCoverMonths(
  records: RelatedRecord[],
  signal: AbortSignal,
): Promise<RelatedRecord[]> {
  const comics = records.filter(({ dates }) => dates !== undefined).map(({ id }) => id)
  if (comics.length === 0) return records
  const known = await getJson(`/api/facts/comics?ids=${comics}`, signal).then(
    (body) => z.array(CoverMonthSchema).safeParse(body).data,
    () => undefined,
  )
  if (known === undefined) return records.map((record) => ({ ...record, coverMonth: null }))
  const byId = new Map(known.map((facts) => [facts.id, facts]))
  return records.map((record) => {
    const facts = byId.get(record.id)
    return { ...record, coverMonth: facts?.coverMonth, issue: facts?.variantOf?.id }
  })
}

export async function loadYears({ kind, id }: Subject, signal: AbortSignal): Promise<YearCounts> {
  const body = await getJson(`/api/facts/${kind}/${id}/years`, signal)
  return readAnswer(YearCountsSchema, body)
}

/** Who and what else is in the comics of a record, by the number of shared comics. */
export async function loadShared({ kind, id }: Subject, signal: AbortSignal): Promise<Facets> {
  return readAnswer(FacetsSchema, await getJson(`/api/facets/comics?${kind}=${id}`, signal))
}
