import { type ComicRecord, isBook, type SeriesRecord } from '../load/records.ts'

/**
 * A book has a title instead of a number, unless the publisher numbered it in a run of books, as
 * Marvel Graphic Novel: without the number all of those would be one title.
 */
export function bearsNumber(
  { format }: Pick<ComicRecord, 'format'>,
  { type }: Pick<SeriesRecord, 'type'>,
): boolean {
  return !isBook(format) || type === 'ongoing' || type === 'limited'
}
