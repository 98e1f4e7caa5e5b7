import { type FavouritePage, FavouritePageSchema } from '#contract/favourite-page.ts'
import type { FavouriteKind, FavouriteOrder } from '#contract/favourites.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'

export interface FavouriteQuery {
  /** Null for all kinds. */
  kind: FavouriteKind | null
  order: FavouriteOrder
  page: number
}

export async function loadFavourites(
  { kind, order, page }: FavouriteQuery,
  signal: AbortSignal,
): Promise<FavouritePage> {
  const query = new URLSearchParams({ orderBy: order, page: String(page) })
  if (kind !== null) query.set('kind', kind)
  return readAnswer(FavouritePageSchema, await getJson(`/api/favourites?${query}`, signal))
}
