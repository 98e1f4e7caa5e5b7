import * as z from 'zod/mini'

/** A comic in a list of what a member reads or owns. */
export const ComicCardSchema = z
  .object({
    kind: z.literal('comics'),
    id: z.int(),
    title: z.string(),
    subtitle: z.string(),
    href: z.string(),
    thumbnail: z.object({ path: z.string(), extension: z.string() }),
  })
  .register(z.globalRegistry, { id: 'ComicCard' })
export type ComicCard = z.infer<typeof ComicCardSchema>
