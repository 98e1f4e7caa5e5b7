import { titleKey } from '../match/title-key.ts'
import { complete, withAdded } from './complete.ts'
import type { ImportContext } from './context.ts'
import { compareNumbers, numberKey, printedNumber } from './printed-number.ts'
import { safeText } from './safe-text.ts'
import type { KnownComic, KnownSeries } from './shelf.ts'
import type { Staged } from './staging.ts'
import { storyTitlesOf, toldFacts } from './told-facts.ts'

/** The original service gave ids up to here; two of them are two comics. */
const LAST_ORIGINAL = 400_000
/** Between the first stories of two comics at least: room for stories that become known later. */
const LEAST_STEP = 4

type StagedComic = Staged<'comic'>

/** The issues of a series, then their variants. */
export function resolveComics(
  context: ImportContext,
  series: KnownSeries,
  comics: readonly StagedComic[],
): void {
  const isVariant = (comic: StagedComic) => Boolean(comic.variantOf || comic.variantDescription)
  const issues = comics.filter((comic) => !isVariant(comic))
  issues.sort((one, other) => compareNumbers(one.number, other.number))
  const isAlone = issues.length === 1
  for (const issue of issues) resolveIssue(context, series, issue, isAlone)
  for (const variant of comics.filter(isVariant)) resolveVariant(context, series, variant)
}

function resolveIssue(
  context: ImportContext,
  series: KnownSeries,
  comic: StagedComic,
  isAlone: boolean,
): void {
  const { report, shelf } = context
  const number = comic.number.trim() === '' ? '' : printedNumber(comic.number)
  if (number === undefined) {
    report.add('not understood', comic, `comic ${nameOf(series, comic)}: no number of an issue`)
    return
  }
  const known =
    findById(context, series, comic, number) ?? findIssue(context, series, comic, number, isAlone)
  if (known === null) return
  const found = known ?? addIssue(context, series, comic, number || freeNumber(context, series))
  context.staging.setResolved('comic', comic.key, found.id)
  const issue = shelf.comic(found.variantOf ?? 0) === undefined ? found : undefined
  if (issue !== undefined) state(context, comic, issue, known === undefined)
}

/** By an earlier import or by the id that the source gives; null where it is unsure. */
function findById(
  context: ImportContext,
  series: KnownSeries,
  comic: StagedComic,
  number: string,
): KnownComic | null | undefined {
  const { shelf, layer, source, report } = context
  const written = layer.origin('comic', source, comic.key)
  const known = shelf.comic(written ?? comic.originalId ?? 0)
  if (known === undefined || written !== undefined) return known
  const isNumber = number === '' || numberKey(known.number) === numberKey(number)
  if (known.series === series.id && isNumber) return known
  const here = `${titleOf(context, known.series)} #${known.number}`
  const isOriginal = known.id <= LAST_ORIGINAL
  report.add(
    isOriginal ? 'contradicting' : 'unsure',
    comic,
    `comic ${nameOf(series, comic)}: ${isOriginal ? 'is' : 'perhaps'} ${here} here`,
  )
  return isOriginal ? known : null
}

function findIssue(
  context: ImportContext,
  series: KnownSeries,
  comic: StagedComic,
  number: string,
  isAlone: boolean,
): KnownComic | null | undefined {
  const { shelf, layer, report, staging } = context
  const all = number === '' ? shelf.issuesOf(series.id) : []
  const known =
    number === ''
      ? isAlone && all.length === 1
        ? all[0]
        : undefined
      : shelf.issue(series.id, number)
  if (known === undefined && all.length > 0 && comic.originalId === undefined) {
    report.add('unsure', comic, `comic ${nameOf(series, comic)}: which one of the series it is`)
    return null
  }
  const { originalId = 0 } = comic
  if (known === undefined || originalId === 0) return known
  // Two ids of one service are two comics, though they bear one number.
  if (known.id <= LAST_ORIGINAL || staging.isClaimed(known.id)) {
    report.add('unsure', comic, `comic ${nameOf(series, comic)}: perhaps ${known.id}`)
    return null
  }
  if (shelf.comicIds.takeIfFree(originalId)) {
    layer.ids.push(['comic', String(originalId), String(known.id)])
  }
  return known
}

function addIssue(
  context: ImportContext,
  series: KnownSeries,
  comic: StagedComic,
  number: string,
): KnownComic {
  const { shelf, layer, today, report, source } = context
  const id = newId(context, comic)
  const titles = storyTitlesOf(comic, context.staging.tiesOf(comic.key))
  const story = newStories(context, comic.firstStory ?? 0, 1 + Math.max(1, titles.length))
  const run = layer.run(series.id, series.title)
  run.changed = today
  run.comics.set(numberKey(number), { number, id, story })
  layer.setOrigin('comic', source, comic.key, id)
  const known = { id, number, series: series.id, description: '' }
  const added = { ...known, variantOf: undefined, record: undefined }
  shelf.addComic(added)
  report.add('new', comic, `comic ${series.title} #${number}`)
  return added
}

