import { SEARCH_KINDS, type SearchKind } from '#contract/search.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { Kind } from '../index/kinds.ts'
import type { ComicRecord, SeriesRecord } from '../load/records.ts'
import { Issues, type Reading, readingsOf } from './issues.ts'
import { indexByForms } from './name-index.ts'
import { type Entry, namedRecords } from './names.ts'
import { matchesIn, qualityOf, type Range, type Sought } from './quality.ts'
import { wordsOf } from './text.ts'

interface Hit {
  kind: Kind
  record: number
  score: number
  /** Ranges of the title to highlight; none where an alias or a real name matched. */
  matches: Range[]
}

interface Result {
  /** The number of matches of the requested kinds. */
  total: number
  /**
   * Matches of each kind, the same as if that kind were requested alone; of comics without a number
   * in the query, those of the few best series.
   */
  totals: Record<SearchKind, number>
  hits: Hit[]
}

export interface Search {
  /** The best hits: `limit` at most, and no more than `perKind` of one kind. */
  search(query: string, kinds: Kind[], limit: number, perKind?: number): Result
}

/**
 * This many candidates of each kind are scored; the index returns likely and popular ones first.
 */
const MAX_SCORED = 250
/** With fewer hits than this, the search is repeated with typo tolerance. */
const ENOUGH = 3
/** The lowest score of an exact name match. */
const EXACT_SCORE = 1.05
/** A query without a number shows comics of this many series. */
const SERIES_SHOWN = 5

const FAME = 0.16
const FIRST_OF_FAMOUS = 0.25
const KEY_ISSUE = 0.08
const NUMBER_FOUND = 0.15
const YEAR_FOUND = 0.25
/** Tie-breaker for equal names. */
const KIND_FIRST: Record<Kind, number> = {
  characters: 0.2,
  events: 0.18,
  series: 0,
  creators: 0,
  comics: 0,
  stories: 0,
}

interface Candidate extends Hit {
  /** Unique over all kinds: the index of its entry, or for a comic an offset behind all entries. */
  key: number
  sought: Sought
  /** The entry whose title is the hit's title, or the series at the start of a comic's title. */
  entry: Entry
  number: string
}

/** The index's candidates for one reading of the query: entries of all kinds, likeliest first. */
interface Proposal {
  reading: Reading
  sought: Sought
  places: number[]
}

interface Found {
  candidates: Candidate[]
  /** The keys of further matches, which were not scored. */
  rest: number[]
}

/**
 * Two stages. An inverted index retrieves characters, series, events and creators by their names;
 * scoring by match quality and popularity ranks them. Comics are not indexed: their titles hold
 * nothing beyond series and number, so the series is searched by name and the issue looked up in
 * it.
 */
