import type { Dataset } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'
import { bearsNumber } from '../wire/bears-number.ts'
import type { Places } from './places.ts'

/** Series with several books that bear no number: all of them would have one title and the number 0. */
export function findSharedTitles({ comics, series }: Dataset, places: Places): string[] {
  const books = new Uint32Array(series.length)
  for (const comic of comics) {
    const run = series[comic.series]
    if (comic.variantOf !== null || run === undefined || bearsNumber(comic, run)) continue
    books[comic.series] = (books[comic.series] as number) + 1
  }
  return series.flatMap((run, place) => {
    const count = books[place] as number
    if (count < 2) return []
    const name = seriesName(run)
    return `${places.ofSeries(name)}${name} is the title of ${count} books without a number`
  })
}
