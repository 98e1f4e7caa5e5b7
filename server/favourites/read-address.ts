import { FAVOURITE_KINDS, type FavouriteKind } from '#contract/favourites.ts'
import { notFound } from '../errors.ts'

/** Throws an ApiError for an unknown kind. */
export function findKind(text: string): FavouriteKind {
  const kind = FAVOURITE_KINDS.find((candidate) => candidate === text)
  if (kind === undefined) throw notFound(`There is no kind called ${text}.`)
  return kind
}
