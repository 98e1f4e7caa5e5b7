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

/** With a blank and without a zone, unlike every other date. */
const EventDateSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))

export const EventSchema = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    resourceURI: z.url(),
    urls: z.array(UrlSchema),
    modified: WireDateSchema,
    start: z.nullable(EventDateSchema),
    end: z.nullable(EventDateSchema),
    thumbnail: ImageSchema,
    creators: CreatorListSchema,
    characters: SummaryListSchema,
    stories: StoryListSchema,
    comics: SummaryListSchema,
    series: SummaryListSchema,
    next: z.nullable(SummarySchema),
    previous: z.nullable(SummarySchema),
  })
  .register(z.globalRegistry, { id: 'Event' })
