import type { ComicRecord, Dataset, SeriesRecord } from '../load/records.ts'

/** `Amazing Spider-Man (1963)` */
export function seriesName({
  title,
  startYear,
}: Pick<SeriesRecord, 'title' | 'startYear'>): string {
  return `${title} (${startYear})`
}

/** The comics by `Amazing Spider-Man (1963) #300`; a variant is no issue of its own. */
export function issuesByName({ comics, series }: Dataset): Map<string, ComicRecord> {
  const issues = new Map<string, ComicRecord>()
  for (const comic of comics) {
    const run = series[comic.series]
    if (comic.variantOf !== null || run === undefined) continue
    issues.set(`${seriesName(run)} #${comic.issueNumber}`, comic)
  }
  return issues
}
