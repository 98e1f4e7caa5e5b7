import { SEARCH_KINDS, type SearchKind } from '#contract/search.ts'
import type { Catalogue } from '../index/catalogue.ts'
import {
  type Candidate,
  distinct,
  type Found,
  firstOfEachKind,
  type Hit,
  type Proposal,
  ranked,
} from './candidates.ts'
import { ComicFinder } from './comic-finder.ts'
import { type Context, Contexts, isIn } from './contexts.ts'
import { type Intent, readIntent } from './intents.ts'
import { Issues } from './issues.ts'
import { Milestones } from './milestones.ts'
import { indexByForms } from './name-index.ts'
import { type Entry, namedRecords } from './names.ts'
import { matchesIn, qualityOf } from './quality.ts'
import { inWordsReadings, type Reading, readingsOf } from './readings.ts'
import { covers, scoreOf, sharedScore, yearScore } from './scores.ts'
import { soughtIn } from './sought.ts'
import { readVariant, variantsNamed } from './variants.ts'
import { YearBook } from './year-book.ts'

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
  search(query: string, kinds: SearchKind[], limit: number, perKind?: number): Result
}

/**
 * This many candidates of each kind are scored; the index returns likely and popular ones first.
 */
const MAX_SCORED = 250
/** With fewer hits than this, the search is repeated with typo tolerance. */
const ENOUGH = 3
/** The lowest score of an exact name match. */
const EXACT_SCORE = 0.9
/**
 * Where something is called like the query as a whole, it is not taken apart any further; the sooner,
 * the less a reading weighs.
 */
const GOOD_SCORE = 1

/** Above everything else, if something of somebody is wanted; else below an exact title. */
const WANTED = 2
const PERHAPS_WANTED = 1.29
const NAME_SCORE = 1.2
const STEP = 0.001
/** Beside what is wanted of it, the subject itself is shown further down. */
const SUBJECT = 0.7
/** So many namesakes of a subject, and no worse than that, have their say. */
const NAMESAKES = 3
const FAR_WORSE = 0.5

/**
 * Two stages. An inverted index retrieves characters, series, events, arcs and creators by their
 * names; scoring by match quality and popularity ranks them. Comics are found through their series
 * and, where the query asks for it, through what happens in them.
 */
