import type { CharacterFacts } from '#contract/facts.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord } from '../load/records.ts'
import type { Namer } from './summaries.ts'

const SHOWN = 24

/** The series with most issues of a character; another cover of an issue is no further issue. */
export function seriesOf(
  catalogue: Catalogue,
  namer: Namer,
  character: number,
): CharacterFacts['series'] {
  const counts = new Map<number, number>()
  for (const comic of catalogue.issuesOf('characters', character)) {
    const { series } = catalogue.comics[comic] as ComicRecord
    counts.set(series, (counts.get(series) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, SHOWN)
    .map(([series, comics]) => ({
      id: catalogue.indexes.series.ids[series] as number,
      title: namer.name('series', series),
      comics,
      issueCount: catalogue.issueCount('series', series),
    }))
}
