import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord, SeriesRecord } from '../load/records.ts'
import { Issues } from '../search/issues.ts'
import { distance } from '../search/text.ts'
import { type Alias, shippedAliases } from './aliases.ts'
import { type AskedNumber, parseAskedNumber } from './asked-number.ts'
import { type Asked, type Fit, fitOf } from './fit.ts'
import { type TitleEntry, TitleIndex } from './title-index.ts'
import { splitTitle, titleKey, withoutYear } from './title-key.ts'

/** A comic as somebody else names it. */
export interface ComicQuery {
  series: string
  number: string
  /** The first year of the series, or a small number that counts its volumes. */
  volume?: number | undefined
  /** The year on the cover. */
  year?: number | undefined
  format?: string | undefined
  /** The id that a list written here has beside it. */
  comic?: number | undefined
}

/** Comics by their ids; candidates best first. */
export type Match =
  | { kind: 'matched'; comic: number }
  | { kind: 'unsure'; candidates: number[] }
  | { kind: 'unknown' }

export interface Matcher {
  match(query: ComicQuery): Match
}

interface Candidate extends Fit {
  comic: number
}

const UNKNOWN: Match = { kind: 'unknown' }
const MOST_CANDIDATES = 10
const BOOKS =
  /\b(?:tpb|trade|paperback|hc|hardcover|gn|graphic novel|omnibus|collection|collected)\b/i
/** A title of this length may have one wrong letter, and one of twice as much two. */
const LETTERS_A_TYPO = 10

/** Builds its indexes once; each match then looks up a few series. */
export function createMatcher(
  catalogue: Catalogue,
  aliases: readonly Alias[] = shippedAliases(),
): Matcher {
  const shelf = new Shelf(catalogue, new TitleIndex(catalogue, aliases))
  return { match: (query) => shelf.match(query) }
}

class Shelf {
  private readonly catalogue: Catalogue
  private readonly titles: TitleIndex
  private readonly issues: Issues

  constructor(catalogue: Catalogue, titles: TitleIndex) {
    this.catalogue = catalogue
    this.titles = titles
    this.issues = new Issues(catalogue)
  }

  match(query: ComicQuery): Match {
    const { title, volume } = splitTitle(query.series)
    const asked = { volume: query.volume ?? volume, year: query.year }
    const number = parseAskedNumber(query.number)
    const own = this.ownComic(query.comic, title, number)
    if (own !== undefined) return { kind: 'matched', comic: own.id }
    const isAnnual = number.isAnnual || /\bannual\b/i.test(query.format ?? '')
    const wanted = isAnnual && !/\bannual\b/i.test(title) ? `${title} Annual` : title
    const wantsBook = BOOKS.test(query.format ?? '')
    const found = this.decide(this.candidates(this.titles.find(wanted, wantsBook), asked, number))
    if (found.kind !== 'unknown' || wantsBook) return found
    return this.matchOtherwise(wanted, asked, number)
  }

  /** An id is believed where title and number say the same: somebody may have changed the list. */
  private ownComic(id = 0, title: string, { numbers }: AskedNumber): ComicRecord | undefined {
    const record = this.catalogue.indexes.comics.numberOf(id)
    if (record === undefined) return undefined
    const comic = this.comic(record)
    const isSame = titleKey(this.seriesOf(record).title) === titleKey(title)
    return isSame && numbers.includes(comic.number.toUpperCase()) ? comic : undefined
  }

  /** Ways to read the title that are tried where it leads nowhere as it is. */
  private matchOtherwise(title: string, asked: Asked, number: AskedNumber): Match {
    const loose = this.candidates(this.titles.findLoosely(title), asked, number)
    const found = this.decide(loose.filter(({ cost }) => cost <= 1))
    if (found.kind !== 'unknown') return found
    const yearly = this.matchYearly(title, asked, number)
    return yearly.kind === 'unknown' ? this.askAbout(title, asked, number) : yearly
  }

