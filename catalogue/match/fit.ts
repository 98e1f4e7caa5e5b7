import { yearOf } from '../load/dates.ts'
import type { ComicRecord, SeriesRecord } from '../load/records.ts'
import type { TitleEntry } from './title-index.ts'

/** What is asked for besides title and number. */
export interface Asked {
  volume?: number | undefined
  year?: number | undefined
}

/** Lower fits better. What is not worth a match may still be worth a question. */
export interface Fit {
  cost: number
  isSure: boolean
}

/** Smaller numbers count the volumes of a title, larger ones are years. */
const LEAST_YEAR = 1900
/** Sources count volumes alike up to here; later on some count what others do not. */
const COUNTED_ALIKE = 4
/** Sources differ so far in the month of a cover. */
const MONTHS_APART = 2
/** From here on it is the old numbering that goes on, and no new volume gets there soon. */
const LEGACY = 100

/**
 * How well a comic of that title and number fits the asked volume and year; undefined if it cannot be meant.
 * The year of a cover weighs most, since lists agree on it: it may be one off where ours is inferred.
 */
export function fitOf(
  asked: Asked,
  entry: TitleEntry,
  series: SeriesRecord,
  comic: ComicRecord,
): Fit | undefined {
  const { volume, year } = asked
  const coverYear = yearOf(comic.coverMonth)
  const off = year === undefined || coverYear === 0 ? undefined : yearsOff(year, comic)
  if (volume === undefined) return byYear(off)
  if (volume < LEAST_YEAR) return byOrdinal(volume === entry.ordinal, volume, off)
  if (entry.startYear === 0) return { cost: 3, isSure: false }
  const apart = Math.abs(volume - entry.startYear)
  if (apart === 0) return sameVolume(off, comic.coverMonthInferred)
  if (apart === 1) return nextVolume(off, entry.turn === volume)
  if (entry.alias?.year !== undefined || volume > coverYear) return undefined
  const printed = comic.issueNumber - (entry.alias?.shift ?? 0)
  return volume > series.startYear ? within(off, printed) : later(off, printed)
}

/** One year is nothing across the turn of a year, nor where we infer the month; otherwise it counts double. */
function yearsOff(year: number, { coverMonth, coverMonthInferred }: ComicRecord): number {
  const years = Math.abs(year - yearOf(coverMonth))
  if (years !== 1 || coverMonthInferred) return years
  const month = Number(coverMonth.slice(5))
  return (year < yearOf(coverMonth) ? month : 13 - month) <= MONTHS_APART ? 1 : 2
}

function byYear(off: number | undefined): Fit | undefined {
  if (off === undefined) return { cost: 0, isSure: true }
  return off <= 2 ? { cost: off, isSure: off <= 1 } : undefined
}

function byOrdinal(isSame: boolean, volume: number, off: number | undefined): Fit | undefined {
  if (off === undefined) {
    return { cost: isSame ? 0 : 1, isSure: isSame && volume <= COUNTED_ALIKE }
  }
  if (off <= 1) return { cost: off * 2 + (isSame ? 0 : 1), isSure: true }
  return isSame ? { cost: 4, isSure: false } : undefined
}

function sameVolume(off: number | undefined, isInferred: boolean): Fit {
  if (off === undefined || off <= 1) return { cost: off ?? 0, isSure: true }
  return { cost: 3, isSure: off === 2 && isInferred }
}

/**
 * Sources differ by a year where a series began at the turn of one. Otherwise it is another series, as the
 * Ghost Rider of 2005 is not that of 2006.
 */
function nextVolume(off: number | undefined, isAtTurn: boolean): Fit | undefined {
  if (off !== undefined && off > 1) return undefined
  return { cost: 1 + (off ?? 0), isSure: isAtTurn }
}

/** Some take a new title on the cover for a new volume: Uncanny X-Men from 1981. */
function within(off: number | undefined, issueNumber: number): Fit | undefined {
  if (off === undefined || off === 0) return { cost: 2, isSure: true }
  return off === 1 ? { cost: 3, isSure: issueNumber >= LEGACY } : undefined
}

/** Some count on where we have a later volume: #500 of the Amazing Spider-Man of 1963. */
function later(off: number | undefined, issueNumber: number): Fit | undefined {
  if (off === undefined) return { cost: 3, isSure: issueNumber >= LEGACY }
  if (off === 0) return { cost: 3, isSure: true }
  return off === 1 && issueNumber >= LEGACY ? { cost: 4, isSure: true } : undefined
}
