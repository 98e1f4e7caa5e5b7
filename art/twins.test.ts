import { expect, test } from 'vitest'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { CoverFactsOf } from './facts-of.ts'
import { Pictures } from './pictures.ts'

function buildCatalogue(...series: string[]): Catalogue {
  return new Catalogue(loadCatalogue(buildDataFolder({ 'series/a.txt': series.join('\n') })))
}

function volume(id: number, month: string): string {
  const year = month.slice(0, 4)
  return `series | ${id} | A Day with Ash | ${year} | ongoing | | | 1 | 1=${month} | | 2026-11-01`
}

/** By the id of the series or of the variant. */
function twinsIn(catalogue: Catalogue): Record<number, number> {
  const factsOf = new CoverFactsOf(catalogue)
  return Object.fromEntries(
    catalogue.comics.map(({ id, series, variantOf }, record) => [
      variantOf === null ? (catalogue.series[series]?.id ?? 0) : id,
      factsOf.comic(record).twin,
    ]),
  )
}

test('a later volume whose cover states the same as an earlier one has a twin', () => {
  const catalogue = buildCatalogue(
    volume(51, '1956-10'),
    volume(52, '1959-10'),
    volume(53, '1962-10'),
  )
  expect(twinsIn(catalogue)).toEqual({ 51: 0, 52: 1, 53: 2 })
})

test('another month, another age and a printed year tell volumes apart', () => {
  expect(twinsIn(buildCatalogue(volume(51, '1956-10'), volume(52, '1959-11')))).toEqual({
    51: 0,
    52: 0,
  })
  expect(twinsIn(buildCatalogue(volume(51, '1956-10'), volume(52, '1975-10')))).toEqual({
    51: 0,
    52: 0,
  })
  expect(twinsIn(buildCatalogue(volume(51, '1990-10'), volume(52, '1995-10')))).toEqual({
    51: 0,
    52: 0,
  })
})

test('every variant of an issue has a picture of its own, however many there are', () => {
  const ids = Array.from({ length: 15 }, (_, place) => place + 1)
  const variants = ids.map((id) => `variant | ${id} | 1 | Cover ${id} | 2026-11-01`)
  const catalogue = buildCatalogue(volume(51, '1990-10'), ...variants)
  const pictures = new Pictures(catalogue)
  const drawn = catalogue.comics.map(({ id }) => pictures.picture('comics', id))
  expect(drawn).toHaveLength(16)
  expect(new Set(drawn).size).toBe(16)
})

test('volumes that are twins get two pictures, for the series and for the issue', () => {
  const catalogue = buildCatalogue(volume(51, '1956-10'), volume(52, '1959-10'))
  const pictures = new Pictures(catalogue)
  const [one, other] = catalogue.comics.map(({ id }) => pictures.picture('comics', id))
  expect(one).not.toBe(other)
  expect(pictures.picture('series', 51)).not.toBe(pictures.picture('series', 52))
})
