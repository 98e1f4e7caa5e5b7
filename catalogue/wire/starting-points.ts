import type { STARTING_REASONS } from '#contract/facts.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord, EventRecord, SeriesRecord } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'
import { longRuns } from './long-run.ts'
import { isBefore } from './neighbours.ts'

const SHOWN = 6
const LANDMARKS = 3
/** A series or an event with fewer of a character's comics says little about them. */
const MIN_COMICS = 3
const OWN_SHARE = 0.5

export interface StartingPoint {
  comic: number
  reason: (typeof STARTING_REASONS)[number]
  /** The series, the event or the run of the reason; empty for the others. */
  of: string
  /** How many of their comics a run or a collection has. */
  comics?: number
}

/** A character's single issues, without other covers and books of issues. */
interface Career {
  catalogue: Catalogue
  character: number
  issues: number[]
  bySeries: Map<number, number[]>
}

/**
 * Where a reader can begin with a character, the best reason first: the first appearance, the series
 * with most of their comics, its best remembered run, the latest series of their own,
 * a book, the event with most of their parts, landmarks. It reads their own comics, two series and one event.
 */
export function startingPoints(
  catalogue: Catalogue,
  character: number,
  firstAppearance: number | undefined,
): StartingPoint[] {
  const career = careerOf(catalogue, character)
  const points: StartingPoint[] = [
    ...(firstAppearance === undefined
      ? []
      : [{ comic: firstAppearance, reason: 'first appearance' as const, of: '' }]),
    ...inMainSeries(career),
    ...inLongRun(career),
    ...inLatestSeries(career),
    ...inCollection(career),
    ...inMainEvent(career),
    ...landmarksOf(career),
  ]
  const comics = new Set<number>()
  return points.filter(({ comic }) => !comics.has(comic) && comics.add(comic)).slice(0, SHOWN)
}

function careerOf(catalogue: Catalogue, character: number): Career {
  const issues: number[] = []
  const bySeries = new Map<number, number[]>()
  for (const comic of catalogue.relation('characters', 'comics').of(character)) {
    if (!catalogue.isIssue(comic)) continue
    const { series } = catalogue.comics[comic] as ComicRecord
    issues.push(comic)
    const known = bySeries.get(series)
    if (known === undefined) bySeries.set(series, [comic])
    else known.push(comic)
  }
  return { catalogue, character, issues, bySeries }
}

function mainSeries({ bySeries }: Career): [number, number[]] | undefined {
  const [main] = [...bySeries].sort(([a, one], [b, other]) => other.length - one.length || a - b)
  return main === undefined || main[1].length < MIN_COMICS ? undefined : main
}

function inMainSeries(career: Career): StartingPoint[] {
  const main = mainSeries(career)
  return main === undefined ? [] : [firstIn(career, ...main)]
}

/** A run that does not begin where the series does: that is a place to begin already. */
function inLongRun(career: Career): StartingPoint[] {
  const main = mainSeries(career)
  if (main === undefined) return []
  const first = earliest(career.catalogue, main[1])
  const run = longRuns(career.catalogue, ...main).find(({ comic }) => comic !== first)
  if (run === undefined) return []
  return [{ comic: run.comic, reason: 'long run', of: run.name, comics: run.comics }]
}

/** Of the books that are about them, the one with most of their comics. */
function inCollection({ catalogue, character, issues }: Career): StartingPoint[] {
  const counts = new Map<number, number>()
  for (const issue of issues) {
    for (const book of catalogue.collectionsOf(issue)) {
      counts.set(book, (counts.get(book) ?? 0) + 1)
    }
  }
  const [most] = [...counts]
    .filter(([book]) => catalogue.comics[book]?.characters.includes(character))
    .filter(([, count]) => count >= MIN_COMICS)
    .sort(([a, one], [b, other]) => other - one || a - b)
  return most === undefined
    ? []
    : [{ comic: most[0], reason: 'collection', of: '', comics: most[1] }]
}

/**
 * A series is somebody's own where they are in its first issue and in most of the others; one that
 * bears their name goes before the rest, then one that was meant to go on.
 */
function inLatestSeries(career: Career): StartingPoint[] {
  const { catalogue, character, bySeries } = career
  const name = withoutAddition(catalogue.characters[character]?.name ?? '')
  const own = Array.from(bySeries, ([series, issues]) => {
    const { title, startYear, type } = catalogue.series[series] as SeriesRecord
    const share = issues.length / catalogue.issueCount('series', series)
    const rank = (title.includes(name) ? 2 : 0) + (type === 'ongoing' ? 1 : 0)
    return { series, issues, share, startYear, rank }
  }).filter(({ issues, share }) => issues.length >= MIN_COMICS && share >= OWN_SHARE)
  own.sort((a, b) => b.rank - a.rank || b.startYear - a.startYear || a.series - b.series)
  for (const { series, issues } of own) {
    const point = firstIn(career, series, issues)
    if (point.reason === 'first issue') return [point]
  }
  return []
}

/** `Ms. Marvel (Kamala Khan)` → `Ms. Marvel`. */
function withoutAddition(name: string): string {
  return name.replace(/ \(.*\)$/, '')
}

function firstIn({ catalogue }: Career, series: number, issues: number[]): StartingPoint {
  const comic = earliest(catalogue, issues)
  const all = catalogue.issuesOf('series', series)
  const isFirst = comic === earliest(catalogue, all)
  return {
    comic,
    reason: isFirst ? 'first issue' : 'their first issue',
    of: seriesName(catalogue.series[series] as SeriesRecord),
  }
}

/** The event that is theirs most of all: many of their comics, and many of its own. */
function inMainEvent({ catalogue, character, issues }: Career): StartingPoint[] {
  const counts = new Map<number, number>()
  const events = catalogue.relation('comics', 'events')
  for (const comic of issues) {
    for (const event of events.of(comic)) counts.set(event, (counts.get(event) ?? 0) + 1)
  }
  const weightOf = ([event, count]: [number, number]) =>
    count ** 2 / catalogue.issueCount('events', event)
  const [main] = [...counts]
    .filter(([, count]) => count >= MIN_COMICS)
    .sort((one, other) => weightOf(other) - weightOf(one) || one[0] - other[0])
  if (main === undefined) return []
  const { title, parts } = catalogue.events[main[0]] as EventRecord
  const order = parts.flatMap(({ comics }) => comics)
  const place = order.findIndex((comic) => catalogue.comics[comic]?.characters.includes(character))
  const reason = place === 0 ? 'first part' : 'their first part'
  return [{ comic: order[place] as number, reason, of: title }]
}

/** The landmarks of the series with most of their comics, oldest first; no guest's single visit. */
function landmarksOf({ catalogue, issues, bySeries }: Career): StartingPoint[] {
  const at = (comic: number) => catalogue.comics[comic] as ComicRecord
  const countAt = (comic: number) => bySeries.get(at(comic).series)?.length ?? 0
  return issues
    .filter((comic) => at(comic).key?.tags.includes('landmark') && countAt(comic) >= MIN_COMICS)
    .sort((a, b) => countAt(b) - countAt(a) || (isBefore(at(a), at(b)) ? -1 : 1))
    .slice(0, LANDMARKS)
    .map((comic) => ({ comic, reason: 'landmark', of: '' }))
}

function earliest(catalogue: Catalogue, comics: Iterable<number>): number {
  const at = (comic: number) => catalogue.comics[comic] as ComicRecord
  let first: number | undefined
  for (const comic of comics) {
    if (first === undefined || isBefore(at(comic), at(first))) first = comic
  }
  return first as number
}
