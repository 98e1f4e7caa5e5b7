import * as z from 'zod/mini'

/** Records whose comics can be counted. */
const COUNTED_KINDS = ['series', 'events', 'arcs', 'characters', 'creators'] as const
export type CountedKind = (typeof COUNTED_KINDS)[number]

/** The maximum number of ids in one question. */
export const MAX_ASKED_COMICS = 100

export const ReadComicsSchema = z
  .object({
    read: z.array(
      z.object({
        id: z.int(),
        /** Of the newest reading. */
        readAt: z.string(),
        times: z.int().check(z.minimum(1)),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'ReadComics' })

/** What a change did, which is what undoing it takes back. */
export const MarkedSchema = z
  .object({
    /** Those that were not read before. */
    marked: z.array(z.int()),
  })
  .register(z.globalRegistry, { id: 'Marked' })

export const MarkedAndUnmarkedSchema = z
  .extend(MarkedSchema, {
    /** Those that were read before. */
    unmarked: z.array(z.int()),
  })
  .register(z.globalRegistry, { id: 'MarkedAndUnmarked' })

export const ReadCountsSchema = z
  .object({ counts: z.array(z.object({ id: z.int(), read: z.int(), of: z.int() })) })
  .register(z.globalRegistry, { id: 'ReadCounts' })
