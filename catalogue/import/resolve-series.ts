import { COMIC_FORMATS, isBook, RUNNING, SERIES_TYPES } from '../load/records.ts'
import { splitTitle } from '../match/title-key.ts'
import type { ImportContext } from './context.ts'
import { hasLastingKeys } from './lasting-keys.ts'
import { safeText } from './safe-text.ts'
import type { KnownSeries } from './shelf.ts'
import type { Staged } from './staging.ts'

/** Ids from here on are made by us; the original service gave each series one lower id. */
const FIRST_MADE = 50_001
const FIRST_YEAR = 1900
const LAST_YEAR = 2098

type StagedSeries = Staged<'series'>

/** The series here that is meant, a new one included; undefined where nobody can tell. */
export function resolveSeries(
  context: ImportContext,
  series: StagedSeries,
  formats: readonly string[],
): KnownSeries | undefined {
  const { report, staging, layer, source } = context
  const found = findSeries(context, series, formats)
  if (found === null) return undefined
  const known = found ?? addSeries(context, series, formats)
  if (known === undefined) return undefined
  if (found !== undefined) {
    report.count('known', 'series')
    tellContradictions(context, series, known)
  } else layer.setOrigin('series', source, series.key, known.id)
  staging.setResolved('series', series.key, known.id)
  context.claimed.add(known.id)
  return known
}

/** Null where it is unsure, undefined where there is none. */
function findSeries(
  context: ImportContext,
  series: StagedSeries,
  formats: readonly string[],
): KnownSeries | null | undefined {
  const { shelf, report } = context
  const byKey = findByKey(context, series)
  if (byKey !== undefined) return byKey.isSure ? byKey.known : ask(context, series, [byKey.known])
  const title = safeText(series.title)
  const wantsBooks = series.type === 'collection' || formats.some((format) => isBookFormat(format))
  const alike = shelf
    .titled(title)
    .filter(({ type }) => (type === 'collection') === wantsBooks)
    // Two records of one source are two series, and so are two ids of the original service.
    .filter(({ id }) => series.originalId === undefined || id >= FIRST_MADE)
    .filter(({ id }) => !context.claimed.has(id))
  const year = yearOf(series.startYear)
  const sameYear = alike.filter(({ startYear }) => startYear === year)
  const atTurn = alike.filter(({ turns }) => year > 0 && turns.includes(year))
  const [only, ...others] = sameYear.length > 0 ? sameYear : atTurn
  if (only !== undefined && others.length === 0) {
    leadTo(context, only, series)
    return only
  }
  if (only !== undefined) return ask(context, series, [only, ...others])
  const near = alike.filter(({ startYear }) => year === 0 || Math.abs(startYear - year) <= 1)
  if (near.length > 0) return ask(context, series, near)
  if (title !== '') return undefined
  report.add('not understood', series, 'series without a title')
  return null
}

/** By an earlier import or by the id that the source gives. */
function findByKey(
  { shelf, layer, source }: ImportContext,
  { key, title, originalId = 0 }: StagedSeries,
): { known: KnownSeries; isSure: boolean } | undefined {
  const written = layer.origin('series', source, key)
  const known = shelf.findSeries(written ?? originalId)
  if (known === undefined) return undefined
  const isKept = written === undefined ? known.id < FIRST_MADE : hasLastingKeys(source)
  return { known, isSure: isKept || shelf.titled(safeText(title)).includes(known) }
}

/** Before the others are matched: what is certain comes first. */
export function claimKnownSeries(context: ImportContext): void {
  for (const series of context.staging.all('series')) {
    const { known, isSure = false } = findByKey(context, series) ?? {}
    if (known !== undefined && isSure) context.claimed.add(known.id)
  }
}

/** A series that only its comics name, as `Title (year)`. */
export function findNamedSeries(context: ImportContext, name: string): KnownSeries | undefined {
  const { title, volume = 0 } = splitTitle(name)
  const alike = context.shelf.titled(title).filter(({ startYear }) => startYear === volume)
  const runs = alike.filter(({ type }) => type !== 'collection')
  const chosen = alike.length === 1 ? alike : runs
  return chosen.length === 1 ? chosen[0] : undefined
}

function ask(context: ImportContext, series: StagedSeries, candidates: KnownSeries[]): null {
  const names = candidates.map(({ id, title, startYear }) => `${title} (${startYear}) [${id}]`)
  const words = `series ${nameOf(series)}: perhaps ${names.join(' or ')}`
  context.report.add('unsure', series, words)
  return null
}

