import type { Catalogue } from '#catalogue/index/catalogue.ts'
import type { ComicRecord, SeriesRecord } from '#catalogue/load/records.ts'
import { seriesName } from '#catalogue/load/series-names.ts'
import { CoverFactsOf } from '../facts-of.ts'
import { shownBy } from '../twins.ts'

type Draw = (kind: 'comics' | 'series', id: number) => string | undefined

/**
 * Comics and series that get the same picture. Only those are drawn whose covers state the same; all other
 * pictures differ in what is printed on them, and characters, creators and events in their names.
 */
export function findSamePictures(catalogue: Catalogue, draw: Draw): string[] {
  const factsOf = new CoverFactsOf(catalogue)
  const groups = Map.groupBy(catalogue.comics.keys(), (record) => shownBy(factsOf.comic(record)))
  const faults = new Set<string>()
  for (const records of groups.values()) {
    if (records.length < 2) continue
    const comics = records.map((record) => catalogue.comics[record] as ComicRecord)
    const places = new Set(comics.map(({ series }) => series))
    const series = Array.from(places, (place) => catalogue.series[place] as SeriesRecord)
    const ofComics = comics.map((comic) => ({
      name: nameOf(comic, catalogue.series[comic.series] as SeriesRecord),
      picture: draw('comics', comic.id),
    }))
    const ofSeries = series.map((run) => ({
      name: seriesName(run),
      picture: draw('series', run.id),
    }))
    for (const pair of [...samePairs(ofComics), ...samePairs(ofSeries)]) faults.add(pair)
  }
  return [...faults]
}

function* samePairs(drawn: { name: string; picture: string | undefined }[]): Generator<string> {
  const seen = new Map<string | undefined, string>()
  for (const { name, picture } of drawn) {
    const other = seen.get(picture)
    if (other === undefined) seen.set(picture, name)
    else yield `${name} and ${other} get the same picture`
  }
}

function nameOf({ number, variantOf, id }: ComicRecord, series: SeriesRecord): string {
  return `${seriesName(series)} #${number}${variantOf === null ? '' : ` (variant ${id})`}`
}
