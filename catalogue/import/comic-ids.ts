import type { ImportContext } from './context.ts'
import { numberKey } from './printed-number.ts'
import { safeText } from './safe-text.ts'
import type { KnownComic, KnownSeries } from './shelf.ts'
import type { Staged } from './staging.ts'

/** The original service gave ids up to here; two of them are two comics. */
export const LAST_ORIGINAL = 400_000
/** Between the first stories of two comics at least: room for stories that become known later. */
const LEAST_STEP = 4

export type StagedComic = Staged<'comic'>

/** By an earlier import or by the id that the source gives; null where it is unsure. */
export function findById(
  context: ImportContext,
  series: KnownSeries,
  comic: StagedComic,
  number: string,
): KnownComic | null | undefined {
  const { shelf, layer, source, report } = context
  const written = layer.origin('comic', source, comic.key)
  const known = shelf.comic(written ?? comic.originalId ?? 0)
  if (known === undefined) return undefined
  const isNumber = number === '' || numberKey(known.number) === numberKey(number)
  if (known.series === series.id && isNumber) return known
  const here = `${titleOf(context, known.series)} #${known.number}`
  const isOriginal = written === undefined && known.id <= LAST_ORIGINAL
  report.add(
    isOriginal ? 'contradicting' : 'unsure',
    comic,
    `comic ${nameOf(series, comic)}: ${isOriginal ? 'is' : 'perhaps'} ${here} here`,
  )
  return isOriginal ? known : null
}

/** The id that the source gives resolves from now on. */
export function leadToComic(
  { shelf, layer }: ImportContext,
  known: KnownComic,
  { originalId = 0 }: StagedComic,
): void {
  if (!shelf.comicIds.takeIfFree(originalId)) return
  layer.ids.push(['comic', String(originalId), String(known.id)])
}

export function newId({ shelf }: ImportContext, { originalId = 0 }: StagedComic): number {
  return shelf.comicIds.takeIfFree(originalId) ? originalId : shelf.comicIds.next()
}

/** The ids that the source gives, if all of them are free. */
export function newStories({ shelf }: ImportContext, first: number, count: number): number {
  const row = Array.from({ length: count }, (_, place) => first + place)
  if (!row.every((id) => shelf.storyIds.isFree(id))) {
    return shelf.storyIds.nextRow(Math.max(LEAST_STEP, count))
  }
  for (const id of row) shelf.storyIds.take(id)
  return first
}

export function titleOf({ shelf }: ImportContext, series: number): string {
  return shelf.findSeries(series)?.title ?? ''
}

export function nameOf({ title, startYear }: KnownSeries, { number }: StagedComic): string {
  return `${title} (${startYear}) #${safeText(number)}`
}
