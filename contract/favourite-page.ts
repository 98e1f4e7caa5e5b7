import * as z from 'zod/mini'
import { FAVOURITE_KINDS } from './favourites.ts'

// Apart from `favourites.ts`, which every page with hearts loads.

/** A card, and when it became a favourite. */
const FavouriteSchema = z
  .object({
    kind: z.enum(FAVOURITE_KINDS),
    id: z.int(),
    title: z.string(),
    subtitle: z.string(),
    href: z.string(),
    thumbnail: z.object({ path: z.string(), extension: z.string() }),
    addedAt: z.string(),
  })
  .register(z.globalRegistry, { id: 'Favourite' })
export type Favourite = z.infer<typeof FavouriteSchema>

export const FavouritePageSchema = z
  .object({
    page: z.int().check(z.minimum(1)),
    size: z.int().check(z.minimum(1)),
    /** Of the requested kind. */
    total: z.int().check(z.minimum(0)),
    /** Of each kind, whichever was requested. */
    counts: z.record(z.enum(FAVOURITE_KINDS), z.int().check(z.minimum(0))),
    results: z.array(FavouriteSchema),
  })
  .register(z.globalRegistry, { id: 'FavouritePage' })
export type FavouritePage = z.infer<typeof FavouritePageSchema>

/**
 * A line of the export. A record that the catalogue no longer has stays a favourite, without a
 * title.
 */
export const FavouriteLineSchema = z.object({
  kind: z.enum(FAVOURITE_KINDS),
  id: z.int(),
  title: z.nullable(z.string()),
  url: z.nullable(z.string()),
  addedAt: z.string(),
})
export type FavouriteLine = z.infer<typeof FavouriteLineSchema>