export function buildSearch(catalogue: Catalogue): Search {
  const entries = namedRecords(catalogue)
  const names = indexByForms(entries)
  const issues = new Issues(catalogue)
  const comicKey = (record: number) => entries.length + record

  /** With a number the query means an issue: only series that have it match. */
  function fits(entry: Entry, { year, number }: Reading): boolean {
    if (number !== null && issueIn(entry, number) === undefined) return false
    return year === null || covers(entry, year, number)
  }

  function issueIn({ kind, record }: Entry, number: number): number | undefined {
    return kind === 'series' ? issues.find(record, number) : undefined
  }

  function propose(reading: Reading, typos: boolean): Proposal {
    const sought = soughtIn(reading.words)
    const accept = (place: number) => fits(entries[place] as Entry, reading)
    const places = sought.compact === '' ? [] : names.find(reading.words, accept, typos)
    return { reading, sought, places }
  }

  function toCandidate({ reading: { year, number }, sought }: Proposal, place: number): Candidate {
    const entry = entries[place] as Entry
    const { kind, record, fame } = entry
    const quality = qualityOf(sought, entry, number === null ? 0.7 : 1)
    const begun = year !== null && entry.startYear === year ? YEAR_FOUND : 0
    const score = quality === 0 ? 0 : quality + FAME * fame + KIND_FIRST[kind] * quality + begun
    return { key: place, kind, record, score, matches: [], sought, entry, number: '' }
  }

  /** The best of each kind, and the rest. The quota is by kind, so that counts add up. */
  function named(proposal: Proposal): Found {
    const candidates: Candidate[] = []
    const rest: number[] = []
    const scored = new Map<Kind, number>()
    for (const place of proposal.places) {
      const { kind } = entries[place] as Entry
      const before = scored.get(kind) ?? 0
      scored.set(kind, before + 1)
      if (before < MAX_SCORED) candidates.push(toCandidate(proposal, place))
      else rest.push(place)
    }
    return { candidates, rest }
  }

  const fameByName = new Map(
    entries.flatMap(({ kind, record, fame }) =>
      kind === 'characters' ? [[catalogue.characters[record]?.name, fame] as const] : [],
    ),
  )

  /** Of issues with the same number, the first appearance of a popular character ranks first. */
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

  /** The issue of that number in every matching series that has it. */
  function numbered(proposal: Proposal, number: number): Found {
    const { candidates, rest } = named(proposal)
    const recordIn = (entry: Entry) => issueIn(entry, number) as number
    return {
      candidates: candidates.map((series) =>
        comicIn(series, recordIn(series.entry), NUMBER_FOUND, String(number)),
      ),
      rest: rest.map((place) => comicKey(recordIn(entries[place] as Entry))),
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

  /**
   * Always searches all kinds, so that each is counted and ranked as if it were requested alone.
   */
  function find(proposal: Proposal, limit: number): Found[] {
    const { number } = proposal.reading
    if (number !== null) return [numbered(proposal, number)]
    const found = named(proposal)
    return [found, issuesOf(found.candidates, limit)]
  }

  /** Typo tolerance is used only if the exact words give few hits, none of them an exact name. */
  function isEnough(proposals: Proposal[]): boolean {
    const proposed = proposals.reduce((sum, { places }) => sum + places.length, 0)
    if (proposed >= ENOUGH) return true
    const candidates = proposals
      .flatMap((proposal) => find(proposal, ENOUGH))
      .flatMap((part) => part.candidates)
    return candidates.length >= ENOUGH || candidates.some(({ score }) => score >= EXACT_SCORE)
  }

  function countKinds(keys: Iterable<number>): Record<SearchKind, number> {
    const totals = { characters: 0, comics: 0, series: 0, events: 0, creators: 0 }
    for (const key of keys) totals[(entries[key]?.kind ?? 'comics') as SearchKind] += 1
    return totals
  }

  return {
    search(query, kinds, limit, perKind = limit) {
      const readings = readingsOf(query)
      const strict = readings.map((reading) => propose(reading, false))
      const proposals = isEnough(strict)
        ? strict
        : readings.map((reading) => propose(reading, true))
      const found = proposals.flatMap((proposal) => find(proposal, perKind))
      const all = distinct(ranked(found.flatMap(({ candidates }) => candidates)))
      const keys = [...all.map(({ key }) => key), ...found.flatMap(({ rest }) => rest)]
      // Several readings may find the same record, so duplicates are removed. A single reading
      // finds each record once, which saves the set for the usual query.
      const totals = countKinds(readings.length > 1 ? new Set(keys) : keys)
      const sought = SEARCH_KINDS.filter((kind) => kinds.includes(kind))
      const total = sought.reduce((sum, kind) => sum + totals[kind], 0)
      const wanted = all.filter(({ kind }) => kinds.includes(kind))
      const hits = firstOfEachKind(wanted, perKind).slice(0, limit)
      return { total, totals, hits: hits.map(toHit) }
    },
  }
}

function soughtIn(text: string): Sought {
  const words = wordsOf(text).map((word) => word.text)
  return { words, compact: words.join('') }
}

/** A year beside a name is a series' start year, or, with a number, any year of its run. */
function covers({ startYear, endYear }: Entry, year: number, number: number | null): boolean {
  return number === null ? startYear === year : startYear <= year && year <= endYear
}

function ranked(candidates: Candidate[]): Candidate[] {
  return candidates
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.entry.fame - a.entry.fame || a.record - b.record)
}

/** Several readings may find the same record: its highest rank counts. */
function distinct(candidates: Candidate[]): Candidate[] {
  const seen = new Set<number>()
  return candidates.filter(({ key }) => {
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function firstOfEachKind(candidates: Candidate[], count: number): Candidate[] {
  const seen = new Map<Kind, number>()
  return candidates.filter(({ kind }) => {
    const before = seen.get(kind) ?? 0
    seen.set(kind, before + 1)
    return before < count
  })
}

/** The range of the number in `Amazing Spider-Man (1963) #300`. */
function numberRange(catalogue: Catalogue, record: number, number: string): Range {
  const comic = catalogue.comics[record] as ComicRecord
  const { title, startYear } = catalogue.series[comic.series] as SeriesRecord
  const from = `${title} (${startYear}) #`.length
  return [from, from + number.length]
}
