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

export const SeriesSchema = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    description: z.nullable(z.string()),
    resourceURI: z.url(),
    urls: z.array(UrlSchema),
    startYear: z.int(),
    endYear: z
      .int()
      .register(z.globalRegistry, { description: '2099 while the series is running' }),
    rating: z.string(),
    type: z.string(),
    modified: WireDateSchema,
    thumbnail: ImageSchema,
    creators: CreatorListSchema,
    characters: SummaryListSchema,
    stories: StoryListSchema,
    comics: SummaryListSchema,
    events: SummaryListSchema,
    next: z.nullable(SummarySchema),
    previous: z.nullable(SummarySchema),
  })
  .register(z.globalRegistry, { id: 'Series' })
