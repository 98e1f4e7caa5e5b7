import * as z from 'zod/mini'
import {
  ImageSchema,
  StoryListSchema,
  SummaryListSchema,
  UrlSchema,
  WireDateSchema,
} from './summary.ts'

export const CreatorSchema = z
  .strictObject({
    id: z.int(),
    firstName: z.string(),
    middleName: z.string(),
    lastName: z.string(),
    suffix: z.string(),
    fullName: z.string(),
    modified: WireDateSchema,
    thumbnail: ImageSchema,
    resourceURI: z.url(),
    comics: SummaryListSchema,
    series: SummaryListSchema,
    stories: StoryListSchema,
    events: SummaryListSchema,
    urls: z.array(UrlSchema),
  })
  .register(z.globalRegistry, { id: 'Creator' })
