import * as z from 'zod/mini'
import {
  CreatorListSchema,
  ImageSchema,
  SummaryListSchema,
  SummarySchema,
  WireDateSchema,
} from './summary.ts'

export const StorySchema = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    resourceURI: z.url(),
    type: z.string(),
    modified: WireDateSchema,
    thumbnail: z.nullable(ImageSchema),
    creators: CreatorListSchema,
    characters: SummaryListSchema,
    series: SummaryListSchema,
    comics: SummaryListSchema,
    events: SummaryListSchema,
    originalIssue: z.nullable(SummarySchema),
  })
  .register(z.globalRegistry, { id: 'Story' })
