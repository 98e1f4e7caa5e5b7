import { z } from 'zod'

/** Shared parts of the wire's records. Strict: an unknown field is a fault. */

export const WireDateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{4}$/)

export const ImageSchema = z.strictObject({
  path: z
    .url()
    .meta({ description: 'Without extension: add /variant if you like, then .extension' }),
  extension: z.string(),
})

export const UrlSchema = z.strictObject({ type: z.string(), url: z.url() })

export const SummarySchema = z.strictObject({ resourceURI: z.url(), name: z.string() })
const StorySummarySchema = z.strictObject({ ...SummarySchema.shape, type: z.string() })
const CreatorSummarySchema = z.strictObject({ ...SummarySchema.shape, role: z.string() })

function listSchema<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    available: z.int().min(0).meta({ description: 'How many there are in all' }),
    collectionURI: z.url(),
    items: z.array(item).max(20),
    returned: z.int().min(0).max(20),
  })
}

export const SummaryListSchema = listSchema(SummarySchema).meta({ id: 'SummaryList' })
export const StoryListSchema = listSchema(StorySummarySchema).meta({ id: 'StoryList' })
export const CreatorListSchema = listSchema(CreatorSummarySchema).meta({ id: 'CreatorList' })
