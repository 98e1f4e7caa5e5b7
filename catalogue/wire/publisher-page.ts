import type { Catalogue } from '../index/catalogue.ts'
import { hasOriginalId } from '../load/read-originals.ts'
import { type ComicFormat, type ComicRecord, isBook, type SeriesRecord } from '../load/records.ts'

const PUBLISHER = 'https://www.marvel.com/comics'

/**
 * The publisher's page of a comic; undefined where its id is not the original service's. The service
 * itself named books and digests under `collection`, whatever else it counted as a comic under `issue`.
 */
export function publishedComic({ originals }: Catalogue, comic: ComicRecord): string | undefined {
  if (!hasOriginalId(originals, 'comic', comic)) return undefined
  return `${PUBLISHER}/${isBound(comic.format) ? 'collection' : 'issue'}/${comic.id}`
}

/** The publisher's page of a series; undefined where its id is not the original service's. */
export function publishedSeries({ originals }: Catalogue, series: SeriesRecord) {
  return hasOriginalId(originals, 'series', series) ? `${PUBLISHER}/series/${series.id}` : undefined
}

function isBound(format: ComicFormat): boolean {
  return isBook(format) || format === 'digest'
}
