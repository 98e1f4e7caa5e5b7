import type { ComicRecord, Dataset } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'

/** The comics by `Amazing Spider-Man (1963) #300`; a variant is no issue of its own, nor is a book that has the title of a run. */
export function issuesByName({ comics, series }: Dataset): Map<string, ComicRecord> {
  const issues = new Map<string, ComicRecord>()
  for (const comic of comics) {
    const run = series[comic.series]
    if (comic.variantOf !== null || run === undefined) continue
    const name = `${seriesName(run)} #${comic.number}`
    if (run.type !== 'collection' || !issues.has(name)) issues.set(name, comic)
  }
  return issues
}
