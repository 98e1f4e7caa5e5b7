import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord, SeriesRecord } from '../load/records.ts'
import { isArtist } from './main-roles.ts'
import { isBefore } from './neighbours.ts'

/** Fewer issues of one writer and one artist are no run that people speak of. */
const MIN_ISSUES = 10
/** A shorter run that people remember issues of goes before a longer one without any. */
const WEIGHT_OF_KEY_ISSUE = 5
/** After more issues by others in between it is another run: the two of them have come back. */
const MAX_GAP = 5

export interface LongRun {
  /** The comic that it begins with. */
  comic: number
  /** `Chris Claremont and John Byrne, Uncanny X-Men (1963) #108–143`. */
  name: string
  comics: number
}

/** Issues by one writer and one artist, in order. */
interface Stint {
  writer: number
  artist: number
  issues: number[]
  /** The place of the latest issue among all. */
  last: number
}

/** Long stretches of a series by one writer and one artist, the best remembered first. */
export function longRuns(catalogue: Catalogue, series: number, issues: number[]): LongRun[] {
  const isKey = (comic: number) => catalogue.comics[comic]?.key !== null
  const weightOf = ({ issues: own }: Stint) =>
    own.length + WEIGHT_OF_KEY_ISSUE * own.filter(isKey).length
  return stintsOf(catalogue, issues)
    .filter((stint) => stint.issues.length >= MIN_ISSUES)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .map((stint) => toRun(catalogue, series, stint))
}

function stintsOf(catalogue: Catalogue, issues: number[]): Stint[] {
  const at = (comic: number) => catalogue.comics[comic] as ComicRecord
  const latest = new Map<string, Stint>()
  const stints: Stint[] = []
  const inOrder = issues.toSorted((a, b) => (isBefore(at(a), at(b)) ? -1 : 1))
  for (const [place, comic] of inOrder.entries()) {
    for (const { writer, artist } of pairsOf(at(comic))) {
      const pair = `${writer} ${artist}`
      let stint = latest.get(pair)
      if (stint === undefined || place - stint.last > MAX_GAP) {
        stint = { writer, artist, issues: [], last: place }
        stints.push(stint)
        latest.set(pair, stint)
      }
      stint.issues.push(comic)
      stint.last = place
    }
  }
  return stints
}

function pairsOf({ credits }: ComicRecord): { writer: number; artist: number }[] {
  const creatorsAs = (fits: (role: string) => boolean) => {
    return [...new Set(credits.filter(({ role }) => fits(role)).map(({ creator }) => creator))]
  }
  const artists = creatorsAs(isArtist)
  return creatorsAs((role) => role === 'writer').flatMap((writer) => {
    return artists.map((artist) => ({ writer, artist }))
  })
}

function toRun(catalogue: Catalogue, series: number, { writer, artist, issues }: Stint): LongRun {
  const { title, startYear } = catalogue.series[series] as SeriesRecord
  const numberOf = (comic: number | undefined) => catalogue.comics[comic as number]?.issueNumber
  const nameOf = (creator: number) => catalogue.creators[creator]?.fullName ?? ''
  const makers = writer === artist ? nameOf(writer) : `${nameOf(writer)} and ${nameOf(artist)}`
  return {
    comic: issues[0] as number,
    name: `${makers}, ${title} (${startYear}) #${numberOf(issues[0])}–${numberOf(issues.at(-1))}`,
    comics: issues.length,
  }
}
