import * as z from 'zod/mini'
import { ComicCardSchema } from './comic-card.ts'
import { NextSchema } from './follows.ts'
import { ListSummarySchema } from './lists.ts'

/** A famous reading order to begin with. */
const DoorSchema = z
  .object({
    kind: z.enum(['events', 'arcs']),
    id: z.int(),
    title: z.string(),
    href: z.string(),
    /** How many comics it has. */
    of: z.int(),
    /** The card of its first comic. */
    comic: ComicCardSchema,
  })
  .register(z.globalRegistry, { id: 'Door' })
export type Door = z.infer<typeof DoorSchema>

/** The member's home. */
export const RackSchema = z
  .object({
    /** Of what the member follows, in their order. */
    next: z.array(NextSchema),
    /** How many orders the member follows, those that are put off or read to their end among them. */
    follows: z.int(),
    /** The six that were changed last. */
    lists: z.array(ListSummarySchema),
    /** Of series that were begun and are not followed. */
    goOn: z.array(NextSchema),
    /** Null where the catalogue has nothing of that month. */
    thisWeek: z.nullable(z.object({ coverMonth: z.string(), comics: z.array(ComicCardSchema) })),
    /** Comics that are new or changed since the last visit. Null on the first one, and for none. */
    fresh: z.nullable(
      z.object({ since: z.string(), total: z.int(), comics: z.array(ComicCardSchema) }),
    ),
    /** For somebody who has read nothing and follows nothing. */
    doors: z.array(DoorSchema),
  })
  .register(z.globalRegistry, { id: 'Rack' })
export type Rack = z.infer<typeof RackSchema>
