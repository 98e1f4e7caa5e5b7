import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { buildSearch } from './search.ts'

function idsOf(query: string): (number | undefined)[] {
  const catalogue = new Catalogue(loadCatalogue(buildDataFolder(SMALL_CATALOGUE)))
  const { hits } = buildSearch(catalogue).search(query, ['comics'], 10)
  return hits.map(({ record }) => catalogue.comics[record]?.id)
}

test('a variant is found by its own words, before its issue', () => {
  expect(idsOf('amazing spider-man 1 foil variant')[0]).toBe(77)
  expect(idsOf('amazing spider-man #1 foil').slice(0, 2)).toEqual([77, expect.any(Number)])
})

test('nothing else finds it', () => {
  expect(idsOf('amazing spider-man 1')).not.toContain(77)
  expect(idsOf('amazing spider-man')).not.toContain(77)
  expect(idsOf('amazing spider-man 1 sketch')).not.toContain(77)
})