export function buildSearch(catalogue: Catalogue): Search {
  const entries = namedRecords(catalogue)
  const names = indexByForms(entries)
  const issues = new Issues(catalogue)
  const comics = new ComicFinder(catalogue, entries, issues)
  const milestones = new Milestones(catalogue, issues)
  const contexts = new Contexts(catalogue, entries)
  let madeYearBook: YearBook | undefined

  function yearBook(): YearBook {
    madeYearBook ??= new YearBook(catalogue, entries)
    return madeYearBook
  }

  /** With a number the query means an issue: only series that have it match. */
  function fits(entry: Entry, { span, number }: Reading): boolean {
    if (number !== null && comics.issueIn(entry, number) === undefined) return false
    return span === null || covers(entry, span, number)
  }

  function isShared(entry: Entry, context: Context, number: number | null): boolean {
    if (number === null) return contexts.countIn(entry, context) > 0
    return isIn(context.comics, comics.issueIn(entry, number) ?? -1)
  }

  function propose(reading: Reading, query: string, typos: boolean): Proposal[] {
    const { words, span, number, beside } = reading
    const context = contexts.of(beside)
    return soughtIn(words, query).map((sought) => {
      const accept = (place: number) => {
        const entry = entries[place] as Entry
        return fits(entry, reading) && (context === null || isShared(entry, context, number))
      }
      if (words === '' && span !== null && number === null) {
        return { reading, sought, context, places: yearBook().entriesOf(span) }
      }
      const places = sought.compact === '' ? [] : names.find(sought, accept, typos)
      return { reading, sought, context, places }
    })
  }

  function toCandidate({ reading, sought, context }: Proposal, place: number): Candidate {
    const entry = entries[place] as Entry
    const { kind, record } = entry
    const quality = qualityOf(sought, entry, reading.number === null ? 0.7 : 1)
    const plain = quality === 0 ? 0 : scoreOf(entry, quality, reading)
    const score = sought.compact === '' ? yearScore(entry) : plain
    const candidate = { key: place, kind, record, score, why: '', sought, entry, number: '' }
    if (context === null || score === 0) return candidate
    const count = contexts.countIn(entry, context)
    const issuesMade = `${count} ${count === 1 ? 'issue' : 'issues'} by ${context.makers}`
    const why = context.makers === '' ? '' : issuesMade
    return { ...candidate, score: score + sharedScore(count), why }
  }

  /** Scored once, however often it is weighed whether more has to be tried. */
  function named(proposal: Proposal): Found {
    proposal.named ??= score(proposal)
    return proposal.named
  }

  /** The best of each kind, and the rest. The quota is by kind, so that counts add up. */
  function score(proposal: Proposal): Found {
    const candidates: Candidate[] = []
    const rest: number[] = []
    const scored = new Map<SearchKind, number>()
    for (const place of proposal.places) {
      const { kind } = entries[place] as Entry
      const before = scored.get(kind) ?? 0
      scored.set(kind, before + 1)
      if (before < MAX_SCORED) candidates.push(toCandidate(proposal, place))
      else rest.push(place)
    }
    return { candidates, rest }
  }

  /**
   * Always searches all kinds, so that each is counted and ranked as if it were requested alone.
   */
  function find(proposal: Proposal, limit: number): Found[] {
    const { words, number, span } = proposal.reading
    const found = named(proposal)
    if (number !== null) return [comics.numbered(found, number)]
    if (words === '' && span !== null) {
      const keyIssues = yearBook().keyIssuesOf(span)
      return [found, { candidates: comics.keyIssues(keyIssues, proposal.sought), rest: [] }]
    }
    return [found, comics.issuesOf(found.candidates, proposal, limit)]
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

  function proposalsFor(query: string): Proposal[] {
    const readings = readingsOf(query)
    const strict = readings.flatMap((reading) => propose(reading, query, false))
    const further = [...contexts.readingsOf(query), ...inWordsReadings(query)]
    const best = further.length === 0 ? 0 : bestScoreOf(strict)
    const tried = further.filter(({ weight }) => best < weight * GOOD_SCORE)
    strict.push(...tried.flatMap((reading) => propose(reading, query, false)))
    return isEnough(strict) ? strict : readings.flatMap((reading) => propose(reading, query, true))
  }

  function bestScoreOf(proposals: Proposal[]): number {
    const candidates = proposals.flatMap((proposal) => named(proposal).candidates)
    return candidates.reduce((best, { score }) => Math.max(best, score), 0)
  }

  function findAll(query: string, limit: number): Found[] {
    const intent = readIntent(query)
    const answer = (intent && answerTo(intent, query, limit)) ?? withVariants(query, limit)
    return answer ?? proposalsFor(query).flatMap((proposal) => find(proposal, limit))
  }

  /** An issue with those of its variants that the query names; undefined where it names none. */
  function withVariants(query: string, limit: number): Found[] | undefined {
    const asked = readVariant(query)
    if (asked === undefined) return undefined
    const found = proposalsFor(asked.issue).flatMap((proposal) => find(proposal, limit))
    const issues = ranked(found.flatMap(({ candidates }) => candidates))
    const variants = variantsNamed(catalogue, issues, asked)
    if (variants.length === 0) return undefined
    const candidates = variants.map((one) => ({ ...one, key: comics.keyOf(one.record) }))
    return [{ candidates, rest: [] }, ...found]
  }

  /** What is wanted of the subject, the subject itself, and whatever is called like the query. */
  function answerTo({ want, subject }: Intent, query: string, limit: number): Found[] | undefined {
    if (want === 'first issue') return findAll(`${subject} #1`, limit)
    const about = proposalsFor(subject).flatMap((proposal) => find(proposal, limit))
    const subjects = ranked(about.flatMap(({ candidates }) => candidates))
    const [best] = subjects
    if (best === undefined || best.score < PERHAPS_WANTED - FAR_WORSE) return undefined
    const wanted =
      want === 'page' || want === 'start' ? [startingAt(best, want)] : milestonesOf(subjects, want)
    const isSure = best.score >= NAME_SCORE && want !== 'page'
    const top = isSure ? WANTED : PERHAPS_WANTED
    const called = readingsOf(query).flatMap((reading) => propose(reading, query, false))
    return [
      { candidates: wanted.map((one, place) => ({ ...one, score: top - STEP * place })), rest: [] },
      ...called.flatMap((proposal) => find(proposal, limit)),
      ...about.map(({ candidates, rest }) => ({
        candidates: candidates.map((one) => ({ ...one, score: one.score * SUBJECT })),
        rest,
      })),
    ]
  }

  function startingAt(best: Candidate, want: Intent['want']): Candidate {
    const name = catalogue.characters[best.record]?.name
    if (want === 'page' || best.kind === 'series' || best.kind === 'creators') return best
    const why = best.kind === 'characters' ? `Where to begin with ${name}` : 'In reading order'
    return { ...best, why }
  }

  function milestonesOf(subjects: Candidate[], want: Intent['want']): Candidate[] {
    const persons = subjects.filter(({ kind }) => kind === 'characters')
    const worst = (persons[0]?.score ?? 0) - FAR_WORSE
    return persons
      .filter(({ score }) => score >= worst)
      .map(({ record, sought }) =>
        milestones
          .of(record, want)
          .map(({ comic, why }) => ({ ...comics.alone(comic, sought, 0), why })),
      )
      .filter((found) => found.length > 0)
      .slice(0, NAMESAKES)
      .flat()
  }

  function toHit({ kind, record, score, sought, entry, number, why }: Candidate): Hit {
    const matches = why !== '' && kind === 'comics' ? [] : matchesIn(sought, entry.title)
    if (kind === 'comics' && number !== '') matches.push(comics.numberRange(record, number))
    return { kind, record, score, matches, why }
  }

  function countKinds(keys: Iterable<number>): Record<SearchKind, number> {
    const totals = { characters: 0, comics: 0, series: 0, events: 0, arcs: 0, creators: 0 }
    for (const key of keys) totals[entries[key]?.kind ?? 'comics'] += 1
    return totals
  }

  return {
    search(query, kinds, limit, perKind = limit) {
      const found = findAll(query, perKind)
      const all = distinct(ranked(found.flatMap(({ candidates }) => candidates)))
      const keys = [...all.map(({ key }) => key), ...found.flatMap(({ rest }) => rest)]
      // Several readings may find the same record, so duplicates are removed. A single reading has
      // two parts, names and comics, and finds each record once, which saves the set for the usual
      // query.
      const totals = countKinds(found.length > 2 ? new Set(keys) : keys)
      const sought = SEARCH_KINDS.filter((kind) => kinds.includes(kind))
      const total = sought.reduce((sum, kind) => sum + totals[kind], 0)
      const wanted = all.filter(({ kind }) => kinds.includes(kind))
      const hits = firstOfEachKind(wanted, perKind).slice(0, limit)
      return { total, totals, hits: hits.map(toHit) }
    },
  }
}
