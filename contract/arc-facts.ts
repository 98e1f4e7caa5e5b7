import * as z from 'zod/mini'
import { NotedComicSchema } from './comic-link.ts'

export const ArcLinkSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** `Uncanny X-Men (1963) #129–138`. */
  issues: z.string(),
  firstMonth: z.string(),
  firstComicId: z.int(),
  keyIssueCount: z.int(),
})
export type ArcLink = z.infer<typeof ArcLinkSchema>

const NamedSchema = z.object({ id: z.int(), title: z.string() })

/** A story that readers know by name. The wire has no such kind: all that is known of it is here. */
export const ArcFactsSchema = z.extend(ArcLinkSchema, {
  kind: z.literal('arcs'),
  aliases: z.array(z.string()),
  description: z.string(),
  lastMonth: z.string(),
  /** In reading order. */
  comics: z.array(NotedComicSchema),
  series: z.array(z.extend(NamedSchema, { numbers: z.string() })),
  /** The twelve who are in most of its comics, with the number of them. */
  characters: z.array(z.object({ id: z.int(), name: z.string(), comics: z.int() })),
  creators: z.array(z.object({ id: z.int(), name: z.string() })),
  events: z.array(NamedSchema),
  /** The arcs before and after it in the series that it begins in. */
  previous: z.nullable(NamedSchema),
  next: z.nullable(NamedSchema),
})
export type ArcFacts = z.infer<typeof ArcFactsSchema>
