import * as z from 'zod/mini'

/** Kinds that can be favourites: those of the wire that have a detail page. */
export const FAVOURITE_KINDS = ['characters', 'comics', 'series', 'events', 'creators'] as const
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number]

export const FAVOURITE_ORDERS = ['-addedAt', 'name'] as const
export type FavouriteOrder = (typeof FAVOURITE_ORDERS)[number]

export const FAVOURITES_A_PAGE = 48
export const MAX_FAVOURITES = 10_000
export const MAX_FAVOURITE_PAGE = Math.ceil(MAX_FAVOURITES / FAVOURITES_A_PAGE)
/** The maximum number of ids in one request. */
export const MAX_ASKED_FAVOURITES = 100

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

/** Which of the requested ids are favourites. */
export const StoredFavouritesSchema = z.object({ kept: z.array(z.int()) })

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
