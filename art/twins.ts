import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { type ComicRecord, isBook } from '#catalogue/load/records.ts'
import type { CoverFacts } from './covers/cover-facts.ts'
import { type Era, eraOf } from './eras.ts'

/** The corner boxes of these times have no room for a year. */
const WITHOUT_YEAR: ReadonlySet<Era> = new Set(['silver', 'bronze'])

/**
 * Comics that would get one picture. A picture is made from what its cover states, and the same number
 * of two volumes, or two variants of one issue, may state the same.
 */
export class Twins {
  private readonly catalogue: Catalogue
  private volumes: ReadonlyMap<string, readonly number[]> | undefined
  /** By series and number, of the series that were asked for. */
  private readonly numbered = new Map<number, ReadonlyMap<number, readonly number[]>>()

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
  }

  /** How many earlier comics state the same. */
  countBefore(record: number, facts: CoverFacts, factsOf: (record: number) => CoverFacts): number {
    const shown = shownBy(facts)
    let count = 0
    for (const other of this.namesakesBefore(record)) {
      if (shownBy(factsOf(other)) === shown) count += 1
    }
    return count
  }

  /** Comics of that title, number and month which came out before, or are earlier variants. */
  private *namesakesBefore(record: number): Generator<number> {
    const own = this.catalogue.comics[record] as ComicRecord
    // The hardcover and the paperback of one title, whose numbers are not shown.
    const isTitled = isBook(own.format) && this.isCollection(own.series)
    for (const series of this.volumesOf(own.series)) {
      if (series === own.series && own.variantOf === null && !isTitled) continue
      const others = isTitled ? this.comicsOf(series) : this.numbersOf(series).get(own.issueNumber)
      for (const other of others ?? []) {
        if (this.isBefore(this.catalogue.comics[other] as ComicRecord, own)) yield other
      }
    }
  }

  private numbersOf(series: number): ReadonlyMap<number, readonly number[]> {
    const known = this.numbered.get(series)
    if (known !== undefined) return known
    const comics = this.comicsOf(series)
    const numbers = Map.groupBy(comics, (one) => this.catalogue.comics[one]?.issueNumber ?? 0)
    this.numbered.set(series, numbers)
    return numbers
  }

  private comicsOf(series: number): Uint32Array {
    return this.catalogue.relation('series', 'comics').of(series)
  }

  /** How many series of this title began earlier; books and runs are counted apart. */
  volumesBefore(series: number): number {
    const isCollection = this.isCollection(series)
    return this.volumesOf(series).filter(
      (other) => this.beganBefore(other, series) && this.isCollection(other) === isCollection,
    ).length
  }

  private volumesOf(series: number): readonly number[] {
    this.volumes ??= Map.groupBy(
      this.catalogue.series.keys(),
      (place) => this.catalogue.series[place]?.title ?? '',
    )
    return this.volumes.get(this.catalogue.series[series]?.title ?? '') ?? []
  }

  private isBefore(one: ComicRecord, other: ComicRecord): boolean {
    const isVariant = one.variantOf !== null
    if (isVariant !== (other.variantOf !== null)) return false
    if (one.coverMonth.slice(5) !== other.coverMonth.slice(5)) return false
    if (one.series === other.series) return one.id < other.id
    return this.beganBefore(one.series, other.series)
  }

  /** Of two that began in one year, the one with the lower id. */
  private beganBefore(one: number, other: number): boolean {
    const [first, second] = [this.catalogue.series[one], this.catalogue.series[other]]
    if (first === undefined || second === undefined) return false
    return (
      first.startYear < second.startYear ||
      (first.startYear === second.startYear && first.id < second.id)
    )
  }

  private isCollection(series: number): boolean {
    return this.catalogue.series[series]?.type === 'collection'
  }
}

/** What every composition shows. Who stands beside the lead is not on each of them. */
export function shownBy(facts: CoverFacts): string {
  const { series, number, year, month, lead, genre, event, key, variant, make } = facts
  const era = eraOf(year)
  const printed = WITHOUT_YEAR.has(era) ? era : year
  return JSON.stringify([
    series,
    number,
    printed,
    month,
    lead.name,
    genre,
    event,
    key,
    variant,
    make,
  ])
}
