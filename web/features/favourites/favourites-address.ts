import { FAVOURITE_KINDS, FAVOURITE_ORDERS, MAX_FAVOURITE_PAGE } from '#contract/favourites.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { To } from '#web/lib/router/location.ts'
import type { FavouriteQuery } from './load-favourites.ts'

/** Reads the query string; invalid parameters are ignored, and the page number is limited. */
export function readFavouriteQuery(search: URLSearchParams): FavouriteQuery {
  const page = search.get('page') ?? ''
  return {
    kind: FAVOURITE_KINDS.find((kind) => kind === search.get('kind')) ?? null,
    order: FAVOURITE_ORDERS.find((order) => order === search.get('orderBy')) ?? '-addedAt',
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MAX_FAVOURITE_PAGE) : 1,
  }
}

/** Default values are left out. */
export function toFavourites({ kind, order, page }: FavouriteQuery): To {
  const search = new URLSearchParams()
  if (page > 1) search.set('page', String(page))
  if (order !== '-addedAt') search.set('orderBy', order)
  if (kind !== null) search.set('kind', kind)
  return { pathname: paths.favourites, search: search.toString() }
}
