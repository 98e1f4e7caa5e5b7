import type { Catalogue } from '../index/catalogue.ts'
import type { SeriesRecord } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'
import { runsOf, type SeriesRun } from './series-runs.ts'

/** A run with fewer issues of a character says little about them. */
const MIN_ISSUES = 10
/** A shorter run that people remember issues of goes before a longer one without any. */
const WEIGHT_OF_KEY_ISSUE = 5

export interface LongRun {
  /** The comic that it begins with, for somebody who reads one character. */
  comic: number
  /** `Chris Claremont and John Byrne, Uncanny X-Men (1963) #108–143`. */
  name: string
  /** How many of the character's issues it has. */
  comics: number
}

/** The runs of a series with many of a character's `issues` in it, the best remembered first. */
export function longRuns(catalogue: Catalogue, series: number, issues: number[]): LongRun[] {
  const theirs = new Set(issues)
  const isKey = (comic: number) => catalogue.comics[comic]?.key !== null
  const weightOf = (own: number[]) => own.length + WEIGHT_OF_KEY_ISSUE * own.filter(isKey).length
  return runsOf(catalogue, series)
    .map((run) => ({ run, own: run.comics.filter((comic) => theirs.has(comic)) }))
    .filter(({ own }) => own.length >= MIN_ISSUES)
    .sort((one, other) => weightOf(other.own) - weightOf(one.own))
    .map(({ run, own }) => ({
      comic: own[0] as number,
      name: nameOf(catalogue, series, run),
      comics: own.length,
    }))
}

function nameOf(catalogue: Catalogue, series: number, { creators, comics }: SeriesRun): string {
  const name = seriesName(catalogue.series[series] as SeriesRecord)
  const numberAt = (place: number) => catalogue.comics[comics.at(place) as number]?.number
  const names = creators.map((creator) => catalogue.creators[creator]?.fullName)
  const makers = new Intl.ListFormat('en-GB').format(names.map(String))
  return `${makers}, ${name} #${numberAt(0)}–${numberAt(-1)}`
}
