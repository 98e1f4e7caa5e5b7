import { ApiError, badRequest } from './errors.ts'

/** Throws an ApiError for what is not a record id. */
export function readId(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text)
  throw new ApiError(422, { code: 'invalid-id', message: `“${text}” is no number of a record.` })
}

/** A comma list of at most so many. */
export function readIdList(text: string, limit: number): number[] {
  const ids = text === '' ? [] : text.split(',').map(readId)
  if (ids.length > limit) throw badRequest(`At most ${limit} ids can be asked about at once.`)
  return ids
}
