import * as z from 'zod/mini'

/** Records whose comics can be counted. */
export const COUNTED_KINDS = ['series', 'events', 'arcs', 'characters', 'creators'] as const
export type CountedKind = (typeof COUNTED_KINDS)[number]

/** What has its comics in an order, and can be marked as read and followed. */
export const ORDER_KINDS = ['series', 'events', 'arcs', 'lists'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

export const MAX_READINGS = 100_000
/** The maximum number of ids in one question. */
export const MAX_ASKED_COMICS = 100
/** The maximum number of comics in one change. */
export const MAX_MARKED_COMICS = 10_000

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

/** Of a comic that was read more than once, what taking its mark away has removed, for putting it back. */
export const RemovedReadingsSchema = z
  .object({ readings: z.array(z.string()) })
  .register(z.globalRegistry, { id: 'RemovedReadings' })

export const ReadCountsSchema = z
  .object({ counts: z.array(z.object({ id: z.int(), read: z.int(), of: z.int() })) })
  .register(z.globalRegistry, { id: 'ReadCounts' })
