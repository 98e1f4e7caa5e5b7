import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord, Credit } from '../load/records.ts'

export const DOWNLOADS = ['characters', 'comics', 'creators', 'events', 'series'] as const
export type Download = (typeof DOWNLOADS)[number]

/**
 * The records of a kind as plain objects, one a line of a download. References are ids, and records of
 * which layers have stated something name them.
 */
export function* downloadLines(catalogue: Catalogue, kind: Download): Generator<object> {
  for (const { layers, ...record } of recordLines(catalogue, kind)) {
    const names = catalogue.layers.filter((_, place) => layers & (2 << place))
    yield names.length === 0 ? record : { ...record, layers: names.map(({ name }) => name) }
  }
}

interface DownloadRecord {
  layers: number
}

function* recordLines(catalogue: Catalogue, kind: Download): Generator<DownloadRecord> {
  switch (kind) {
    case 'characters':
      yield* catalogue.characters
      return
    case 'creators':
      yield* catalogue.creators
      return
    case 'series':
      for (const { previous, next, ...series } of catalogue.series) {
        const { series: all } = catalogue
        const line = { ...series, previous: idAt(all, previous), next: idAt(all, next) }
        yield line
      }
      return
    case 'events':
      for (const { previous, next, parts, ...event } of catalogue.events) {
        const line = {
          ...event,
          previous: idAt(catalogue.events, previous),
          next: idAt(catalogue.events, next),
          parts: parts.map(({ role, comics }) => ({ role, comics: comicIds(catalogue, comics) })),
        }
        yield line
      }
      return
    case 'comics':
      for (const comic of catalogue.comics) yield comicLine(catalogue, comic)
  }
}

function comicLine(catalogue: Catalogue, comic: ComicRecord) {
  const { variantOf, collects, series, characters, credits, place: _place, ...facts } = comic
  return {
    ...facts,
    series: catalogue.series[series]?.id,
    characters: characters.map((character) => catalogue.characters[character]?.id),
    credits: credits.map(({ creator, role }: Credit) => ({
      creator: catalogue.creators[creator]?.id,
      role,
    })),
    variantOf: idAt(catalogue.comics, variantOf),
    collects: comicIds(catalogue, collects),
  }
}

function idAt(records: { id: number }[], record: number | null): number | null {
  return record === null ? null : (records[record]?.id ?? null)
}

function comicIds(catalogue: Catalogue, comics: readonly number[]) {
  return comics.map((comic) => catalogue.comics[comic]?.id)
}
