import type { CreatorFacts } from '#contract/facts.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { yearOf } from '../load/dates.ts'
import type { ComicRecord, CreatorRecord, SeriesRecord } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'
import { isTeller } from '../load/teller-roles.ts'
import { BoundedMap } from './bounded-map.ts'
import { isReprint } from './reprints.ts'
import { MIN_RUN } from './series-runs.ts'
import type { SeriesTies } from './series-ties.ts'
import type { Namer } from './summaries.ts'

const SHOWN_PARTNERS = 12
const SHOWN_RUNS = 30
const CACHED_CREATORS = 500
/** A run is remembered for its key issues more than for its length. */
const KEY_ISSUE_WEIGHT = 3

type Ties = Pick<CreatorFacts, 'about' | 'activeYears' | 'partners' | 'runs'>

/** What leads on from a creator: whom they made comics with, and their runs. It reads their own comics only. */
export class CreatorTies {
  private readonly catalogue: Catalogue
  private readonly namer: Namer
  private readonly seriesTies: SeriesTies
  private readonly cache = new BoundedMap<number, Ties>(CACHED_CREATORS)

  constructor(catalogue: Catalogue, namer: Namer, seriesTies: SeriesTies) {
    this.catalogue = catalogue
    this.namer = namer
    this.seriesTies = seriesTies
  }

  of(creator: number): Ties {
    const known = this.cache.get(creator)
    if (known !== undefined) return known
    const issues = this.issuesOf(creator)
    const made = issues.filter((issue) => makersOf(issue).has(creator))
    const ties = {
      about: this.creatorAt(creator).about,
      activeYears: yearsOf(issues),
      // Whoever only inks or letters has partners too: the writers and artists of their comics.
      partners: this.partners(creator, made.length > 0 ? made : issues),
      runs: this.runs(creator, made),
    }
    this.cache.set(creator, ties)
    return ties
  }

  /** Books of old issues, reprints and other covers are no new work. */
  private issuesOf(creator: number): ComicRecord[] {
    return Array.from(
      this.catalogue
        .relation('creators', 'comics')
        .of(creator)
        .filter((comic) => this.catalogue.isIssue(comic)),
      (comic) => this.catalogue.comics[comic] as ComicRecord,
    ).filter((comic) => {
      const series = this.catalogue.series[comic.series] as SeriesRecord
      return !isReprint(series, comic)
    })
  }

  private partners(creator: number, comics: readonly ComicRecord[]): Ties['partners'] {
    const counts = new Map<number, number>()
    for (const maker of comics.flatMap((comic) => [...makersOf(comic)])) {
      if (maker !== creator) counts.set(maker, (counts.get(maker) ?? 0) + 1)
    }
    return [...counts]
      .sort(([one, count], [other, more]) => more - count || one - other)
      .slice(0, SHOWN_PARTNERS)
      .map(([partner, shared]) => ({
        id: this.creatorAt(partner).id,
        name: this.namer.name('creators', partner),
        comics: shared,
      }))
  }

  private runs(creator: number, made: readonly ComicRecord[]): Ties['runs'] {
    const counts = new Map<number, number>()
    for (const { series } of made) counts.set(series, (counts.get(series) ?? 0) + 1)
    return [...counts]
      .filter(([, issues]) => issues >= MIN_RUN)
      .flatMap(([series]) =>
        this.seriesTies
          .runs(series)
          .filter(({ creators }) => creators.includes(creator))
          .map((run) => ({ ...this.seriesTies.runFacts(run), series: this.seriesLink(series) })),
      )
      .sort(
        (one, other) =>
          weightOf(other) - weightOf(one) ||
          one.fromYear - other.fromYear ||
          one.firstComicId - other.firstComicId,
      )
      .slice(0, SHOWN_RUNS)
  }

  private seriesLink(series: number): { id: number; title: string } {
    const record = this.catalogue.series[series] as SeriesRecord
    return { id: record.id, title: seriesName(record) }
  }

  private creatorAt(creator: number): CreatorRecord {
    return this.catalogue.creators[creator] as CreatorRecord
  }
}

function makersOf({ credits }: ComicRecord): Set<number> {
  return new Set(credits.filter(({ role }) => isTeller(role)).map(({ creator }) => creator))
}

function yearsOf(comics: readonly ComicRecord[]): Ties['activeYears'] {
  let first = ''
  let last = ''
  for (const { coverMonth } of comics) {
    if (coverMonth === '') continue
    if (first === '' || coverMonth < first) first = coverMonth
    if (coverMonth > last) last = coverMonth
  }
  return first === '' ? null : { from: yearOf(first), to: yearOf(last) }
}

function weightOf({ issues, keyIssueCount }: Ties['runs'][number]): number {
  return issues + KEY_ISSUE_WEIGHT * keyIssueCount
}
