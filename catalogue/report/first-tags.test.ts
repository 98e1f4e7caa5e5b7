import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { findFirstTags } from './first-tags.ts'
import { Places } from './places.ts'

const characters = `
  1 | Ash | Ann Oak | Ember | Tales (1963) #2, 1963 | | | | | 2026-11-01
  2 | Birch | Ben Oak | Ember | Tales (1963) #3, 1963 | | | | | 2026-11-01
  3 | Cedar | | | | | | | | 2026-11-01
`

/** The faults of a key line of the second issue. */
function findFor(tags: string): string[] {
  const folder = buildDataFolder({
    'characters/a.txt': characters,
    'series/a.txt': `
      series | 51 | Tales | 1963 | ongoing | | | 1..3 | 1=1963-01 3=1963-03 | | 2026-11-01
      key | 2 | 1963-02 | | | | ${tags} | | 2026-11-01 | It burns.
    `,
  })
  return findFirstTags(loadCatalogue(folder), new Places(folder))
}

test('a first of somebody who first appears elsewhere is named with file and line', () => {
  expect(findFor('first: Birch; landmark')).toEqual([
    'series/a.txt:3: "first: Birch" of Tales (1963) #2: the first appearance is Tales (1963) #3',
  ])
})

test('a first or a death of nobody is a fault', () => {
  expect(findFor('first: Yew; death: Elm')).toEqual([
    'series/a.txt:3: "first: Yew" of Tales (1963) #2: there is nobody of that name',
    'series/a.txt:3: "death: Elm" of Tales (1963) #2: there is nobody of that name',
  ])
})

test('a person may be named by the real name or an alias, if it is their first issue', () => {
  expect(findFor('first: Ash')).toEqual([])
  expect(findFor('first: Ann Oak; first: Ember')).toEqual([])
  expect(findFor('first: Ben Oak')).toHaveLength(1)
})

test('a death may come in any issue, and an unknown first appearance contradicts nothing', () => {
  expect(findFor('death: Birch; first: Cedar; landmark')).toEqual([])
})
