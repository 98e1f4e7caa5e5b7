import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { bestKnown } from './best-known.ts'

const CHARACTERS = `
  1 | Ann | | | | | hero | | | 2026-11-01
  2 | The Four | | | | | group | | | 2026-11-01
  3 | Ben | | | | | villain | | | 2026-11-01
  4 | Cy | | | | | hero | | | 2026-11-01
`

test('the best known are the people of most comics, without the groups', () => {
  const { characters } = loadCatalogue(buildDataFolder({ 'characters/a.txt': CHARACTERS }))
  const comics: Record<string, number> = { Ann: 20, 'The Four': 90, Ben: 40, Cy: 3 }
  const comicsOf = (record: number) => comics[characters[record]?.name ?? ''] ?? 0
  expect(bestKnown(characters, comicsOf, 2).map(({ name }) => name)).toEqual(['Ben', 'Ann'])
})
