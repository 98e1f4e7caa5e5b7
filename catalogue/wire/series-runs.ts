import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord, Credit, SeriesRecord } from '../load/records.ts'
import { isTeller } from '../load/teller-roles.ts'
import { isBefore } from './neighbours.ts'
import { isReprint } from './reprints.ts'
import { type Tenure, tenuresOf } from './tenures.ts'

/** A stretch of a series that one team made, as readers speak of it. */
export interface SeriesRun {
  /** Writers first; at most four. */
  creators: number[]
  /** The comics from the first to the last, fill-ins by others among them. */
  comics: number[]
}

/** Nobody has a run of fewer issues, however short the series is. */
export const MIN_RUN = 3
/** The share of a run that a second writer or artist must have made to be named. */
const REGULAR_SHARE = 0.6
/** The share of a run that its team must have made. */
const TEAM_SHARE = 0.5
/** Where one artist drew that much of a writer's tenure, the two are the run, not the writer alone. */
const SHARE_OF_TENURE = 0.75
/** An artist alone, through the times of several writers, is a run only if it is a long one. */
const MIN_ARTIST_ISSUES = 20
const MAX_CREATORS = 4

interface Issue {
  comic: number
  writers: number[]
  artists: number[]
}

type Task = 'writers' | 'artists'

/** A run by the places of its issues. */
interface Stretch {
  creators: number[]
  from: number
  to: number
}

/**
 * The runs of a series, oldest first, from its writers and artists. A team of a regular writer and a
 * regular artist is a run; so is the whole tenure of a writer who had several artists, or the other
 * way round.
 */
