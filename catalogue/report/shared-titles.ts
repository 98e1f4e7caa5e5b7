import type { Dataset } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'
import { bearsNumber } from '../wire/bears-number.ts'
import type { Places } from './places.ts'

/** Series with several books of one format that bear no number: all of them would have one title. */
export function findSharedTitles({ comics, series }: Dataset, places: Places): string[] {
  const books = comics.filter((comic) => {
    const run = series[comic.series]
    return comic.variantOf === null && run !== undefined && !bearsNumber(comic, run)
  })
  const titled = Map.groupBy(books, ({ series: run, format }) => `${run} ${format}`)
  return [...titled.values()].flatMap(([first, ...others]) => {
    const run = first && series[first.series]
    if (run === undefined || others.length === 0) return []
    const name = seriesName(run)
    return `${places.ofSeries(name)}${name} is the title of ${1 + others.length} books without a number`
  })
}
