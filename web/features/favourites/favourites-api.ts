import { type FavouriteKind, StoredFavouritesSchema } from '#contract/favourites.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'

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
