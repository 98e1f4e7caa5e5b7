import { z } from 'zod'
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
    thumbnail: ImageSchema.nullable(),
    creators: CreatorListSchema,
    characters: SummaryListSchema,
    series: SummaryListSchema,
    comics: SummaryListSchema,
    events: SummaryListSchema,
    originalIssue: SummarySchema.nullable(),
  })
  .meta({ id: 'Story' })
