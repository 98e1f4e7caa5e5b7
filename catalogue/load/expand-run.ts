import { type CoverMonth, spreadMonths } from './cover-months.ts'
import type { DataLine } from './data-lines.ts'
import { isMonth, monthCount, monthFromCount } from './dates.ts'
import { NO_DETAILS, readDetails, type StatedDetails } from './details.ts'
import { readChanged, readWith } from './fields.ts'
import { issueIdsOf } from './issue-ids.ts'
import { parseIssueNumber, valueOfNumber } from './issue-numbers.ts'
import { type RunIssues, STORY_TITLES } from './read-issues.ts'
import type { Run } from './read-series.ts'
import { EMPTY_STRETCH, readStretches, type Stretch } from './read-spans.ts'
import type { ComicRecord, Position } from './records.ts'
import { type People, readStated, type Stated, uniteStated, withInferred } from './stated-facts.ts'

/** Fallback where the day of sale is unknown: the cover is dated about two months ahead. */
const MONTHS_ON_SALE_BEFORE_COVER = 2
const KEY_COLUMNS = 10

const UNKNOWN_MONTH: CoverMonth = { month: '', inferred: true }
const NO_IDS: readonly number[] = []
const NOTHING_STATED: Stated = { credits: [], characters: [], complete: false }

/** What other files say of the issues of a run. */
export interface RunSources extends People {
  issues: RunIssues | undefined
  /** By number, the characters who appear there for the first time. */
  debuts: ReadonlyMap<string, Position[]> | undefined
}

/** Expands a run into its comics: one for each number, with the facts of its spans, keys and issues. */
export function expandRun(run: Run, series: Position, sources: RunSources): ComicRecord[] {
  if (run.line.faulty) return []
  const keys = readKeys(run)
  checkNumbers(run, sources.issues)
  const known = monthsOf(run, keys, sources.issues)
  const months = readWith(run.line, () => spreadMonths(run.numbers, known, run.record)) ?? []
  const stretches = readStretches(run, sources.characterNames, sources.creatorNames)
  const ids = issueIdsOf(run, sources.issues)

  return run.numbers.map((number, place) => {
    const { month, inferred } = months[place] ?? UNKNOWN_MONTH
    const stretch = stretches.get(number) ?? EMPTY_STRETCH
    const comic: ComicRecord = {
      ...NO_DETAILS,
      id: ids.comic.get(number) ?? 0,
      otherIds: ids.former.get(number) ?? NO_IDS,
      stories: ids.story.get(number) ?? 0,
      series,
      number,
      issueNumber: valueOfNumber(number),
      place,
      format: run.format,
      coverMonth: month,
      coverMonthInferred: inferred,
      onsale: onsaleFromCover(month),
      onsaleInferred: true,
      credits: stretch.credits,
      characters: stretch.characters,
      inferredCharacters: stretch.characters,
      storyTitles: [],
      key: null,
      variantOf: null,
      variantDescription: '',
      collects: [],
      changed: run.record.changed,
    }
    return withOwnFacts(comic, stretch, keys.get(number), sources)
  })
}

function readKeys(run: Run): Map<string, DataLine> {
  const keys = new Map<string, DataLine>()
  for (const line of run.below.key) {
    if (!line.hasShape(2, KEY_COLUMNS)) continue
    const number = readWith(line, () => parseIssueNumber(line.field(1)))
    if (number === undefined) continue
    if (!run.numbers.includes(number)) line.fault(`#${number} is not in the run`)
    else if (keys.has(number)) line.fault(`#${number} has a key line already`)
    else keys.set(number, line)
  }
  return keys
}

function checkNumbers(run: Run, issues: RunIssues | undefined): void {
  const numbers = new Set(run.numbers)
  for (const [number, line] of issues?.lines ?? []) {
    if (!numbers.has(number)) line.fault(`#${number} is not in the run`)
  }
}

/** The months that are stated: for a run as a whole, and for single issues. */
function monthsOf(
  run: Run,
  keys: Map<string, DataLine>,
  issues: RunIssues | undefined,
): Map<string, string> {
  const known = new Map(run.months)
  for (const [number, { coverMonth }] of issues?.details ?? []) {
    if (coverMonth !== undefined) known.set(number, coverMonth)
  }
  for (const [number, line] of keys) {
    const month = line.field(2)
    if (isMonth(month)) known.set(number, month)
    else if (month !== '') line.fault(`"${month}" is not a month`)
  }
  return known
}

function withOwnFacts(
  comic: ComicRecord,
  stretch: Stretch,
  key: DataLine | undefined,
  sources: RunSources,
): ComicRecord {
  const issue = sources.issues?.lines.get(comic.number)
  const debuts = sources.debuts?.get(comic.number)
  if (issue === undefined && key === undefined && debuts === undefined) return comic
  const statedByKey = key === undefined ? NOTHING_STATED : readStated(key, 5, 4, sources)
  const statedByIssue = issue === undefined ? NOTHING_STATED : readStated(issue, 2, 3, sources)
  const statedByDebuts = { ...NOTHING_STATED, characters: debuts ?? [] }
  const stated = uniteStated(uniteStated(statedByKey, statedByIssue), statedByDebuts)
  return {
    ...comic,
    ...detailsOf(sources.issues?.details.get(comic.number) ?? {}),
    storyTitles: issue?.list(STORY_TITLES) ?? [],
    ...(key === undefined ? {} : keyFacts(key)),
    ...withInferred(stated, stretch, sources),
    changed: latest(
      comic.changed,
      issue === undefined ? '' : (sources.issues?.changed ?? ''),
      key === undefined ? '' : readChanged(key, 8),
    ),
  }
}

function keyFacts(line: DataLine): Partial<ComicRecord> {
  const storyTitles = line.list(3)
  const details = readDetails(line, 7)
  if (details.coverMonth !== undefined) line.fault('has a column of its own for the month')
  return {
    ...detailsOf(details),
    ...(storyTitles.length > 0 && { storyTitles }),
    key: { tags: line.list(6), note: line.field(9) },
  }
}

/** Months have been read before: those between them follow from them. */
function detailsOf({ coverMonth: _month, ...details }: StatedDetails): Partial<ComicRecord> {
  return 'onsale' in details ? { ...details, onsaleInferred: false } : details
}

function latest(...days: string[]): string {
  return days.reduce((one, other) => (other > one ? other : one))
}

function onsaleFromCover(month: string): string {
  if (month === '') return ''
  return `${monthFromCount(monthCount(month) - MONTHS_ON_SALE_BEFORE_COVER)}-01`
}