  /** `X-Men Annual '99`, `Thor 2000`, `X-Men Annual` #1999, `Free Comic Book Day 2017 (Secret Empire)` */
  private matchYearly(title: string, { volume }: Asked, number: AskedNumber): Match {
    const dated = withoutYear(title)
    if (dated !== undefined) {
      const isNamed = /\bannual\b|^free comic book day\b/i.test(dated.title)
      const wanted = isNamed ? dated.title : `${dated.title} Annual`
      const asked = { volume: dated.year, year: dated.year }
      return this.decide(this.candidates(this.titles.find(wanted, false), asked, number))
    }
    const year = Number(number.numbers[0] ?? 0)
    if (!/\bannual\b/i.test(title) || year < 1960 || year > 2100) return UNKNOWN
    const ofYear = this.titles
      .find(title, false)
      .flatMap(({ series }) =>
        this.issues
          .of(series)
          .filter((comic) => this.comic(comic).coverMonth.startsWith(`${year}-`)),
      )
    const near = (comic: number) => Math.abs(this.seriesOf(comic).startYear - (volume ?? year))
    ofYear.sort((a, b) => near(a) - near(b))
    return this.decide(ofYear.map((comic) => ({ comic, cost: near(comic), isSure: true })))
  }

  /** A title with a typing error is worth a question if all the rest fits. */
  private askAbout(title: string, asked: Asked, number: AskedNumber): Match {
    const year = asked.volume ?? asked.year
    const key = titleKey(title)
    const limit = Math.min(2, Math.floor(key.length / LETTERS_A_TYPO))
    if (year === undefined || limit === 0) return UNKNOWN
    const close: TitleEntry[] = []
    for (const [other, entries] of this.titles.around(year)) {
      const isTypo = distance(key, other, limit) <= limit && digitsOf(key) === digitsOf(other)
      if (isTypo && key !== other) close.push(...entries)
    }
    const candidates = this.candidates(close, asked, number).filter(({ cost }) => cost <= 1)
    return this.unsure(candidates)
  }

  private candidates(
    entries: readonly TitleEntry[],
    asked: Asked,
    number: AskedNumber,
  ): Candidate[] {
    const best = new Map<number, Candidate>()
    for (const entry of entries) {
      for (const comic of this.comicsOf(entry, number)) {
        const fit = fitOf(asked, entry, this.seriesOf(comic), this.comic(comic))
        if (fit === undefined || (best.get(comic)?.cost ?? 99) <= fit.cost) continue
        best.set(comic, { comic, cost: fit.cost, isSure: fit.isSure && !number.isVariant })
      }
    }
    return [...best.values()].sort((a, b) => a.cost - b.cost || this.length(b) - this.length(a))
  }

  private comicsOf({ series, alias }: TitleEntry, number: AskedNumber): number[] {
    const comics = this.issues.of(series)
    if (number.isBare && comics.length === 1) return [...comics]
    return number.numbers.flatMap((asked) => {
      if (alias?.numbers !== undefined && !alias.numbers.has(Number(asked))) return []
      const ours = alias?.shift ? String(Number(asked) + alias.shift) : asked
      return this.issues.find(series, ours) ?? []
    })
  }

  private decide(candidates: Candidate[]): Match {
    const [best, second] = candidates
    if (best === undefined) return UNKNOWN
    if (!best.isSure || second?.cost === best.cost) return this.unsure(candidates)
    return { kind: 'matched', comic: this.comic(best.comic).id }
  }

  private unsure(candidates: Candidate[]): Match {
    if (candidates.length === 0) return UNKNOWN
    const ids = candidates.map(({ comic }) => this.comic(comic).id)
    return { kind: 'unsure', candidates: ids.slice(0, MOST_CANDIDATES) }
  }

  /** Of two that fit alike, the one of the longer run is meant more often. */
  private length({ comic }: Candidate): number {
    return this.issues.of(this.comic(comic).series).length
  }

  private comic(comic: number): ComicRecord {
    return this.catalogue.comics[comic] as ComicRecord
  }

  private seriesOf(comic: number): SeriesRecord {
    return this.catalogue.series[this.comic(comic).series] as SeriesRecord
  }
}

function digitsOf(text: string): string {
  return text.replace(/\D+/g, '')
}
