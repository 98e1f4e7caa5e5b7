import type { ImportContext } from './context.ts'
import type { ImportedComic } from './record.ts'
import { state } from './resolve-comics.ts'
import { findNamedSeries } from './resolve-series.ts'
import { safeText } from './safe-text.ts'
import type { KnownComic } from './shelf.ts'

/** Facts about comics of which the source has no record of their own, only a name as we write it. */
export function resolveNamedComics(context: ImportContext): void {
  for (const { key, place } of context.staging.unstatedComics()) {
    const known = findNamedComic(context, key)
    if (known === undefined) {
      context.report.add('not understood', { place }, `comic ${safeText(key)}: there is none`)
      continue
    }
    context.staging.setResolved('comic', key, known.id)
    const comic: ImportedComic = {
      kind: 'comic',
      key,
      series: '',
      number: known.number,
      credits: [],
      characters: [],
    }
    state(context, { ...comic, place }, known, false)
  }
}

/** `Amazing Spider-Man (1963) #5` */
function findNamedComic(context: ImportContext, name: string): KnownComic | undefined {
  const [, title = '', number = ''] = /^(.+?)\s+#(\S+)$/.exec(name) ?? []
  const series = title === '' ? undefined : findNamedSeries(context, title)
  return series && context.shelf.issue(series.id, number)
}

/** What books reprint, once all comics are there. */
export function resolveCollections(context: ImportContext): void {
  const { staging, shelf, layer, report } = context
  for (const comic of staging.all('comic')) {
    if (!comic.collects?.length) continue
    const book = shelf.comic(staging.resolved('comic', comic.key) ?? 0)
    if (book === undefined || book.variantOf !== undefined) continue
    const known = new Set(shelf.collected(book))
    for (const key of comic.collects) {
      const issue = comicOf(context, key)
      if (issue === undefined) {
        report.add(
          'not understood',
          comic,
          `comic ${comic.key}: collects ${safeText(key)}, which is not there`,
        )
      } else if (issue.id !== book.id && !known.has(issue.id)) {
        layer
          .run(book.series, shelf.findSeries(book.series)?.title ?? '')
          .collect(book.number, issue.series, issue.number)
      }
    }
  }
}

/** The issue that a key of the source means; a variant counts as its issue. */
export function comicOf(context: ImportContext, key: string): KnownComic | undefined {
  const { shelf, staging } = context
  const found = shelf.comic(staging.resolved('comic', key) ?? 0) ?? findNamedComic(context, key)
  return found?.variantOf === undefined ? found : shelf.comic(found.variantOf)
}
