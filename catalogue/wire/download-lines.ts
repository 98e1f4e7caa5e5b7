import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord, Credit } from '../load/records.ts'

export const DOWNLOADS = ['characters', 'comics', 'creators', 'events', 'series'] as const
export type Download = (typeof DOWNLOADS)[number]

/** A kind as objects of plain facts, one a line of a download. References are ids. */
export function* downloadLines(catalogue: Catalogue, kind: Download): Generator<object> {
  switch (kind) {
    case 'characters':
      yield* catalogue.characters
      return
    case 'creators':
      yield* catalogue.creators
      return
    case 'series':
      for (const { previous, next, ...series } of catalogue.series) {
        const idOf = (record: number | null) =>
          record === null ? null : (catalogue.series[record]?.id ?? null)
        yield { ...series, previous: idOf(previous), next: idOf(next) }
      }
      return
    case 'events':
      for (const { previous, next, parts, ...event } of catalogue.events) {
        const idOf = (record: number | null) =>
          record === null ? null : (catalogue.events[record]?.id ?? null)
        yield {
          ...event,
          previous: idOf(previous),
          next: idOf(next),
          parts: parts.map(({ role, comics }) => ({ role, comics: comicIds(catalogue, comics) })),
        }
      }
      return
    case 'comics':
      for (const comic of catalogue.comics) yield comicLine(catalogue, comic)
  }
}

function comicLine(catalogue: Catalogue, comic: ComicRecord) {
  const { variantOf, collects, series, characters, credits, ...facts } = comic
  return {
    ...facts,
    series: catalogue.series[series]?.id,
    characters: characters.map((character) => catalogue.characters[character]?.id),
    credits: credits.map(({ creator, role }: Credit) => ({
      creator: catalogue.creators[creator]?.id,
      role,
    })),
    variantOf: variantOf === null ? null : catalogue.comics[variantOf]?.id,
    collects: comicIds(catalogue, collects),
  }
}

function comicIds(catalogue: Catalogue, comics: readonly number[]) {
  return comics.map((comic) => catalogue.comics[comic]?.id)
}
