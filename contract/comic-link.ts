import * as z from 'zod/mini'

export const ComicLinkSchema = z.object({ id: z.int(), title: z.string() })

export const NotedComicSchema = z.extend(ComicLinkSchema, {
  coverMonth: z.string(),
  /** What happens in a key issue; empty for any other. */
  note: z.string(),
})

/** Where a comic stands in a reading order: `part` of `parts`, from 1. */
export const ReadingPlaceSchema = z.object({
  id: z.int(),
  title: z.string(),
  part: z.int().check(z.minimum(1)),
  parts: z.int().check(z.minimum(1)),
  previous: z.nullable(ComicLinkSchema),
  next: z.nullable(ComicLinkSchema),
})
export type ReadingPlace = z.infer<typeof ReadingPlaceSchema>
