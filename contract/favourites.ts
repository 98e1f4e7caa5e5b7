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

/** Which of the requested ids are favourites. */
export const StoredFavouritesSchema = z.object({ kept: z.array(z.int()) })
