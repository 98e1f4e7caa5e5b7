import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { findFirstYears } from './first-years.ts'
import { Places } from './places.ts'

function findFor(firstAppearance: string): string[] {
  const folder = buildDataFolder({
    'characters/a.txt': `1 | Ash | | | ${firstAppearance} | | | | | 2026-11-01`,
    'series/a.txt':
      'series | 51 | Tales | 1963-1964 | ongoing | | | 1..13 | 1=1963-01 13=1964-01 | | 2026-11-01',
  })
  return findFirstYears(loadCatalogue(folder), new Places(folder))
}

test('a year that is not on the cover of the issue is named with file and line', () => {
  expect(findFor('Tales (1963) #13, 1963')).toEqual([
    'characters/a.txt:1: Ash first appears in 1963, but the cover of Tales (1963) #13 is of 1964-01',
  ])
})

test('the year of the cover is right, also where the month is only spread', () => {
  expect(findFor('Tales (1963) #13, 1964')).toEqual([])
  expect(findFor('Tales (1963) #7, 1963')).toEqual([])
})

test('nothing is said of an issue that the catalogue lacks, or of nobody', () => {
  expect(findFor('Other Tales (1950) #1, 1999')).toEqual([])
  expect(findFor('')).toEqual([])
})
