import type { ComicCard } from '#contract/comic-card.ts'
import type { IssueFigures, Year } from '#contract/year.ts'
import { countDays } from './reading-days.ts'

interface Reading {
  id: number
  readAt: number
}

/** What members have read. */
export interface YearReadings {
  /** In any order, the end excluded. */
  readingsBetween(memberId: string, from: number, to: number): Promise<Reading[]>
  /** In which years of UTC, newest first. */
  readingYears(memberId: string): Promise<number[]>
}

/** The catalogue's part. */
export interface YearCatalogue {
  /** Its own number of an issue; undefined where it does not have it. */
  recordOf(issue: number): number | undefined
  card(issue: number): ComicCard | undefined
  /** Of such numbers; what was read again is in it more than once. */
  of(records: readonly number[]): IssueFigures
}

/** The figures of members' years. */
export class YearBook {
  private readonly readings: YearReadings
  private readonly catalogue: YearCatalogue

  constructor(readings: YearReadings, catalogue: YearCatalogue) {
    this.readings = readings
    this.catalogue = catalogue
  }

  async read(memberId: string, year: number): Promise<Year> {
    const [all, years] = await Promise.all([
      this.readings.readingsBetween(memberId, Date.UTC(year, 0), Date.UTC(year + 1, 0)),
      this.readings.readingYears(memberId),
    ])
    const records: number[] = []
    // One look for each reading: there may be tens of thousands.
    const readings = all.filter(({ id }) => {
      const record = this.catalogue.recordOf(id)
      if (record !== undefined) records.push(record)
      return record !== undefined
    })
    return {
      year,
      years,
      readings: readings.length,
      ...countDays(readings.map(({ readAt }) => readAt)),
      ...this.catalogue.of(records),
      first: this.dated(endOf(readings, -1)),
      latest: this.dated(endOf(readings, 1)),
    }
  }

  private dated(reading: Reading | undefined): Year['first'] {
    if (reading === undefined) return null
    const comic = this.catalogue.card(reading.id)
    return comic === undefined ? null : { comic, readAt: new Date(reading.readAt).toISOString() }
  }
}

/** The earliest (-1) or the latest (1); of equals the one with the lowest number. */
function endOf(readings: readonly Reading[], side: -1 | 1): Reading | undefined {
  let end = readings[0]
  for (const reading of readings) {
    const later = side * (reading.readAt - (end?.readAt ?? 0))
    if (later > 0 || (later === 0 && reading.id < (end?.id ?? 0))) end = reading
  }
  return end
}
