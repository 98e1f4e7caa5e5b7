import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord } from '../load/records.ts'
import type { CblEntry } from '../reading-lists/cbl-list.ts'
import { readCbl } from '../reading-lists/read-cbl.ts'
import { Namer } from '../wire/summaries.ts'
import { createMatcher, type Match } from './matcher.ts'

interface Counts {
  entries: number
  matched: number
  unsure: number
  unknown: number
}

interface MatchedLine extends CblEntry {
  result: Match['kind']
  /** Of the comic that is matched. */
  title?: string
  candidates?: { id: number; title: string }[]
}

interface MatchedFile extends Counts {
  file: string
  name: string
  /** Why it cannot be read. */
  fault?: string
  lines: MatchedLine[]
}

export interface MatchReport extends Counts {
  files: MatchedFile[]
}

/** Every entry of these reading lists, with the comic that it means. */
export function matchLists(
  catalogue: Catalogue,
  files: readonly { file: string; bytes: Uint8Array }[],
): MatchReport {
  const { match } = createMatcher(catalogue)
  const namer = new Namer(catalogue, { resources: '', site: '' })
  const named = (id: number) => {
    const record = catalogue.indexes.comics.numberOf(id) as number
    return { id, title: namer.comicTitle(catalogue.comics[record] as ComicRecord) }
  }
  const lineOf = (entry: CblEntry): MatchedLine => {
    const found = match(entry)
    const line = { ...entry, result: found.kind }
    if (found.kind === 'unsure') return { ...line, candidates: found.candidates.map(named) }
    if (found.kind === 'unknown') return line
    return { ...line, comic: found.comic, title: named(found.comic).title }
  }
  const matched = files.map(({ file, bytes }): MatchedFile => {
    const list = readCbl(bytes)
    if ('fault' in list) return { file, name: '', fault: list.fault, ...countOf([]), lines: [] }
    const lines = list.entries.map(lineOf)
    return { file, name: list.name, ...countOf(lines), lines }
  })
  return { ...countOf(matched.flatMap(({ lines }) => lines)), files: matched }
}

function countOf(lines: MatchedLine[]): Counts {
  const count = (kind: Match['kind']) => lines.filter(({ result }) => result === kind).length
  return {
    entries: lines.length,
    matched: count('matched'),
    unsure: count('unsure'),
    unknown: count('unknown'),
  }
}

/** The report for a reader: what each list has, and every line that is not matched. */
export function* describeMatches({ files, ...all }: MatchReport): Generator<string> {
  for (const { file, name, fault, lines, ...counts } of files) {
    yield plain(name === '' ? file : `${file}: ${name}`)
    yield `  ${fault ?? inWords(counts)}`
    for (const line of lines) if (line.result !== 'matched') yield `  ${describeLine(line)}`
    yield ''
  }
  yield `In all ${inWords(all)}`
}

function inWords({ entries, matched, unsure, unknown }: Counts): string {
  const share = entries === 0 ? '' : ` (${((100 * matched) / entries).toFixed(1)} %)`
  return `${entries} entries: ${matched} matched${share}, ${unsure} unsure, ${unknown} unknown`
}

function describeLine({ line, series, number, volume, year, result, candidates }: MatchedLine) {
  const asked = [
    plain(series),
    volume === undefined ? '' : ` (${volume})`,
    number === '' ? '' : ` #${plain(number)}`,
    year === undefined ? '' : `, ${year}`,
  ]
  const perhaps = candidates?.map(({ title }) => title).join(' or ')
  const end = perhaps === undefined ? '' : ` – perhaps ${perhaps}`
  return `line ${line}: ${result}: ${asked.join('')}${end}`
}

/** Without what could steer a terminal. */
function plain(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
