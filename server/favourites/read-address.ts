import { FAVOURITE_KINDS, type FavouriteKind } from '#contract/favourites.ts'
import { ApiError, notFound } from '../errors.ts'

/** Throws an ApiError for an unknown kind. */
export function findKind(text: string): FavouriteKind {
  const kind = FAVOURITE_KINDS.find((candidate) => candidate === text)
  if (kind === undefined) throw notFound(`There is no kind called ${text}.`)
  return kind
}

/** Throws an ApiError for what is not a record id. */
export function readId(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text)
  throw new ApiError(422, { code: 'invalid-id', message: `“${text}” is no number of a record.` })
}

export function readIdList(text: string): number[] {
  return text === '' ? [] : text.split(',').map(readId)
}
