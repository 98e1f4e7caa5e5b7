import { z } from 'zod'
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
    description: z.string().nullable(),
    resourceURI: z.url(),
    urls: z.array(UrlSchema),
    startYear: z.int(),
    endYear: z.int().meta({ description: '2099 while the series is running' }),
    rating: z.string(),
    type: z.string(),
    modified: WireDateSchema,
    thumbnail: ImageSchema,
    creators: CreatorListSchema,
    characters: SummaryListSchema,
    stories: StoryListSchema,
    comics: SummaryListSchema,
    events: SummaryListSchema,
    next: SummarySchema.nullable(),
    previous: SummarySchema.nullable(),
  })
  .meta({ id: 'Series' })
