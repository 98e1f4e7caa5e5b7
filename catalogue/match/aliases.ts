import { join } from 'node:path'
import { type DataLine, readDataLines } from '../load/data-lines.ts'
import { Faults } from '../load/faults.ts'
import { readWith } from '../load/fields.ts'
import { parseIssueNumber, parseIssueNumbers, valueOfNumber } from '../load/issue-numbers.ts'
import type { Dataset } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'

/** A title under which lists of others have a series, or a stretch of it. */
export interface Alias {
  title: string
  /** Holds for lists that give this first year alone; undefined for all. */
  year: number | undefined
  /** `Title (start year)` of ours. */
  series: string
  /** The numbers under that title; undefined for all. */
  numbers: ReadonlySet<number> | undefined
  /** To be added to come to our number. */
  shift: number
}

const KIND = 'aliases'
const COLUMNS = 4
const REQUIRED = 2
const SHIPPED = join(import.meta.dirname, '../data')

let shipped: Alias[] | undefined

/** Read when something is matched for the first time: a start does not need them. */
export function shippedAliases(): Alias[] {
  shipped ??= readAliases(SHIPPED)
  return shipped
}

/** Throws a CatalogueError that names every fault of the lines. */
export function readAliases(folder: string): Alias[] {
  const faults = new Faults()
  const aliases = readDataLines(folder, KIND, faults).flatMap((line) => readAlias(line) ?? [])
  faults.throwIfAny()
  return aliases
}

/** Throws also where a line names a series or a number that the catalogue lacks. */
export function checkAliases(folder: string, { series, comics }: Dataset): void {
  const faults = new Faults()
  const held = new Map(series.map((run) => [seriesName(run), new Set<number>()]))
  for (const { series: position, issueNumber } of comics) {
    const run = series[position]
    if (run !== undefined) held.get(seriesName(run))?.add(issueNumber)
  }
  const seen = new Set<string>()
  for (const line of readDataLines(folder, KIND, faults)) {
    const alias = readAlias(line)
    if (alias === undefined) continue
    const ours = held.get(alias.series)
    if (ours === undefined) line.fault(`there is no series "${alias.series}"`)
    const missing = [...(alias.numbers ?? [])].find((number) => !ours?.has(number + alias.shift))
    if (ours !== undefined && missing !== undefined) {
      line.fault(`#${missing} is not in the run of ${alias.series}`)
    }
    const text = line.fields.join('|')
    if (seen.has(text)) line.fault('is there already')
    seen.add(text)
  }
  faults.throwIfAny()
}

/** `X-Men (1963) | Uncanny X-Men (1963) | 1..141`, `Avengers (1963) | Avengers (1998) | 416..499 | 1` */
function readAlias(line: DataLine): Alias | undefined {
  if (!line.hasShape(REQUIRED, COLUMNS)) return undefined
  const text = line.field(0)
  const [, title = text, year] = /^(.+) \((\d{4})\)$/.exec(text) ?? []
  const written = line.field(2)
  const numbers = written === '' ? undefined : readWith(line, () => parseIssueNumbers(written))
  const first = line.field(3)
  const start = first === '' ? undefined : readWith(line, () => parseIssueNumber(first))
  if (first !== '' && written === '') line.fault('says where to begin, but not with which numbers')
  return {
    title,
    year: year === undefined ? undefined : Number(year),
    series: line.field(1),
    numbers: numbers && new Set(numbers.map(valueOfNumber)),
    shift: start === undefined ? 0 : valueOfNumber(start) - valueOfNumber(numbers?.[0] ?? '0'),
  }
}
