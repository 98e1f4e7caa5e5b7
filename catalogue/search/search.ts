import type { Catalogue } from '../index/catalogue.ts'
import type { Kind } from '../index/kinds.ts'
import type { ComicRecord, SeriesRecord } from '../load/records.ts'
import { Issues, type Reading, readingsOf } from './issues.ts'
import { indexByForms } from './name-index.ts'
import { type Entry, namedRecords } from './names.ts'
import { matchesIn, qualityOf, type Range, type Sought } from './quality.ts'
import { wordsOf } from './text.ts'

export interface Hit {
  kind: Kind
  record: number
  score: number
  /** Ranges of the title to mark; none where an alias or a real name was found. */
  matches: Range[]
}

export interface Result {
  /** How many were found; of comics without a number in the query, those of the few best series. */
  total: number
  hits: Hit[]
}

export interface Search {
  search(query: string, kinds: Kind[], limit: number): Result
}

/** So many of the index's proposals are judged; it puts likely and famous ones first. */
const JUDGED = 250
/** With fewer hits than this, words with slips are sought as well. */
const ENOUGH = 3
/** No less for a name that is found whole. */
const WHOLE = 1.05
/** A query without a number shows comics of so many series. */
const SERIES_SHOWN = 5

const FAME = 0.16
const FIRST_OF_FAMOUS = 0.15
const KEY_ISSUE = 0.08
const NUMBER_FOUND = 0.15
const YEAR_FOUND = 0.25
/** Where names are equal. */
const KIND_FIRST: Record<Kind, number> = {
  characters: 0.2,
  events: 0.18,
  series: 0,
  creators: 0,
  comics: 0,
  stories: 0,
}

interface Candidate extends Hit {
  /** Tells the record among all kinds: the place of its entry, or behind all entries for a comic. */
  key: number
  sought: Sought
  /** The entry whose title is the hit's title, or the series that a comic's title begins with. */
  entry: Entry
  number: string
}

interface Found {
  candidates: Candidate[]
  /** The keys of those that were found as well, but not judged. */
  rest: number[]
}

/**
 * Two layers. An index proposes characters, series, events and creators by their names; a judgement
 * of how well a name fits, and of fame, orders the proposals. Comics are not indexed: their titles
 * say nothing beyond series and number, so the series is sought by name and the issue looked up in it.
 */
