import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { FactBook } from './facts.ts'

const folder = {
  'characters/a.txt': `
    1 | Ash | | | | Sparks; Old Flames | hero | | | 2026-11-01
    2 | Ember | | | | Sparks | hero | | | 2026-11-01
    3 | Sparks | | | | | group | | | 2026-11-01
    4 | Bellows | | | | sparks | supporting | | | 2026-11-01
  `,
  'series/a.txt': `
    series | 50001 | Fire Tales | 1963 | limited | | | 1..3 | 1=1963-01 3=1963-03 | | 2026-11-01
      span | 1..3 | | Ember
      span | 1 | | Ash
  `,
  'teams/a.txt': 'team | Sparks | 2026-11-01\nmember | Ash | 1963-1970; 1975-',
}

function factsOf(id: number) {
  const facts = new FactBook(new Catalogue(loadCatalogue(buildDataFolder(folder)))).find(
    'characters',
    id,
  )
  if (facts?.kind !== 'characters') throw new Error(`There is no character ${id}.`)
  return facts
}

test('a group has its members, the best known first, with the years that are known', () => {
  const { members, memberCount } = factsOf(3)
  expect(members).toEqual([
    { id: 2, name: 'Ember', years: [] },
    {
      id: 1,
      name: 'Ash',
      years: [
        { from: 1963, to: 1970 },
        { from: 1975, to: null },
      ],
    },
    { id: 4, name: 'Bellows', years: [] },
  ])
  expect(memberCount).toBe(3)
})

test('a person has teams with the ids of those that the catalogue has', () => {
  const { memberships, members, memberCount } = factsOf(1)
  expect(memberships.map(({ id, name }) => [id, name])).toEqual([
    [3, 'Sparks'],
    [null, 'Old Flames'],
  ])
  expect(memberships[0]?.years).toHaveLength(2)
  expect([members, memberCount]).toEqual([[], 0])
})
