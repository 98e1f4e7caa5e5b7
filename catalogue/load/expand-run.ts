import { type CoverMonth, spreadMonths } from './cover-months.ts'
import type { DataLine } from './data-lines.ts'
import { isMonth, monthCount, monthFromCount } from './dates.ts'
import { NO_DETAILS, type StatedDetails } from './details.ts'
import { readWith } from './fields.ts'
import { issueFactsOf } from './issue-facts.ts'
import { issueIdsOf } from './issue-ids.ts'
import { parseIssueNumber, valueOfNumber } from './issue-numbers.ts'
import { orderRun } from './number-order.ts'
import type { RunIssues } from './read-issues.ts'
import { type LaterMonth, originOf, type Run } from './read-series.ts'
import { EMPTY_STRETCH, readStretches, type Stretch } from './read-spans.ts'
import { type ComicRecord, isBook, type Position } from './records.ts'
import { type People, type Stated, withInferred } from './stated-facts.ts'

/** Fallback where the day of sale is unknown: the cover is dated about two months ahead. */
const MONTHS_ON_SALE_BEFORE_COVER = 2
const KEY_COLUMNS = 10

const UNKNOWN_MONTH: CoverMonth = { month: '', inferred: true }
const NO_IDS: readonly number[] = []
const NOTHING_STATED: Stated = { credits: [], characters: [], complete: false }

/** What other files say of the issues of a run. */
export interface RunSources extends People {
  /** One for each layer that says something. */
  issues: readonly RunIssues[]
  /** By number, the characters who appear there for the first time. */
  debuts: ReadonlyMap<string, Position[]> | undefined
}

/** By number, the key lines of the layers. */
type Keys = Map<string, DataLine[]>

/** Expands a run into its comics: one for each number, with the facts of its spans, keys and issues. */
export function expandRun(run: Run, series: Position, sources: RunSources): ComicRecord[] {
  if (run.line.faulty) return []
  const keys = readKeys(run)
  checkNumbers(run, sources.issues)
  const { own, later } = statedMonths(run, keys, sources.issues)
  const { numbers, months: known } = orderRun(run, own, later)
  const months = readWith(run.line, () => spreadMonths(numbers, known, run.record)) ?? []
  const stretches = readStretches(run, sources.characterNames, sources.creatorNames)
  const ids = issueIdsOf(run, sources.issues)

  return numbers.map((number, place) => {
    const { month, inferred } = months[place] ?? UNKNOWN_MONTH
    const stretch = stretches.get(number) ?? EMPTY_STRETCH
    const { line, changed } = originOf(run, number)
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
      onsale: onsaleFromCover(month, inferred && isBook(run.format)),
      onsaleInferred: true,
      credits: stretch.credits,
      characters: stretch.characters,
      inferredCharacters: stretch.characters,
      storyTitles: [],
      key: null,
      variantOf: null,
      variantDescription: '',
      collects: [],
      changed,
      layers: line.layerBit,
    }
    return withOwnFacts(comic, stretch, keys.get(number) ?? [], sources)
  })
}

function readKeys(run: Run): Keys {
  const keys: Keys = new Map()
  const numbers = new Set(run.numbers)
  for (const line of run.below.key) {
    if (!line.hasShape(2, KEY_COLUMNS)) continue
    const number = readWith(line, () => parseIssueNumber(line.field(1)))
    if (number === undefined) continue
    const earlier = keys.get(number) ?? []
    if (!numbers.has(number)) line.fault(`#${number} is not in the run`)
    else if (earlier.at(-1)?.layer === line.layer) line.fault(`#${number} has a key line already`)
    else keys.set(number, [...earlier, line])
  }
  return keys
}

function checkNumbers(run: Run, issues: readonly RunIssues[]): void {
  const numbers = new Set(run.numbers)
  for (const [number, line] of issues.flatMap(({ lines }) => [...lines])) {
    if (!numbers.has(number)) line.fault(`#${number} is not in the run`)
  }
}

/**
 * The months that are stated, for a run as a whole and for single issues: those of the layer that the
 * run is from, and those of later ones.
 */
function statedMonths(
  run: Run,
  keys: Keys,
  issues: readonly RunIssues[],
): { own: Map<string, string>; later: LaterMonth[] } {
  const own = new Map(run.months)
  const later = [...run.laterMonths]
  const state = (line: DataLine, number: string, month: string) => {
    if (line.layer === run.origin.line.layer) own.set(number, month)
    else later.push({ number, month, line })
  }
  for (const { line, lines, details } of issues) {
    for (const [number, { coverMonth }] of details) {
      if (coverMonth !== undefined) state(lines.get(number) ?? line, number, coverMonth)
    }
  }
  for (const [number, line] of keyLines(keys)) {
    const month = line.field(2)
    if (isMonth(month)) state(line, number, month)
    else if (month !== '') line.fault(`"${month}" is not a month`)
  }
  return { own, later }
}

function keyLines(keys: Keys): [string, DataLine][] {
  return [...keys].flatMap(([number, lines]) =>
    lines.map((line): [string, DataLine] => [number, line]),
  )
}

function withOwnFacts(
  comic: ComicRecord,
  stretch: Stretch,
  keys: DataLine[],
  sources: RunSources,
): ComicRecord {
  const facts = issueFactsOf(comic.number, keys, sources.issues, sources)
  const debuts = sources.debuts?.get(comic.number)
  if (facts === undefined && debuts === undefined) return comic
  const { characters, ...stated } = facts?.stated ?? NOTHING_STATED
  const cast = { ...stated, characters: [...characters, ...(debuts ?? [])] }
  if (facts === undefined) return { ...comic, ...withInferred(cast, stretch, sources) }
  return {
    ...comic,
    ...detailsOf(facts.details),
    storyTitles: facts.storyTitles,
    key: facts.key,
    ...withInferred(cast, stretch, sources),
    changed: facts.changed > comic.changed ? facts.changed : comic.changed,
    layers: comic.layers | facts.layers,
  }
}

/** Months have been read before: those between them follow from them. */
function detailsOf({ coverMonth: _month, ...details }: StatedDetails): Partial<ComicRecord> {
  return 'onsale' in details ? { ...details, onsaleInferred: false } : details
}

/** Of a book whose year alone is known the month would lead to the year before. */
function onsaleFromCover(month: string, isOfYear: boolean): string {
  if (month === '') return ''
  const ahead = isOfYear ? 0 : MONTHS_ON_SALE_BEFORE_COVER
  return `${monthFromCount(monthCount(month) - ahead)}-01`
}
