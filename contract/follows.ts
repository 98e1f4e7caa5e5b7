import * as z from 'zod/mini'
import { ComicCardSchema } from './comic-card.ts'
import { ORDER_KINDS } from './progress.ts'

export const MAX_FOLLOWS = 500
const MAX_LIST_ID = 64

/** What is followed. The id of a list is a text. */
const FollowRefSchema = z.object({
  kind: z.enum(ORDER_KINDS),
  id: z.union([z.int(), z.string().check(z.maxLength(MAX_LIST_ID))]),
})
export type FollowRef = z.infer<typeof FollowRefSchema>

const FollowSchema = z
  .extend(FollowRefSchema, {
    title: z.string(),
    href: z.string(),
    followedAt: z.string(),
    /** Null when it is not put off. */
    putOffUntil: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Follow' })
export type Follow = z.infer<typeof FollowSchema>

/** In the member's order. */
export const FollowsSchema = z
  .object({ follows: z.array(FollowSchema) })
  .register(z.globalRegistry, { id: 'Follows' })

/** What is not named stays behind what is. */
export const FollowOrderSchema = z
  .object({
    order: z
      .array(FollowRefSchema)
      .check(z.maxLength(MAX_FOLLOWS, `Must be ${MAX_FOLLOWS} at most`)),
  })
  .register(z.globalRegistry, { id: 'FollowOrder' })

export const NextSchema = z
  .extend(FollowRefSchema, {
    title: z.string(),
    href: z.string(),
    read: z.int(),
    of: z.int(),
    /** The card of the comic that comes next. */
    comic: ComicCardSchema,
  })
  .register(z.globalRegistry, { id: 'Next' })
export type Next = z.infer<typeof NextSchema>

export const NextUpSchema = z
  .object({ next: z.array(NextSchema) })
  .register(z.globalRegistry, { id: 'NextUp' })