/** The id that the source gives resolves from now on. */
function leadTo({ shelf, layer }: ImportContext, known: KnownSeries, series: StagedSeries): void {
  const { originalId = 0 } = series
  if (!shelf.seriesIds.takeIfFree(originalId)) return
  layer.ids.push(['series', String(originalId), String(known.id), nameOf(series)])
}

function addSeries(
  context: ImportContext,
  series: StagedSeries,
  formats: readonly string[],
): KnownSeries | undefined {
  const { shelf, layer, report, today } = context
  const { originalId = 0 } = series
  const title = safeText(series.title)
  const startYear = yearOf(series.startYear)
  const endYear = startYear === 0 ? 0 : endOf(series, startYear)
  const id = shelf.seriesIds.takeIfFree(originalId) ? originalId : shelf.seriesIds.next()
  const format = commonFormat([series.format ?? '', ...formats])
  const type = typeOf(series.type, format)
  const years = startYear === 0 ? '' : yearsOf(startYear, endYear)
  const run = layer.run(id, title)
  const rating = safeText(series.rating ?? '')
  run.heading = ['series', String(id), title, years, type, format, rating, '', '', '', today]
  run.changed = today
  const known = { id, title, startYear, endYear, type, format, hasNext: false, turns: [] }
  shelf.addSeries(known)
  report.add('new', series, `series ${nameOf(series)}`)
  return known
}

/** Volumes that follow each other, when all of them are there. */
export function linkSeries({ staging, shelf, layer, report }: ImportContext): void {
  for (const { key, previous = '', place } of staging.all('series')) {
    const known = shelf.findSeries(staging.resolved('series', key) ?? 0)
    const before = shelf.findSeries(staging.resolved('series', previous) ?? 0)
    if (known === undefined || before === undefined) continue
    const heading = layer.runs.get(known.id)?.heading
    if (heading === undefined && known.previous !== before.id) {
      const words = `series ${titled(known)}: does not follow ${titled(before)}`
      report.add('contradicting', { place }, words)
    }
    if (heading === undefined || before.hasNext) continue
    if (heading[9] !== '' || heading[1] === String(before.id)) continue
    heading[9] = `[${before.id}]`
    before.hasNext = true
  }
}

function titled({ title, startYear }: KnownSeries): string {
  return `${title} (${startYear})`
}

function tellContradictions(
  context: ImportContext,
  series: StagedSeries,
  known: KnownSeries,
): void {
  const { startYear } = series
  if (startYear === null || startYear === known.startYear || known.startYear === 0) return
  const words = `series ${nameOf(series)}: begins in ${known.startYear} here`
  context.report.add('contradicting', series, words)
}

function nameOf({ title, startYear }: StagedSeries): string {
  return startYear === null ? safeText(title) : `${safeText(title)} (${startYear})`
}

function yearOf(year: number | null): number {
  return year !== null && Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR
    ? year
    : 0
}

function endOf({ endYear }: StagedSeries, startYear: number): number {
  if (endYear === null || endYear >= RUNNING) return RUNNING
  return Math.max(startYear, yearOf(endYear))
}

function yearsOf(startYear: number, endYear: number): string {
  if (endYear === startYear) return String(startYear)
  return `${startYear}-${endYear === RUNNING ? '' : endYear}`
}

export function formatOf(text = ''): string {
  const plain = text.trim().toLowerCase()
  return COMIC_FORMATS.find((format) => format === plain) ?? ''
}

function isBookFormat(text: string): boolean {
  const format = COMIC_FORMATS.find((one) => one === formatOf(text))
  return format !== undefined && isBook(format)
}

/** The first one that is named, else that of most comics; empty for comic books. */
function commonFormat([stated = '', ...others]: string[]): string {
  const counts = new Map<string, number>()
  for (const text of others) {
    const format = formatOf(text) || 'comic'
    counts.set(format, (counts.get(format) ?? 0) + 1)
  }
  const [most] = [...counts].sort((one, other) => other[1] - one[1])
  const format = formatOf(stated) || most?.[0] || ''
  return format === 'comic' ? '' : format
}

function typeOf(text = '', format: string): string {
  const plain = text.trim().toLowerCase().replace(/[-_]/g, ' ')
  const known = SERIES_TYPES.find((type) => type === plain || `${type} series` === plain)
  return known ?? (isBookFormat(format) ? 'collection' : '')
}
