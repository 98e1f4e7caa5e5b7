import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import type { CharacterRecord, ComicRecord } from '../load/records.ts'
import { buildRandomDataset, seeded } from '../testing/random-dataset.ts'
import { oftenWith } from './often-with.ts'

/** Counts by asking every comic for both characters; books count where the one is in nothing else. */
function countShared({ comics, series }: Catalogue, one: number, other: number): number {
  const own = comics.filter(({ characters }) => characters.includes(one))
  const issues = own.filter((comic) => series[comic.series]?.type !== 'collection')
  const counted = issues.length > 0 ? issues : own
  return counted.filter(({ characters }) => characters.includes(other)).length
}

test('of any catalogue, lists those who share most comics, each with their number', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seeded(seed)
      const dataset = buildRandomDataset(random)
      for (const character of dataset.characters) if (random() < 0.2) character.role = 'group'
      const catalogue = new Catalogue(dataset)
      for (const character of catalogue.characters.keys()) {
        const expected = catalogue.characters
          .map((other, number) => ({
            character: number,
            comics: countShared(catalogue, character, number),
            isGroup: other.role === 'group',
          }))
          .filter((other) => other.character !== character && other.comics > 0 && !other.isGroup)
          .sort((a, b) => b.comics - a.comics)
          .map(({ character, comics }) => ({ character, comics }))
        expect(oftenWith(catalogue, character)).toEqual(expected)
      }
    }),
  )
})

test('is twelve persons at most', () => {
  const dataset = buildRandomDataset(seeded(1))
  const [person] = dataset.characters as [CharacterRecord]
  const comic = dataset.comics[0] as ComicRecord
  const characters = Array.from({ length: 20 }, (_, index) => {
    return { ...person, id: 1000 + index, name: `Nr ${String(index).padStart(2, '0')}` }
  })
  const catalogue = new Catalogue({
    ...dataset,
    characters,
    comics: [{ ...comic, characters: [...characters.keys()] }],
    events: [],
  })
  expect(oftenWith(catalogue, 0)).toEqual(
    Array.from({ length: 12 }, (_, index) => ({ character: index + 1, comics: 1 })),
  )
})
