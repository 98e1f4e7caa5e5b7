import type { RunFacts, SeriesFacts } from '#contract/facts.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { yearOf } from '../load/dates.ts'
import type { ComicRecord, CreatorRecord, SeriesRecord } from '../load/records.ts'
import { BoundedMap } from './bounded-map.ts'
import { castOf } from './cast-of.ts'
import { runsOf, type SeriesRun } from './series-runs.ts'
import type { Namer } from './summaries.ts'

const CACHED_SERIES = 1000

type Ties = Pick<SeriesFacts, 'cast' | 'runs' | 'volumes'>

/** What leads on from a series: who is in it, who made it when, and its other volumes. */
export class SeriesTies {
  private readonly catalogue: Catalogue
  private readonly namer: Namer
  /** The runs of a long series take a few milliseconds, and a creator's page needs those of many series. */
  private readonly cache = new BoundedMap<number, readonly SeriesRun[]>(CACHED_SERIES)

  constructor(catalogue: Catalogue, namer: Namer) {
    this.catalogue = catalogue
    this.namer = namer
  }

  of(series: number): Ties {
    return {
      cast: castOf(this.catalogue, this.namer, series),
      runs: this.runs(series).map((run) => this.runFacts(run)),
      volumes: this.volumes(series),
    }
  }

  runs(series: number): readonly SeriesRun[] {
    const known = this.cache.get(series)
    if (known !== undefined) return known
    const runs = runsOf(this.catalogue, series)
    this.cache.set(series, runs)
    return runs
  }

  runFacts({ creators, comics }: SeriesRun): RunFacts {
    const first = this.comicAt(comics[0] as number)
    const last = this.comicAt(comics.at(-1) as number)
    return {
      creators: creators.map((creator) => ({
        id: (this.catalogue.creators[creator] as CreatorRecord).id,
        name: this.namer.name('creators', creator),
      })),
      from: first.number,
      to: last.number,
      fromYear: yearOf(first.coverMonth),
      toYear: yearOf(last.coverMonth),
      issues: comics.length,
      keyIssueCount: comics.filter((comic) => this.comicAt(comic).key !== null).length,
      firstComicId: first.id,
    }
  }

  private volumes(series: number): Ties['volumes'] {
    const at = (record: number) => this.catalogue.series[record] as SeriesRecord
    // A set, because wrong data could lead round in a circle.
    const line = new Set([series])
    for (let before = at(series).previous; before !== null && !line.has(before); ) {
      line.add(before)
      before = at(before).previous
    }
    const oldestFirst = new Set([...line].reverse())
    for (let after = at(series).next; after !== null && !oldestFirst.has(after); ) {
      oldestFirst.add(after)
      after = at(after).next
    }
    return Array.from(oldestFirst, (record) => {
      const { id, title, startYear, endYear } = at(record)
      return { id, title, startYear, endYear }
    })
  }

  private comicAt(comic: number): ComicRecord {
    return this.catalogue.comics[comic] as ComicRecord
  }
}
