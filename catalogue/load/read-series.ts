import type { DataLine } from './data-lines.ts'
import { isMonth, yearOf } from './dates.ts'
import { readChanged, readChoice, readId, readWith } from './fields.ts'
import { parseIssueNumber, parseIssueNumbers } from './issue-numbers.ts'
import {
  COMIC_FORMATS,
  type ComicFormat,
  type Position,
  RUNNING,
  SERIES_TYPES,
  type SeriesRecord,
} from './records.ts'
import type { SeriesNames } from './series-names.ts'
import { readStoredIds, type StoredIds } from './stored-ids.ts'

const COLUMNS = 12
const REQUIRED = 3
const ALSO_COLUMNS = 2
const MORE_COLUMNS = 5
/**
 * Tolerance in years: a cover month may be ahead of the year on the title page, or after a late
 * last issue.
 */
const YEARS_APART = 1

const CHILDREN = ['ids', 'span', 'key', 'variant', 'collects'] as const
type Child = (typeof CHILDREN)[number]

/** The line that a number of a run comes from, and its day. */
export interface Origin {
  line: DataLine
  changed: string
}

/** A month that a layer states for a number. */
export interface LaterMonth {
  number: string
  month: string
  line: DataLine
}

/** A series line, and its child lines by their first word. */
export interface Run {
  line: DataLine
  record: SeriesRecord
  format: ComicFormat
  /** As they are written; those that layers have added come last. */
  numbers: string[]
  months: Map<string, string>
  previousName: string
  below: Record<Child, DataLine[]>
  origin: Origin
  /** By number, for those that layers have added. */
  more: Map<string, Origin>
  laterMonths: LaterMonth[]
}

export function originOf({ origin, more }: Run, number: string): Origin {
  return more.get(number) ?? origin
}

export function readRuns(lines: DataLine[], names: SeriesNames): Run[] {
  const runs: Run[] = []
  /** The lines below belong to it; null below a heading that could not be read. */
  let run: Run | null | undefined
  let layer = 0
  for (const line of lines) {
    const word = line.field(0)
    const child = CHILDREN.find((candidate) => candidate === word)
    if (line.layer.number !== layer) run = undefined
    layer = line.layer.number
    if (word === 'series' || word === 'more') run = openRun(line, names, runs)
    else if (child === undefined && word !== 'also') {
      line.fault(`begins with "${word}", not with series, more, also, ${CHILDREN.join(', ')}`)
    } else if (run === undefined) line.fault(`stands above the first series`)
    else if (child !== undefined) run?.below[child].push(line)
    else if (run !== null) addAlias(line, run.record)
  }
  return runs
}

function openRun(line: DataLine, names: SeriesNames, runs: Run[]): Run | null {
  if (line.field(0) === 'more') return goOn(line, names, runs)
  if (!line.hasShape(REQUIRED, COLUMNS)) return null
  const position = line.layer.overwrites ? names.find(`[${line.field(1)}]`) : undefined
  const earlier = position === undefined ? undefined : runs[position]
  if (earlier !== undefined && earlier.line.layer.number < line.layer.number) {
    return overwriteRun(line, names, earlier, position as number)
  }
  const run = readRun(line, names, runs.length)
  runs.push(run)
  return run
}

/** `more | Amazing Spider-Man (1963) | 701..710 | 701=2014-06 | 2026-11-18` */
function goOn(line: DataLine, names: SeriesNames, runs: Run[]): Run | null {
  if (!line.hasShape(2, MORE_COLUMNS)) return null
  if (line.layer.number === 0) line.fault('stands in no layer: only those go on with a run')
  const position = names.findOrFault(line, line.field(1))
  const run = position === null ? undefined : runs[position]
  if (run === undefined) return null
  const origin = { line, changed: readChanged(line, 4) }
  addNumbers(run, origin, readNumbers(line, 2), line.field(3))
  run.record.layers |= line.layerBit
  if (origin.changed > run.record.changed) run.record.changed = origin.changed
  return run
}

/** Numbers are never taken away: they have ids. */
function overwriteRun(line: DataLine, names: SeriesNames, run: Run, position: Position): Run {
  const whole = line.over(run.line)
  const { aliases, layers } = run.record
  const record = { ...readRecord(whole), aliases, layers: layers | line.layerBit }
  names.renameSeries(record, position)
  const format = readChoice(whole, 5, COMIC_FORMATS) ?? 'comic'
  Object.assign(run, { line: whole, record, format, previousName: whole.field(9) })
  addNumbers(run, { line, changed: record.changed }, readNumbers(line, 7), line.field(8))
  return run
}

function addNumbers(run: Run, origin: Origin, numbers: string[], months: string): void {
  const { line } = origin
  const known = new Set(run.numbers)
  for (const number of numbers) {
    if (known.has(number)) {
      if (!line.layer.overwrites) line.fault(`#${number} is in the run already`)
      continue
    }
    run.numbers.push(number)
    run.more.set(number, origin)
  }
  const stated = readMonths(line, months, run.numbers, { startYear: 0, endYear: 0 })
  for (const [number, month] of stated) run.laterMonths.push({ number, month, line })
}

/** `also | The Amazing Spider-Man` */
function addAlias(line: DataLine, record: SeriesRecord): void {
  if (!line.hasShape(ALSO_COLUMNS, ALSO_COLUMNS)) return
  const alias = line.field(1)
  if (alias === record.title || record.aliases.includes(alias)) {
    line.fault(`"${alias}" is a title of the series already`)
  } else record.aliases = [...record.aliases, alias]
}

function readRun(line: DataLine, names: SeriesNames, position: Position): Run {
  const record = readRecord(line)
  names.registerSeries(line, record, position)
  const numbers = readNumbers(line, 7)
  return {
    line,
    record,
    format: readChoice(line, 5, COMIC_FORMATS) ?? 'comic',
    numbers,
    months: readMonths(line, line.field(8), numbers, record),
    previousName: line.field(9),
    below: { ids: [], span: [], key: [], variant: [], collects: [] },
    origin: { line, changed: record.changed },
    more: new Map(),
    laterMonths: [],
  }
}

function readRecord(line: DataLine): SeriesRecord {
  return {
    id: readId(line, 1),
    otherIds: [],
    title: line.field(2),
    aliases: [],
    ...readYears(line, line.field(3)),
    type: readChoice(line, 4, SERIES_TYPES) ?? 'ongoing',
    rating: line.field(6),
    previous: null,
    next: null,
    changed: readChanged(line, 10),
    description: line.field(11),
    layers: line.layerBit,
  }
}

/** A series of which no number is known has none. */
function readNumbers(line: DataLine, index: number): string[] {
  const text = line.field(index)
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
  { startYear, endYear }: Pick<SeriesRecord, 'startYear' | 'endYear'>,
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
