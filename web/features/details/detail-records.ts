import * as z from 'zod/mini'

/** The fields of a wire record that the detail pages show; Zod drops the others. */
const ImageSchema = z.object({ path: z.string(), extension: z.string() })
const CountSchema = z.object({ available: z.int() })
const SummarySchema = z.object({ resourceURI: z.string(), name: z.string() })
const UrlsSchema = z.array(z.object({ type: z.string(), url: z.string() }))
const CreditsSchema = z.object({
  available: z.int(),
  items: z.array(z.extend(SummarySchema, { role: z.string() })),
})

export const CharacterRecordSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  thumbnail: ImageSchema,
  comics: CountSchema,
  series: CountSchema,
  events: CountSchema,
})

export const ComicRecordSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  thumbnail: ImageSchema,
  format: z.string(),
  pageCount: z.int(),
  urls: UrlsSchema,
  isbn: z.string(),
  upc: z.string(),
  series: SummarySchema,
  variants: z.array(SummarySchema),
  collections: z.array(SummarySchema),
  collectedIssues: z.array(SummarySchema),
  dates: z.array(z.object({ type: z.string(), date: z.string() })),
  prices: z.array(z.object({ type: z.string(), price: z.number() })),
  creators: CreditsSchema,
  characters: CountSchema,
  events: CountSchema,
})

export const SeriesRecordSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  thumbnail: ImageSchema,
  urls: UrlsSchema,
  startYear: z.int(),
  endYear: z.int(),
  rating: z.string(),
  type: z.string(),
  comics: CountSchema,
  characters: CountSchema,
  creators: CountSchema,
  events: CountSchema,
  next: z.nullable(SummarySchema),
  previous: z.nullable(SummarySchema),
})

export const EventRecordSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  thumbnail: ImageSchema,
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  comics: CountSchema,
  series: CountSchema,
  characters: CountSchema,
  creators: CountSchema,
  next: z.nullable(SummarySchema),
  previous: z.nullable(SummarySchema),
})

export const CreatorRecordSchema = z.object({
  id: z.int(),
  fullName: z.string(),
  thumbnail: ImageSchema,
  comics: CountSchema,
  series: CountSchema,
  events: CountSchema,
})

/** A record of any kind, as a row or a card on another record's page. */
export const RelatedRecordSchema = z.object({
  id: z.int(),
  name: z.optional(z.string()),
  title: z.optional(z.string()),
  fullName: z.optional(z.string()),
  thumbnail: ImageSchema,
  startYear: z.optional(z.int()),
  endYear: z.optional(z.int()),
  start: z.nullish(z.string()),
  dates: z.optional(z.array(z.object({ type: z.string(), date: z.string() }))),
  comics: z.optional(CountSchema),
  variants: z.optional(z.array(SummarySchema)),
})
export const CoverMonthSchema = z.object({
  id: z.int(),
  coverMonth: z.string(),
  variantOf: z.nullish(z.object({ id: z.int() })),
})

export type CharacterRecord = z.infer<typeof CharacterRecordSchema>
export type ComicRecord = z.infer<typeof ComicRecordSchema>
export type SeriesRecord = z.infer<typeof SeriesRecordSchema>
export type EventRecord = z.infer<typeof EventRecordSchema>
export type CreatorRecord = z.infer<typeof CreatorRecordSchema>
export type RelatedRecord = z.infer<typeof RelatedRecordSchema> & {
  /** Comics only, if known; null where it could not be loaded. */
  coverMonth?: string | null
  /** Of a variant, its issue. */
  issue?: number
}
export type RecordUrl = ComicRecord['urls'][number]
export type Summary = z.infer<typeof SummarySchema>
