import * as z from 'zod/mini'
import {
  CreatorListSchema,
  ImageSchema,
  StoryListSchema,
  SummaryListSchema,
  SummarySchema,
  UrlSchema,
  WireDateSchema,
} from './summary.ts'

export const ComicSchema = z
  .strictObject({
    id: z.int(),
    digitalId: z.int().register(z.globalRegistry, { description: '0 when not digital' }),
    title: z.string(),
    issueNumber: z
      .number()
      .register(z.globalRegistry, { description: '0 for collections; fractions occur' }),
    variantDescription: z.string(),
    description: z.nullable(z.string()),
    modified: WireDateSchema,
    isbn: z.string(),
    upc: z.string(),
    diamondCode: z.string(),
    ean: z.string(),
    issn: z.string(),
    format: z.string(),
    pageCount: z.int(),
    textObjects: z.array(
      z.strictObject({ type: z.string(), language: z.string(), text: z.string() }),
    ),
    resourceURI: z.url(),
    urls: z.array(UrlSchema),
    series: SummarySchema,
    variants: z.array(SummarySchema),
    collections: z.array(SummarySchema),
    collectedIssues: z.array(SummarySchema),
    dates: z.array(z.strictObject({ type: z.string(), date: WireDateSchema })),
    prices: z.array(z.strictObject({ type: z.string(), price: z.number() })),
    thumbnail: ImageSchema,
    images: z.array(ImageSchema),
    creators: CreatorListSchema,
    characters: SummaryListSchema,
    stories: StoryListSchema,
    events: SummaryListSchema,
  })
  .register(z.globalRegistry, { id: 'Comic' })
