import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord, SeriesRecord } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'
import { bearsNumber } from '../wire/bears-number.ts'
import { type Candidate, type Found, type Proposal, ranked } from './candidates.ts'
import { isIn } from './contexts.ts'
import type { Issues } from './issues.ts'
import type { Entry } from './names.ts'
import type { Range } from './quality.ts'
import type { Sought } from './sought.ts'
import type { Span } from './years.ts'

/** A query without a number shows comics of this many series. */
const SERIES_SHOWN = 5
const FIRST = 'first: '
const FIRST_OF_FAMOUS = 0.25
const FIRST_OF_NAMESAKE = 0.5
const KEY_ISSUE = 0.08
const NUMBER_FOUND = 0.15
/** The score of any key issue where only its year is sought. */
const OF_THE_YEAR = 0.6

/**
 * Comics are not indexed: their titles hold nothing beyond series and number, so they are found
 * through their series.
 */
export class ComicFinder {
  private readonly catalogue: Catalogue
  private readonly entries: readonly Entry[]
  private readonly issues: Issues
  private readonly characters: Map<string | undefined, Entry>
  private readonly placeOfSeries: number

  constructor(catalogue: Catalogue, entries: readonly Entry[], issues: Issues) {
    this.catalogue = catalogue
    this.entries = entries
    this.issues = issues
    this.characters = new Map(
      entries
        .filter(({ kind }) => kind === 'characters')
        .map((entry) => [catalogue.characters[entry.record]?.name, entry]),
    )
    this.placeOfSeries = entries.findIndex(({ kind }) => kind === 'series')
  }

  keyOf(comic: number): number {
    return this.entries.length + comic
  }

  /** The issue of that number, if the entry is a series that has it. Nobody asks for a book by one that it does not bear. */
  issueIn({ kind, record }: Entry, number: string): number | undefined {
    const series = kind === 'series' ? this.catalogue.series[record] : undefined
    if (series === undefined) return undefined
    const found = this.issues.find(record, number)
    const comic = found === undefined ? undefined : this.catalogue.comics[found]
    return comic !== undefined && bearsNumber(comic, series) ? found : undefined
  }

  /** The issue of that number in every matching series, all of which have it. */
  numbered({ candidates, rest }: Found, number: string): Found {
    const recordIn = (entry: Entry) => this.issueIn(entry, number) as number
    return {
      candidates: candidates.map((series) =>
        this.comicIn(series, recordIn(series.entry), NUMBER_FOUND, number),
      ),
      rest: rest.map((place) => this.keyOf(recordIn(this.entries[place] as Entry))),
    }
  }

  /** Without a number: the issues of the best series, key issues first. */
  issuesOf(candidates: Candidate[], proposal: Proposal, limit: number): Found {
    const rest: number[] = []
    const comics: Candidate[] = []
    const series = ranked(candidates.filter(({ kind }) => kind === 'series'))
    for (const one of series.slice(0, SERIES_SHOWN)) {
      const all = this.issues.of(one.record).filter((comic) => this.suits(comic, proposal))
      const isKey = (record: number) => this.catalogue.comics[record]?.key != null
      const shown = [...all.filter(isKey), ...all.filter((record) => !isKey(record))]
      for (const record of shown.slice(0, limit)) {
        comics.push(this.comicIn({ ...one, score: one.score / 2 }, record, 0, ''))
      }
      rest.push(...shown.slice(limit).map((record) => this.keyOf(record)))
    }
    return { candidates: comics, rest }
  }

  /** Key issues, by their own weight. */
  keyIssues(comics: number[], sought: Sought): Candidate[] {
    return comics.map((record) => {
      const score = OF_THE_YEAR + this.keyScore(record)
      return this.alone(record, sought, score)
    })
  }

  /** A comic that is meant, whatever it is called. */
  alone(record: number, sought: Sought, score: number): Candidate {
    const { series } = this.catalogue.comics[record] as ComicRecord
    const entry = this.entries[this.placeOfSeries + series] as Entry
    const key = this.keyOf(record)
    return { key, kind: 'comics', record, score, why: '', sought, entry, number: '' }
  }

  /** The range of the number in `Amazing Spider-Man (1963) #300`. */
  numberRange(record: number, number: string): Range {
    const comic = this.catalogue.comics[record] as ComicRecord
    const from = `${seriesName(this.catalogue.series[comic.series] as SeriesRecord)} #`.length
    return [from, from + number.length]
  }

  private comicIn(series: Candidate, record: number, extra: number, number: string): Candidate {
    const named = number === '' ? 0 : this.namesakeScore(record, series.sought)
    const score = series.score + this.keyScore(record) + named + extra
    return { ...series, key: this.keyOf(record), kind: 'comics', record, number, score, why: '' }
  }

  /** Of issues with the same number, the first appearance of a popular character ranks first. */
  private keyScore(record: number): number {
    if (this.catalogue.comics[record]?.key == null) return 0
    const fames = this.firstSeenIn(record).map(({ fame }) => fame)
    return KEY_ISSUE + FIRST_OF_FAMOUS * Math.max(0, ...fames)
  }

  /** `hulk 1` is the issue in which the Hulk first appears, whatever else is called Hulk. */
  private namesakeScore(record: number, { compact }: Sought): number {
    const isNamesake = ({ title, others }: Entry) =>
      [title, ...others].some((name) => name.compact === compact)
    return this.firstSeenIn(record).some(isNamesake) ? FIRST_OF_NAMESAKE : 0
  }

  private firstSeenIn(record: number): Entry[] {
    const tags = this.catalogue.comics[record]?.key?.tags ?? []
    return tags.flatMap((tag) => {
      const character = tag.startsWith(FIRST) && this.characters.get(tag.slice(FIRST.length))
      return character || []
    })
  }

  private suits(record: number, { reading, context }: Proposal): boolean {
    if (context !== null && !isIn(context.comics, record)) return false
    return this.isWithin(this.catalogue.comics[record] as ComicRecord, reading.span)
  }

  /** A year beside a name is a series' start; of a decade only its own issues are shown. */
  private isWithin({ coverMonth }: ComicRecord, span: Span | null): boolean {
    if (span === null || span.from === span.to) return true
    const year = Number(coverMonth.slice(0, 4))
    return span.from <= year && year <= span.to
  }
}
