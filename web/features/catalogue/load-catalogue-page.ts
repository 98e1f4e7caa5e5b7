import { z } from 'zod'
import { type Page, type PageQuery, pageSchema } from '#contract/page.ts'
import { getJson } from '#web/lib/api-client.ts'

const RecordSchema = z.looseObject({ id: z.int() })
const EnvelopeSchema = z.object({ data: pageSchema(RecordSchema) })

export type CatalogueRecord = z.infer<typeof RecordSchema>

export async function loadCataloguePage(
  kind: 'characters' | 'comics' | 'series',
  { limit, offset }: PageQuery,
  signal: AbortSignal,
): Promise<Page<CatalogueRecord>> {
  const query = new URLSearchParams({ limit: String(limit), offset: String(offset) })
  const body = await getJson(`/v1/public/${kind}?${query}`, signal)
  return EnvelopeSchema.parse(body).data
}
