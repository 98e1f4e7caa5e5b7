import {
  findById,
  LAST_ORIGINAL,
  leadToComic,
  nameOf,
  newId,
  newStories,
  type StagedComic,
  titleOf,
} from './comic-ids.ts'
import { complete, withAdded } from './complete.ts'
import type { ImportContext } from './context.ts'
import { compareNumbers, numberKey, printedNumber } from './printed-number.ts'
import { addVariant, matchVariants } from './resolve-variants.ts'
import type { KnownComic, KnownSeries } from './shelf.ts'
import { storyTitlesOf, toldFacts } from './told-facts.ts'

/** The issues of a series, then their variants. */
export function resolveComics(
  context: ImportContext,
  series: KnownSeries,
  comics: readonly StagedComic[],
): void {
  const { layer, shelf, source } = context
  const isVariant = (comic: StagedComic) => Boolean(comic.variantOf || comic.variantDescription)
  const issues = comics.filter((comic) => !isVariant(comic))
  issues.sort((one, other) => compareNumbers(one.number, other.number))
  const isAlone = issues.length === 1
  const isKeyed = ({ key, originalId = 0 }: StagedComic) =>
    layer.origin('comic', source, key) !== undefined || shelf.comic(originalId) !== undefined
  // What is certain comes first: nothing else may take its place.
  const { keyed = [], others = [] } = Object.groupBy(issues, (issue) =>
    isKeyed(issue) ? 'keyed' : 'others',
  )
  for (const issue of [...keyed, ...others]) resolveIssue(context, series, issue, isAlone)
  for (const variant of matchVariants(context, series, comics.filter(isVariant))) {
    // The issue itself is not in the source: this cover stands for it.
    if (!addVariant(context, series, variant)) resolveIssue(context, series, variant, false)
  }
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
  const byId = findById(context, series, comic, number)
  const known = byId === undefined ? findIssue(context, series, comic, number, isAlone) : byId
  if (known === null) return
  const found = known ?? addIssue(context, series, comic, number || freeNumber(context, series))
  context.staging.setResolved('comic', comic.key, found.id)
  const issue = shelf.comic(found.variantOf ?? 0) === undefined ? found : undefined
  if (issue !== undefined) state(context, comic, issue, known === undefined)
}

function findIssue(
  context: ImportContext,
  series: KnownSeries,
  comic: StagedComic,
  number: string,
  isAlone: boolean,
): KnownComic | null | undefined {
  const { shelf, report, staging } = context
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
  if (known === undefined) return undefined
  // Two ids of one service are two comics, though they bear one number.
  const isOther = comic.originalId !== undefined && known.id <= LAST_ORIGINAL
  if (isOther || staging.isClaimed(known.id)) {
    report.add('unsure', comic, `comic ${nameOf(series, comic)}: perhaps ${known.id}`)
    return null
  }
  leadToComic(context, known, comic)
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

/** Writes what the source tells and nobody stated yet; tells what it contradicts. */
export function state(
  context: ImportContext,
  comic: StagedComic,
  known: KnownComic,
  isNew: boolean,
): void {
  const { shelf, layer, report, staging, today } = context
  const told = toldFacts(context, comic, staging.tiesOf(comic.key), comic.place)
  const { added, contradictions } = complete(shelf.facts(known, told), told)
  const name = `comic ${titleOf(context, known.series)} #${known.number}`
  for (const words of contradictions) report.add('contradicting', comic, `${name}: ${words}`)
  if (added !== undefined) {
    const run = layer.run(known.series, titleOf(context, known.series))
    if (run.changed === '' || isNew) run.changed = today
    const facts = withAdded(run.factsOf(known.number), added)
    run.state(known.number, facts)
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

/** For a book without a number. */
function freeNumber({ shelf }: ImportContext, series: KnownSeries): string {
  let number = 1
  while (shelf.issue(series.id, String(number)) !== undefined) number += 1
  return String(number)
}
