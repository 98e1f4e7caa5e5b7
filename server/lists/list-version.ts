import { badRequest } from '../errors.ts'
import { noVersion } from './list-errors.ts'

/** The version of a list as an HTTP entity tag. */
export function toEtag(version: number): string {
  return `"${version}"`
}

/** Throws an ApiError where the header does not name a version. */
export function readIfMatch(header: string | undefined): number {
  if (header === undefined || header === '') throw noVersion()
  const [, version] = /^(?:W\/)?"(\d{1,15})"$/.exec(header) ?? []
  if (version === undefined) {
    throw badRequest('If-Match must be the ETag of the list, a number in quotation marks.')
  }
  return Number(version)
}