export function buildSearch(catalogue: Catalogue): Search {
  const entries = namedRecords(catalogue)
  const names = indexByForms(entries)
  const issues = new Issues(catalogue)
  const comicKey = (record: number) => entries.length + record

  /** The best of what the index proposes, and the rest of it. */
  function named(reading: Reading, accept: (entry: Entry) => boolean, slips: boolean): Found {
    const { words, year, number } = reading
    const sought = soughtIn(words)
    if (sought.compact === '') return { candidates: [], rest: [] }
    const fits = (entry: Entry) => accept(entry) && (year === null || covers(entry, year, number))
    const proposed = names.find(words, (place) => fits(entries[place] as Entry), slips)
    const candidates = proposed.slice(0, JUDGED).map((place): Candidate => {
      const entry = entries[place] as Entry
      const { kind, record, fame } = entry
      const quality = qualityOf(sought, entry, number === null ? 0.7 : 1)
      const begun = year !== null && entry.startYear === year ? YEAR_FOUND : 0
      const score = quality === 0 ? 0 : quality + FAME * fame + KIND_FIRST[kind] * quality + begun
      return { key: place, kind, record, score, matches: [], sought, entry, number: '' }
    })
    return { candidates, rest: proposed.slice(JUDGED) }
  }

  const fameByName = new Map(
    entries.flatMap(({ kind, record, fame }) =>
      kind === 'characters' ? [[catalogue.characters[record]?.name, fame] as const] : [],
    ),
  )

  /** Of two issues with one number, the one that readers seek is where somebody famous began. */
  function keyScore(record: number): number {
    const key = catalogue.comics[record]?.key
    if (key == null) return 0
    const begun = key.tags.map((tag) => fameByName.get(tag.replace(/^first: /, '')) ?? 0)
    return KEY_ISSUE + FIRST_OF_FAMOUS * Math.max(0, ...begun)
  }

  function comicIn(series: Candidate, record: number, extra: number, number: string): Candidate {
    const score = series.score + keyScore(record) + extra
    return { ...series, key: comicKey(record), kind: 'comics', record, number, score }
  }

  /** The issue of that number in every series that fits and has it. */
  function numbered(reading: Reading, number: number, slips: boolean): Found {
    const hasIt = ({ kind, record }: Entry) =>
      kind === 'series' && issues.find(record, number) !== undefined
    const { candidates, rest } = named(reading, hasIt, slips)
    const issueIn = (series: number) => issues.find(series, number) as number
    return {
      candidates: candidates.map((series) =>
        comicIn(series, issueIn(series.record), NUMBER_FOUND, String(number)),
      ),
      rest: rest.map((place) => comicKey(issueIn((entries[place] as Entry).record))),
    }
  }

  /** Without a number: the issues of the best series, key issues first. */
  function issuesOf(candidates: Candidate[], limit: number): Found {
    const rest: number[] = []
    const comics: Candidate[] = []
    const series = ranked(candidates.filter(({ kind }) => kind === 'series'))
    for (const one of series.slice(0, SERIES_SHOWN)) {
      const all = issues.of(one.record)
      const isKey = (record: number) => catalogue.comics[record]?.key != null
      const shown = [...all.filter(isKey), ...all.filter((record) => !isKey(record))]
      for (const record of shown.slice(0, limit)) {
        comics.push(comicIn({ ...one, score: one.score / 2 }, record, 0, ''))
      }
      rest.push(...shown.slice(limit).map(comicKey))
    }
    return { candidates: comics, rest }
  }

  function toHit({ kind, record, score, sought, entry, number }: Candidate): Hit {
    const matches = matchesIn(sought, entry.title)
    if (kind === 'comics' && number !== '') matches.push(numberRange(catalogue, record, number))
    return { kind, record, score, matches }
  }

  function find(reading: Reading, kinds: Kind[], limit: number, slips: boolean): Found[] {
    const comics = kinds.includes('comics')
    if (reading.number !== null) return comics ? [numbered(reading, reading.number, slips)] : []
    const accepted = comics ? [...kinds, 'series'] : kinds
    const { candidates, rest } = named(reading, ({ kind }) => accepted.includes(kind), slips)
    const isWanted = ({ kind }: { kind: Kind }) => kinds.includes(kind)
    const wanted = {
      candidates: candidates.filter(isWanted),
      rest: rest.filter((place) => isWanted(entries[place] as Entry)),
    }
    return [wanted, ...(comics ? [issuesOf(candidates, limit)] : [])]
  }

  return {
    search(query, kinds, limit) {
      const readings = readingsOf(query)
      const all = (slips: boolean) =>
        readings.flatMap((reading) => find(reading, kinds, limit, slips))
      const strict = all(false)
      const found = isEnough(strict) ? strict : all(true)
      const hits = distinct(ranked(found.flatMap(({ candidates }) => candidates)))
      const rest = found.flatMap((part) => part.rest)
      // One reading finds each record once, so the usual query is spared the set.
      const total = readings.length > 1 ? countDistinct(hits, rest) : hits.length + rest.length
      return { total, hits: hits.slice(0, limit).map(toHit) }
    },
  }
}

/** Slips are sought only if the words as typed give little: a few hits, none of them whole. */
function isEnough(found: Found[]): boolean {
  const candidates = found.flatMap((part) => part.candidates)
  return candidates.length >= ENOUGH || candidates.some(({ score }) => score >= WHOLE)
}

function soughtIn(text: string): Sought {
  const words = wordsOf(text).map((word) => word.text)
  return { words, compact: words.join('') }
}

/** A year beside a name is the first one of a series, or, with a number, any in which it ran. */
function covers({ startYear, endYear }: Entry, year: number, number: number | null): boolean {
  return number === null ? startYear === year : startYear <= year && year <= endYear
}

function ranked(candidates: Candidate[]): Candidate[] {
  return candidates
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.entry.fame - a.entry.fame || a.record - b.record)
}

/** Several readings may find the same record: its best place counts. */
function distinct(candidates: Candidate[]): Candidate[] {
  const seen = new Set<number>()
  return candidates.filter(({ key }) => {
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** What one reading leaves unjudged another may have judged, or left as well. */
function countDistinct(hits: Candidate[], rest: number[]): number {
  const keys = new Set(rest)
  for (const { key } of hits) keys.add(key)
  return keys.size
}

/** The number in `Amazing Spider-Man (1963) #300`. */
function numberRange(catalogue: Catalogue, record: number, number: string): Range {
  const comic = catalogue.comics[record] as ComicRecord
  const { title, startYear } = catalogue.series[comic.series] as SeriesRecord
  const from = `${title} (${startYear}) #`.length
  return [from, from + number.length]
}
