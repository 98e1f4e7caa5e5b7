import {
  type FavouriteKind,
  type FavouriteOrder,
  type FavouritePage,
  FavouritePageSchema,
  StoredFavouritesSchema,
} from '#contract/favourites.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import { withTimeout } from '#web/lib/api/with-timeout.ts'

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
  return readAnswer(
    FavouritePageSchema,
    await getJson(`/api/favourites?${query}`, withTimeout(signal)),
  )
}

/** Those of the given ids that are favourites of the member. */
export async function loadFavouriteIds(kind: FavouriteKind, ids: number[]): Promise<number[]> {
  const answer = await getJson(`/api/favourites/${kind}?ids=${ids}`)
  return readAnswer(StoredFavouritesSchema, answer).kept
}

export async function saveFavourite(
  kind: FavouriteKind,
  id: number,
  favourite: boolean,
): Promise<void> {
  const { method, path } = toFavouriteChange(kind, id, favourite)
  await sendJson(method, path)
}

/** The request that saves it. */
export function toFavouriteChange(kind: FavouriteKind, id: number, favourite: boolean) {
  return { method: favourite ? 'PUT' : 'DELETE', path: `/api/favourites/${kind}/${id}` } as const
}
