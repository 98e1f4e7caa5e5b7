import type { DataLine } from './data-lines.ts'
import { isMonth, yearOf } from './dates.ts'
import { readChanged, readChoice, readId, readWith } from './fields.ts'
import { parseIssueNumber, parseIssueNumbers } from './issue-numbers.ts'
import {
  COMIC_FORMATS,
  type ComicFormat,
  RUNNING,
  SERIES_LINES,
  SERIES_TYPES,
  type SeriesRecord,
} from './records.ts'
import type { SeriesNames } from './series-names.ts'
import { readStoredIds, type StoredIds } from './stored-ids.ts'

const COLUMNS = 12
const REQUIRED = 3
const WORD_COLUMNS = 2
/**
 * Tolerance in years: a cover month may be ahead of the year on the title page, or after a late
 * last issue.
 */
const YEARS_APART = 1

const CHILDREN = ['ids', 'span', 'key', 'variant', 'collects'] as const
type Child = (typeof CHILDREN)[number]

/** A series line, and its child lines by their first word. */
export interface Run {
  line: DataLine
  record: SeriesRecord
  format: ComicFormat
  numbers: string[]
  months: Map<string, string>
  previousName: string
  below: Record<Child, DataLine[]>
}

/** Child lines that are read at once. */
const WORDS: Record<string, (line: DataLine, record: SeriesRecord) => void> = {
  also: addAlias,
  line: setLine,
}

export function readRuns(lines: DataLine[], names: SeriesNames): Run[] {
  const runs: Run[] = []
  for (const line of lines) {
    const word = line.field(0)
    const run = runs.at(-1)
    const child = CHILDREN.find((candidate) => candidate === word)
    if (word === 'series') {
      if (line.hasShape(REQUIRED, COLUMNS)) runs.push(readRun(line, names, runs.length))
    } else if (child === undefined && !Object.hasOwn(WORDS, word)) {
      const known = ['series', ...Object.keys(WORDS), ...CHILDREN].join(', ')
      line.fault(`begins with "${word}", not with ${known}`)
    } else if (run === undefined) line.fault(`stands above the first series`)
    else if (child !== undefined) run.below[child].push(line)
    else WORDS[word]?.(line, run.record)
  }
  return runs
}

/** `also | The Amazing Spider-Man` */
function addAlias(line: DataLine, record: SeriesRecord): void {
  if (!line.hasShape(WORD_COLUMNS, WORD_COLUMNS)) return
  const alias = line.field(1)
  if (alias === record.title || record.aliases.includes(alias)) {
    line.fault(`"${alias}" is a title of the series already`)
  } else record.aliases = [...record.aliases, alias]
}

/** `line | Ultimate` */
function setLine(line: DataLine, record: SeriesRecord): void {
  if (!line.hasShape(WORD_COLUMNS, WORD_COLUMNS)) return
  if (record.line !== null) line.fault(`the series is of the line ${record.line} already`)
  else record.line = readChoice(line, 1, SERIES_LINES)
}

function readRun(line: DataLine, names: SeriesNames, position: number): Run {
  const id = readId(line, 1)
  const title = line.field(2)
  const { startYear, endYear } = readYears(line, line.field(3))
  const record: SeriesRecord = {
    id,
    otherIds: [],
    title,
    aliases: [],
    startYear,
    endYear,
    type: readChoice(line, 4, SERIES_TYPES) ?? 'ongoing',
    line: null,
    rating: line.field(6),
    previous: null,
    next: null,
    changed: readChanged(line, 10),
    description: line.field(11),
  }
  names.registerSeries(line, record, position)
  const numbers = readNumbers(line)
  return {
    line,
    record,
    format: readChoice(line, 5, COMIC_FORMATS) ?? 'comic',
    numbers,
    months: readMonths(line, line.field(8), numbers, startYear, endYear),
    previousName: line.field(9),
    below: { ids: [], span: [], key: [], variant: [], collects: [] },
  }
}

/** A series of which no number is known has none. */
function readNumbers(line: DataLine): string[] {
  const text = line.field(7)
  return text === '' ? [] : (readWith(line, () => parseIssueNumbers(text)) ?? [])
}

/** The ids that stand below the run. */
export function storedIdsOf({ below, numbers }: Run): StoredIds {
  return readStoredIds(below.ids, new Set(numbers))
}

/** `1963-1998`, `2022-` or `2011`; empty for a series that we cannot date. */
function readYears(line: DataLine, text: string): { startYear: number; endYear: number } {
  if (text === '') return { startYear: 0, endYear: 0 }
  const match = /^(\d{4})(?:(-)(\d{4})?)?$/.exec(text)
  const startYear = Number(match?.[1])
  const endYear = match?.[3] ? Number(match[3]) : match?.[2] ? RUNNING : startYear
  if (match === null || startYear < 1900 || endYear < startYear || endYear > RUNNING) {
    line.fault(`"${text}" are not years like 1963-1998, 2022- or 2011`)
    return { startYear: 0, endYear: 0 }
  }
  return { startYear, endYear }
}

/** `1=1963-03 441=1998-11` */
function readMonths(
  line: DataLine,
  text: string,
  numbers: string[],
  startYear: number,
  endYear: number,
): Map<string, string> {
  const months = new Map<string, string>()
  if (line.faulty) return months
  const held = new Set(numbers)
  const isOutside = (year: number) =>
    startYear > 0 && (year < startYear - YEARS_APART || year > endYear + YEARS_APART)
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [numberText = '', month = ''] = entry.split('=')
    const number = readWith(line, () => parseIssueNumber(numberText))
    if (number === undefined) continue
    if (!isMonth(month)) line.fault(`"${entry}" is not a month like 1=1963-03`)
    else if (!held.has(number)) line.fault(`#${number} has a month but is not in the run`)
    else if (isOutside(yearOf(month))) {
      line.fault(`the month of #${number}, ${month}, lies outside the years of the series`)
    } else months.set(number, month)
  }
  return months
}