function resolveVariant(context: ImportContext, series: KnownSeries, comic: StagedComic): void {
  const { shelf, staging, report, layer, source, today } = context
  const number = printedNumber(comic.number) ?? ''
  const original =
    shelf.comic(staging.resolved('comic', comic.variantOf ?? '') ?? 0) ??
    shelf.issue(series.id, number) ??
    onlyIssue(context, series, number)
  if (original === undefined || original.series !== series.id) {
    // The issue itself is not in the source: this cover stands for it.
    resolveIssue(context, series, comic, false)
    return
  }
  const known = findVariant(context, comic, original)
  if (known === null) return
  if (known !== undefined) report.count('known', 'comic')
  const id = known?.id ?? newId(context, comic)
  staging.setResolved('comic', comic.key, id)
  if (known !== undefined) return
  const description = safeText(comic.variantDescription ?? '') || 'Variant'
  const story = newStories(context, comic.firstStory ?? 0, 1)
  const run = layer.run(series.id, series.title)
  if (run.changed === '') run.changed = today
  run.variants.push({ id, number: original.number, description, changed: today, story })
  layer.setOrigin('comic', source, comic.key, id)
  const { id: variantOf, number: itsNumber } = original
  const record = undefined
  shelf.addComic({ id, number: itsNumber, series: series.id, variantOf, description, record })
  report.add('new', comic, `comic ${series.title} #${itsNumber} (${description})`)
}

function onlyIssue({ shelf }: ImportContext, series: KnownSeries, number: string) {
  const issues = number === '' ? shelf.issuesOf(series.id) : []
  return issues.length === 1 ? issues[0] : undefined
}

/** Null where it is unsure. */
function findVariant(
  context: ImportContext,
  comic: StagedComic,
  original: KnownComic,
): KnownComic | null | undefined {
  const { shelf, layer, source, report } = context
  const written = layer.origin('comic', source, comic.key)
  const byId = shelf.comic(written ?? comic.originalId ?? 0)
  if (byId !== undefined) return byId
  const key = titleKey(comic.variantDescription ?? '')
  const alike = shelf
    .variantsOf(original.id)
    .filter(({ description }) => titleKey(description) === key)
  if (comic.originalId !== undefined || alike.length === 0) return undefined
  if (alike.length === 1) return alike[0]
  const words = `comic ${original.number} (${safeText(comic.variantDescription ?? '')})`
  report.add('unsure', comic, `${words}: one of ${alike.map(({ id }) => id).join(', ')}`)
  return null
}

/** Writes what the source tells and nobody stated yet; tells what it contradicts. */
export function state(
  context: ImportContext,
  comic: StagedComic,
  known: KnownComic,
  isNew: boolean,
): void {
  const { shelf, layer, report, staging, today } = context
  const told = toldFacts(context, comic, staging.tiesOf(comic.key), comic.place)
  const { added, contradictions } = complete(shelf.facts(known), told)
  const name = `comic ${titleOf(context, known.series)} #${known.number}`
  for (const words of contradictions) report.add('contradicting', comic, `${name}: ${words}`)
  if (added !== undefined) {
    const run = layer.run(known.series, titleOf(context, known.series))
    if (run.changed === '' || isNew) run.changed = today
    const facts = withAdded(run.factsOf(known.number), added)
    run.facts.set(numberKey(known.number), { number: known.number, facts })
  }
  if (isNew) return
  if (added === undefined) report.count('known', 'comic')
  else report.add('completed', comic, `${name}: ${fieldsOf(added).join(', ')}`)
}

function fieldsOf({ cast, credits, details, storyTitles }: ReturnType<typeof toldFacts>): string[] {
  return [
    ...(cast.length > 0 ? ['cast'] : []),
    ...new Set(credits.map(({ role }) => role)),
    ...details.keys(),
    ...(storyTitles.length > 0 ? ['story titles'] : []),
  ]
}

function newId({ shelf }: ImportContext, { originalId = 0 }: StagedComic): number {
  return shelf.comicIds.takeIfFree(originalId) ? originalId : shelf.comicIds.next()
}

/** The ids that the source gives, if all of them are free. */
function newStories({ shelf }: ImportContext, first: number, count: number): number {
  const row = Array.from({ length: count }, (_, place) => first + place)
  if (!row.every((id) => shelf.storyIds.isFree(id))) {
    return shelf.storyIds.nextRow(Math.max(LEAST_STEP, count))
  }
  for (const id of row) shelf.storyIds.take(id)
  return first
}

/** For a book without a number. */
function freeNumber({ shelf }: ImportContext, series: KnownSeries): string {
  let number = 1
  while (shelf.issue(series.id, String(number)) !== undefined) number += 1
  return String(number)
}

function titleOf({ shelf }: ImportContext, series: number): string {
  return shelf.findSeries(series)?.title ?? ''
}

function nameOf({ title, startYear }: KnownSeries, { number }: StagedComic): string {
  return `${title} (${startYear}) #${safeText(number)}`
}
