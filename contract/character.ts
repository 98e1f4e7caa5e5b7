import * as z from 'zod/mini'
import {
  ImageSchema,
  StoryListSchema,
  SummaryListSchema,
  UrlSchema,
  WireDateSchema,
} from './summary.ts'

export const CharacterSchema = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    modified: WireDateSchema,
    thumbnail: ImageSchema,
    resourceURI: z.url(),
    comics: SummaryListSchema,
    series: SummaryListSchema,
    stories: StoryListSchema,
    events: SummaryListSchema,
    urls: z.array(UrlSchema),
  })
  .register(z.globalRegistry, { id: 'Character' })
