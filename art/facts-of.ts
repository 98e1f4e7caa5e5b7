import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { type ComicRecord, isBook } from '#catalogue/load/records.ts'
import { badgeOf } from './covers/badge.ts'
import { type Cast, Casts } from './covers/cast.ts'
import type { CoverFacts } from './covers/cover-facts.ts'
import { type Front, frontOf } from './covers/front.ts'
import { genreOfTitle } from './genre-of.ts'
import { Twins } from './twins.ts'

/** Where the month is unknown, a year whose covers look like many others. */
export const UNDATED = 1975

/** So many covers of one issue differ at first sight; further ones are told apart as twins. */
const VARIANTS = 23

/** Turns records into what a cover may state. */
export class CoverFactsOf {
  private readonly catalogue: Catalogue
  private readonly casts: Casts
  private readonly twins: Twins

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
    this.casts = new Casts(catalogue)
    this.twins = new Twins(catalogue)
  }

  comic(record: number): CoverFacts {
    const facts = this.stated(record)
    const twin = this.twins.countBefore(record, facts, (other) => this.stated(other))
    return twin === 0 ? facts : { ...facts, twin }
  }

  private stated(record: number): CoverFacts {
    const comic = this.catalogue.comics[record] as ComicRecord
    const title = this.catalogue.series[comic.series]?.title ?? ''
    const year = Number(comic.coverMonth.slice(0, 4)) || UNDATED
    const front = this.frontOf(title, year, this.casts.of(comic))
    return {
      ...front,
      series: title,
      number: this.numberOf(comic),
      year,
      month: Number(comic.coverMonth.slice(5, 7)) || 1,
      event: this.eventOf(record),
      key: comic.key === null ? [] : badgeOf(comic.key),
      price: comic.price,
      strip: front.lead.name,
      variant: comic.variantOf === null ? 0 : 1 + (comic.id % VARIANTS),
      make: makeOf(comic.format),
      volume: this.twins.volumesBefore(comic.series),
      twin: 0,
    }
  }

  private numberOf(comic: ComicRecord): string {
    const { format, issueNumber, number, series } = comic
    if (isBook(format) && this.catalogue.series[series]?.type === 'collection') return ''
    return format === 'comic' || issueNumber > 0 ? inLetters(number) : ''
  }

  /** A page with nothing on it but a title and a year. */
  bare(title: string, year: number): CoverFacts {
    return {
      ...this.frontOf(title, year, undefined),
      series: title,
      number: '',
      year,
      month: 0,
      event: null,
      key: [],
      price: 0,
      strip: title,
      variant: 0,
      make: 'issue',
      volume: 0,
      twin: 0,
    }
  }

  private frontOf(title: string, year: number, cast: Cast | undefined): Front {
    const told = genreOfTitle(title)
    const namesake = cast === undefined ? this.casts.namesake(title) : undefined
    return frontOf({ title, year, told, cast, namesake })
  }

  private eventOf(record: number): string | null {
    const [event] = this.catalogue.relation('comics', 'events').of(record)
    return event === undefined ? null : (this.catalogue.events[event]?.title ?? null)
  }
}

/** The letters of the covers have no sign for a fraction. */
function inLetters(number: string): string {
  return number.replace('½', '1/2').replace('¼', '1/4').replace('¾', '3/4')
}

function makeOf(format: ComicRecord['format']): CoverFacts['make'] {
  if (isBook(format)) return 'book'
  return format.startsWith('digital') || format === 'infinite comic' ? 'digital' : 'issue'
}
