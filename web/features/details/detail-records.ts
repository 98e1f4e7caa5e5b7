import '#web/lib/jitless-zod.ts'
import { z } from 'zod'

/** The fields of a wire record that the detail pages show; Zod drops the others. */
const ImageSchema = z.object({ path: z.string(), extension: z.string() })
const CountSchema = z.object({ available: z.int() })
const SummarySchema = z.object({ resourceURI: z.string(), name: z.string() })
const CreditsSchema = z.object({
  available: z.int(),
  items: z.array(SummarySchema.extend({ role: z.string() })),
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
  description: z.string().nullable(),
  thumbnail: ImageSchema,
  format: z.string(),
  pageCount: z.int(),
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
  description: z.string().nullable(),
  thumbnail: ImageSchema,
  startYear: z.int(),
  endYear: z.int(),
  rating: z.string(),
  type: z.string(),
  comics: CountSchema,
  characters: CountSchema,
  creators: CountSchema,
  events: CountSchema,
  next: SummarySchema.nullable(),
  previous: SummarySchema.nullable(),
})

export const EventRecordSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  thumbnail: ImageSchema,
  start: z.string().nullable(),
  end: z.string().nullable(),
  comics: CountSchema,
  series: CountSchema,
  characters: CountSchema,
  creators: CountSchema,
  next: SummarySchema.nullable(),
  previous: SummarySchema.nullable(),
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
  name: z.string().optional(),
  title: z.string().optional(),
  fullName: z.string().optional(),
  thumbnail: ImageSchema,
  startYear: z.int().optional(),
  endYear: z.int().optional(),
  start: z.string().nullish(),
  dates: z.array(z.object({ type: z.string(), date: z.string() })).optional(),
  comics: CountSchema.optional(),
})
export const CoverMonthSchema = z.object({ id: z.int(), coverMonth: z.string() })

export type CharacterRecord = z.infer<typeof CharacterRecordSchema>
export type ComicRecord = z.infer<typeof ComicRecordSchema>
export type SeriesRecord = z.infer<typeof SeriesRecordSchema>
export type EventRecord = z.infer<typeof EventRecordSchema>
export type CreatorRecord = z.infer<typeof CreatorRecordSchema>
export type RelatedRecord = z.infer<typeof RelatedRecordSchema> & {
  /** Comics only, if known; null where it could not be loaded. */
  coverMonth?: string | null
}
export type Summary = z.infer<typeof SummarySchema>
