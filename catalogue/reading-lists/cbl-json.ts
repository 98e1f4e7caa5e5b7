import { entryLinesIn } from './cbl-json-lines.ts'
import {
  type CblEntry,
  CblFault,
  type CblList,
  checkCount,
  entryOf,
  OWN_DATABASE,
} from './cbl-list.ts'

/** More than any entry has. */
const MOST_KEYS = 100
const LIST_KEYS = ['issues', 'books', 'entries', 'items']

/**
 * The newer way of writing, still a draft: `{ ListDetails: { Name }, Issues: [{ SeriesName,
 * SeriesStartYear, IssueNum, CoverDate, Notes, Databases }] }`. Programs differ in how they spell the
 * keys, so case does not count, and the names of the older way are read too.
 */
export function readCblJson(text: string): CblList {
  const root = objectOf(parse(text))
  const details = objectOf(root.get('listdetails') ?? root.get('readinglist'))
  const of = (key: string) => root.get(key) ?? details.get(key)
  const key = LIST_KEYS.find((candidate) => Array.isArray(of(candidate)))
  if (key === undefined) throw new CblFault('The file is not a reading list: it has no "Issues".')
  const books = of(key) as unknown[]
  checkCount(books.length)
  const lines = entryLinesIn(text, key, books.length)
  return {
    name: textOf(details.get('name') ?? root.get('name') ?? root.get('title')).trim(),
    description: textOf(of('description')).trim(),
    entries: books.map((book, place) => readBook(book, lines[place] ?? place + 1)),
  }
}

/** Nesting is what a parser is slow at; a list of the greatest length has a third of it. */
const MOST_BRACKETS = 1_000_000

function parse(text: string): unknown {
  if (countBrackets(text) > MOST_BRACKETS)
    throw new CblFault('The file is no list, but nested JSON.')
  try {
    return JSON.parse(text)
  } catch {
    throw new CblFault('The file begins like JSON and is none.')
  }
}

function countBrackets(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '[' || sign === '{') count += 1
  }
  return count
}

function readBook(book: unknown, line: number): CblEntry {
  const given = objectOf(book)
  const fields = new Map<string, string>()
  for (const [key, value] of given) fields.set(key, textOf(value))
  const series = objectOf(given.get('series'))
  if (series.size > 0) {
    fields.set('series', textOf(series.get('name') ?? series.get('title')))
    for (const key of ['volume', 'startyear']) {
      if (series.has(key)) fields.set(key, textOf(series.get(key)))
    }
  }
  const databases = given.get('databases')
  for (const database of Array.isArray(databases) ? databases : []) {
    const names = objectOf(database)
    if (names.get('name') === OWN_DATABASE) fields.set(OWN_DATABASE, textOf(names.get('issueid')))
  }
  return entryOf(line, fields)
}

function objectOf(value: unknown): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map()
  const held = value as Record<string, unknown>
  const keys = Object.keys(value).slice(0, MOST_KEYS)
  return new Map(keys.map((key) => [key.toLowerCase(), held[key]]))
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}
