import { z } from 'zod'

export const ComicLinkSchema = z.object({ id: z.int(), title: z.string() })

export const NotedComicSchema = ComicLinkSchema.extend({
  coverMonth: z.string(),
  /** What happens in a key issue; empty for any other. */
  note: z.string(),
})

/** Where a comic stands in a reading order: `part` of `parts`, from 1. */
export const ReadingPlaceSchema = z.object({
  id: z.int(),
  title: z.string(),
  part: z.int().min(1),
  parts: z.int().min(1),
  previous: ComicLinkSchema.nullable(),
  next: ComicLinkSchema.nullable(),
})
export type ReadingPlace = z.infer<typeof ReadingPlaceSchema>
