import {
  findById,
  LAST_ORIGINAL,
  leadToComic,
  newId,
  newStories,
  type StagedComic,
  titleOf,
} from './comic-ids.ts'
import type { ImportContext } from './context.ts'
import { hasLastingKeys } from './lasting-keys.ts'
import { printedNumber } from './printed-number.ts'
import { safeText } from './safe-text.ts'
import type { KnownComic, KnownSeries } from './shelf.ts'
import { compareVariants } from './variant-words.ts'

/** Those that are not there yet, or of which it is unsure; what is certain is claimed before anything is guessed. */
export function matchVariants(
  context: ImportContext,
  series: KnownSeries,
  variants: readonly StagedComic[],
): StagedComic[] {
  const { report, staging } = context
  const isLeft = (comic: StagedComic, find: typeof findByKey) => {
    const original = originalOf(context, series, comic)
    const known = original && find(context, series, comic, original)
    if (known === undefined) return true
    if (known === null) return false
    report.count('known', 'comic')
    staging.setResolved('comic', comic.key, known.id)
    return false
  }
  const unkeyed = variants.filter((comic) => isLeft(comic, findByKey))
  return unkeyed.filter((comic) => isLeft(comic, findByWords))
}

/** False where the issue itself is not there. */
export function addVariant(
  context: ImportContext,
  series: KnownSeries,
  comic: StagedComic,
): boolean {
  const { shelf, staging, report, layer, source, today } = context
  const original = originalOf(context, series, comic)
  if (original === undefined) return false
  const near = candidatesOf(context, comic, original).filter(
    (known) => compareVariants(known.description, descriptionOf(comic)) !== 'others',
  )
  if (near.length > 0) {
    ask(context, comic, original, near)
    return true
  }
  const id = newId(context, comic)
  staging.setResolved('comic', comic.key, id)
  const description = descriptionOf(comic) || 'Variant'
  const story = newStories(context, comic.firstStory ?? 0, 1)
  const run = layer.run(series.id, series.title)
  if (run.changed === '') run.changed = today
  run.variants.push({ id, number: original.number, description, changed: today, story })
  layer.setOrigin('comic', source, comic.key, id)
  const { id: variantOf, number } = original
  shelf.addComic({ id, number, series: series.id, variantOf, description, record: undefined })
  report.add('new', comic, `comic ${series.title} #${number} (${description})`)
  return true
}

/** The issue whose variant it is. */
function originalOf({ shelf, staging }: ImportContext, series: KnownSeries, comic: StagedComic) {
  const number = printedNumber(comic.number) ?? ''
  const issues = number === '' ? shelf.issuesOf(series.id) : []
  const original =
    shelf.comic(staging.resolved('comic', comic.variantOf ?? '') ?? 0) ??
    shelf.issue(series.id, number) ??
    (issues.length === 1 ? issues[0] : undefined)
  return original?.series === series.id ? original : undefined
}

function findByKey(
  context: ImportContext,
  series: KnownSeries,
  comic: StagedComic,
  original: KnownComic,
): KnownComic | null | undefined {
  const { layer, source } = context
  const known = findById(context, series, comic, original.number)
  const isWritten = layer.origin('comic', source, comic.key) !== undefined
  if (!known || known.variantOf === undefined || !isWritten || hasLastingKeys(source)) return known
  if (compareVariants(known.description, descriptionOf(comic)) !== 'others') return known
  return ask(context, comic, original, [known])
}

/** By what it is called, if that is enough; null where several are called so. */
function findByWords(
  context: ImportContext,
  _series: KnownSeries,
  comic: StagedComic,
  original: KnownComic,
): KnownComic | null | undefined {
  const alike = candidatesOf(context, comic, original).filter(
    (known) => compareVariants(known.description, descriptionOf(comic)) === 'same',
  )
  const [only] = alike
  if (only === undefined) return undefined
  if (alike.length > 1) return ask(context, comic, original, alike)
  leadToComic(context, only, comic)
  return only
}

/** Two records of one source are two variants, and so are two ids of the original service. */
function candidatesOf(
  { shelf, staging }: ImportContext,
  { originalId }: StagedComic,
  original: KnownComic,
): KnownComic[] {
  return shelf
    .variantsOf(original.id)
    .filter(({ id }) => originalId === undefined || id > LAST_ORIGINAL)
    .filter(({ id }) => !staging.isClaimed(id))
}

function ask(
  context: ImportContext,
  comic: StagedComic,
  original: KnownComic,
  candidates: readonly KnownComic[],
): null {
  const variants = candidates.map(({ id, description }) => `${id} (${description})`).join(' or ')
  const name = `${titleOf(context, original.series)} #${original.number}`
  const words = `comic ${name} (${descriptionOf(comic)}): perhaps ${variants}`
  context.report.add('unsure', comic, words)
  return null
}

function descriptionOf({ variantDescription = '' }: StagedComic): string {
  return safeText(variantDescription)
}
