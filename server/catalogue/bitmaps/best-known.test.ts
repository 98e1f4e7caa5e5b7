import { expect, test } from 'vitest'
import { Pictures } from '#art/pictures.ts'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { loadShippedCatalogue } from '#catalogue/testing/shipped-catalogue.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { bestKnownRecords } from './best-known.ts'

test('are 500 records of the shipped catalogue that have pictures, the best known first', () => {
  const catalogue = loadShippedCatalogue()
  const pictures = new Pictures(catalogue)
  const records = bestKnownRecords(catalogue, 500)
  expect(new Set(records.map(({ kind, id }) => `${kind}/${id}`)).size).toBe(500)
  for (const { kind, id } of records.filter((_, place) => place % 25 === 0)) {
    expect(pictures.picture(kind, id)).toMatch(/^<svg/)
  }
  const countOf = (kind: string) => records.filter((record) => record.kind === kind).length
  expect(['characters', 'series', 'comics', 'events'].map(countOf)).toEqual([300, 100, 50, 50])
  const [first] = records
  const nameOf = (id = 0) =>
    catalogue.characters[catalogue.indexes.characters.numberOf(id) ?? -1]?.name
  expect(nameOf(first?.id)).toBe('Spider-Man')
})

test('are as many as there are in a small catalogue, and none of an empty one', () => {
  const small = new Catalogue(loadCatalogue(buildDataFolder(SMALL_CATALOGUE)))
  const kinds = new Set(bestKnownRecords(small, 500).map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['characters', 'series', 'comics', 'events']))
  expect(bestKnownRecords(small, 0)).toEqual([])
})
