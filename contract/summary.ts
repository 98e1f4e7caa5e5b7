import * as z from 'zod/mini'

/** Shared parts of the wire's records. Strict: an unknown field is a fault. */

export const WireDateSchema = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{4}$/))

export const ImageSchema = z.strictObject({
  path: z.url().register(z.globalRegistry, {
    description: 'Without extension: add /variant if you like, then .extension',
  }),
  extension: z.string(),
})

export const UrlSchema = z.strictObject({ type: z.string(), url: z.url() })

export const SummarySchema = z.strictObject({ resourceURI: z.url(), name: z.string() })
const StorySummarySchema = z.strictObject({ ...SummarySchema.shape, type: z.string() })
const CreatorSummarySchema = z.strictObject({ ...SummarySchema.shape, role: z.string() })

function listSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.strictObject({
    available: z
      .int()
      .check(z.minimum(0))
      .register(z.globalRegistry, { description: 'How many there are in all' }),
    collectionURI: z.url(),
    items: z.array(item).check(z.maxLength(20)),
    returned: z.int().check(z.minimum(0), z.maximum(20)),
  })
}

export const SummaryListSchema = listSchema(SummarySchema).register(z.globalRegistry, {
  id: 'SummaryList',
})
export const StoryListSchema = listSchema(StorySummarySchema).register(z.globalRegistry, {
  id: 'StoryList',
})
export const CreatorListSchema = listSchema(CreatorSummarySchema).register(z.globalRegistry, {
  id: 'CreatorList',
})
