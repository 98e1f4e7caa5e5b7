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

/** With a blank and without a zone, unlike every other date. */
const EventDateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)

export const EventSchema = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    resourceURI: z.url(),
    urls: z.array(UrlSchema),
    modified: WireDateSchema,
    start: EventDateSchema.nullable(),
    end: EventDateSchema.nullable(),
    thumbnail: ImageSchema,
    creators: CreatorListSchema,
    characters: SummaryListSchema,
    stories: StoryListSchema,
    comics: SummaryListSchema,
    series: SummaryListSchema,
    next: SummarySchema.nullable(),
    previous: SummarySchema.nullable(),
  })
  .meta({ id: 'Event' })