export function runsOf(catalogue: Catalogue, series: number): SeriesRun[] {
  if (catalogue.series[series]?.type === 'collection') return []
  const issues = issuesOf(catalogue, series)
  const minIssues = minRunOf(issues.length)
  if (issues.length < minIssues) return []
  const writers = tenuresIn(issues, 'writers', minIssues)
  const artists = tenuresIn(issues, 'artists', minIssues)
  const teams = writers.flatMap((writer) =>
    artists.flatMap((artist) => teamOf(issues, writer, artist, minIssues)),
  )
  const alone = [
    ...writers.filter((writer) => isOwnRun(writer, teams)),
    ...artists.filter((artist) => isArtistsRun(artist, writers, teams, issues)),
  ].map((tenure) => ({ ...tenure, creators: [tenure.creator] }))
  return [...teams, ...alone]
    .map((stretch) => ({ ...stretch, creators: namedIn(issues, stretch) }))
    .sort((one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from)
    .filter(isLongestOfTeam)
    .sort((one, other) => one.from - other.from || other.to - one.to)
    .map(({ creators, from, to }) => ({
      creators,
      comics: issues.slice(from, to + 1).map(({ comic }) => comic),
    }))
}

/** In the order of the months. A number below zero is a flashback that stands outside of its run. */
function issuesOf(catalogue: Catalogue, series: number): Issue[] {
  const record = catalogue.series[series] as SeriesRecord
  const at = (comic: number) => catalogue.comics[comic] as ComicRecord
  const creditsOf = (comic: number) => (isReprint(record, at(comic)) ? [] : at(comic).credits)
  const issues = Array.from(catalogue.issuesOf('series', series))
    .filter((comic) => at(comic).issueNumber >= 0)
    // Comics are sorted newest first: reversed they are nearly in order, which makes sorting fast.
    .reverse()
    .sort((one, other) => (isBefore(at(one), at(other)) ? -1 : 1))
    .map((comic) => toIssue(comic, creditsOf(comic)))
  const drew = new Set(issues.flatMap(({ artists }) => artists))
  for (const issue of issues) {
    // An artist who helps with the plot is often stated as the second writer, and then nobody as artist.
    if (issue.artists.length > 0 || issue.writers.length < 2) continue
    issue.artists = issue.writers.filter((writer) => drew.has(writer))
  }
  return issues
}

function toIssue(comic: number, credits: readonly Credit[]): Issue {
  const issue: Issue = { comic, writers: [], artists: [] }
  for (const { creator, role } of credits) {
    if (!isTeller(role)) continue
    const makers = role === 'writer' ? issue.writers : issue.artists
    if (!makers.includes(creator)) makers.push(creator)
  }
  return issue
}

/** A few issues are a guest's stint in a long series, and half of a short one. */
function minRunOf(issues: number): number {
  if (issues <= 8) return MIN_RUN
  if (issues <= 24) return 4
  return issues <= 100 ? 5 : 6
}

function tenuresIn(issues: readonly Issue[], task: Task, minIssues: number): Tenure[] {
  const tenures = tenuresOf(
    issues.map((issue) => issue[task]),
    minIssues,
  )
  return tenures.filter((tenure) => creditedIn(issues, tenure, task).length >= minIssues)
}

/** The places within a tenure that the person is credited for. */
function creditedIn(issues: readonly Issue[], { creator, from, to }: Tenure, task: Task): number[] {
  const places: number[] = []
  for (let place = from; place <= to; place += 1) {
    if (issues[place]?.[task].includes(creator)) places.push(place)
  }
  return places
}

/** The stretch in which a writer and an artist made most issues together; of one person, all they wrote. */
function teamOf(
  issues: readonly Issue[],
  writer: Tenure,
  artist: Tenure,
  minIssues: number,
): Stretch[] {
  const overlap = { from: Math.max(writer.from, artist.from), to: Math.min(writer.to, artist.to) }
  const drawn = new Set(creditedIn(issues, { ...artist, ...overlap }, 'artists'))
  const places = creditedIn(issues, { ...writer, ...overlap }, 'writers').filter((place) =>
    drawn.has(place),
  )
  const [from = 0] = places
  const to = places.at(-1) ?? 0
  if (places.length < minIssues || places.length < (to - from + 1) * TEAM_SHARE) return []
  if (writer.creator !== artist.creator) {
    return [{ creators: [writer.creator, artist.creator], from, to }]
  }
  const written = writer.to - writer.from + 1
  return places.length < written * TEAM_SHARE
    ? []
    : [{ creators: [writer.creator], from: writer.from, to: writer.to }]
}

/** Whether a tenure is more than what its longest team made. */
function isOwnRun(tenure: Tenure, teams: readonly Stretch[]): boolean {
  const length = tenure.to - tenure.from + 1
  return !teams.some(
    ({ creators, from, to }) =>
      creators.includes(tenure.creator) &&
      from >= tenure.from &&
      to <= tenure.to &&
      (creators.length === 1 || to - from + 1 >= length * SHARE_OF_TENURE),
  )
}

/** Where nobody knows the writers, whoever drew is all that is known of the run. */
function isArtistsRun(
  artist: Tenure,
  writers: readonly Tenure[],
  teams: readonly Stretch[],
  issues: readonly Issue[],
): boolean {
  const wrote = writers.some(
    ({ creator, from, to }) => creator === artist.creator && from <= artist.to && to >= artist.from,
  )
  if (wrote || !isOwnRun(artist, teams)) return false
  const made = issues.slice(artist.from, artist.to + 1)
  const written = made.filter((issue) => issue.writers.length > 0)
  return made.length >= MIN_ARTIST_ISSUES || written.length < made.length * TEAM_SHARE
}

/** With the second writer and the second artist of most issues. */
function namedIn(issues: readonly Issue[], { creators, from, to }: Stretch): number[] {
  const made = issues.slice(from, to + 1)
  const [lead = 0] = creators
  const isWritten = made.some(({ writers }) => writers.includes(lead))
  const others = creators.length > 1 ? regularsOf(made, 'artists') : []
  const named = [lead, ...(isWritten ? regularsOf(made, 'writers') : []), ...creators, ...others]
  return [...new Set(named)].slice(0, MAX_CREATORS)
}

function regularsOf(issues: readonly Issue[], task: Task): number[] {
  const counts = new Map<number, number>()
  const known = issues.filter((issue) => issue[task].length > 0)
  for (const person of known.flatMap((issue) => issue[task])) {
    counts.set(person, (counts.get(person) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= known.length * REGULAR_SHARE)
    .sort(([one, count], [other, more]) => more - count || one - other)
    .map(([person]) => person)
}

/** Whoever is named as the second may be the first of a shorter run of the same team. */
function isLongestOfTeam(run: Stretch, place: number, runs: readonly Stretch[]): boolean {
  return !runs
    .slice(0, place)
    .some(
      (other) =>
        other.from <= run.to && other.to >= run.from && isSameTeam(other.creators, run.creators),
    )
}

function isSameTeam(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((creator) => other.includes(creator))
}
