import { z } from 'zod'
import { SEARCH_KINDS } from './search.ts'

/** What a member can keep: all that has a page of its own. */
export const FAVOURITE_KINDS = SEARCH_KINDS
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number]

export const FAVOURITE_ORDERS = ['-addedAt', 'name'] as const
export type FavouriteOrder = (typeof FAVOURITE_ORDERS)[number]

export const FAVOURITES_A_PAGE = 48
export const MAX_FAVOURITES = 10_000
export const MAX_FAVOURITE_PAGE = Math.ceil(MAX_FAVOURITES / FAVOURITES_A_PAGE)
/** How many ids one call may ask about. */
export const MAX_ASKED_FAVOURITES = 100

/** What a card shows, and since when it is kept. */
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
  .meta({ id: 'Favourite' })
export type Favourite = z.infer<typeof FavouriteSchema>

export const FavouritePageSchema = z
  .object({
    page: z.int().min(1),
    size: z.int().min(1),
    /** Of the kind that was asked for. */
    total: z.int().min(0),
    /** Of each kind, whichever was asked for. */
    counts: z.record(z.enum(FAVOURITE_KINDS), z.int().min(0)),
    results: z.array(FavouriteSchema),
  })
  .meta({ id: 'FavouritePage' })
export type FavouritePage = z.infer<typeof FavouritePageSchema>

/** Which of the ids that were asked about are kept. */
export const StoredFavouritesSchema = z.object({ kept: z.array(z.int()) })

/** A line of the export. What the catalogue no longer has is still kept, but has no title. */
export const FavouriteLineSchema = z.object({
  kind: z.enum(FAVOURITE_KINDS),
  id: z.int(),
  title: z.string().nullable(),
  url: z.string().nullable(),
  addedAt: z.string(),
})
export type FavouriteLine = z.infer<typeof FavouriteLineSchema>
