import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { FactBook } from './facts.ts'

const person = (id: number, name: string) => `${id} | ${name} | | | | | hero | | | 2026-11-01`

function castOf(spans: string, others: string[] = []) {
  const catalogue = loadCatalogue(
    buildDataFolder({
      'characters/a.txt': [
        ...['Abyss', 'Blaze', 'Coal'].map((name, index) => person(index + 1, name)),
        '4 | Sparks | | | | | group | | | 2026-11-01',
        ...others.map((name, index) => person(index + 5, name)),
      ].join('\n'),
      'creators/a.txt': '',
      'series/a.txt': `
        series | 50001 | Fire Tales | 1963 | ongoing | | | 1..4 | 1=1963-01 4=1963-04 | | 2026-11-01
        ${spans}
        series | 50002 | Annual Fire | 1965 | one shot | | | 1 | 1=1965-01 | | 2026-11-01
        span | 1 | | Blaze; Coal
      `,
      'events/a.txt': '',
    }),
  )
  const facts = new FactBook(new Catalogue(catalogue)).find('series', 50001)
  return facts?.kind === 'series' ? facts.cast : undefined
}

test('the cast of a series begins with the persons who are in most of its issues', () => {
  const spans = `
    span | 1..4 | | Coal; Sparks
    span | 2 3 | | Blaze
    span | 4 | | Abyss
    variant | 77 | 4 | Foil Variant | 2026-11-03
  `
  expect(castOf(spans)).toEqual([
    { id: 3, name: 'Coal', comics: 4 },
    { id: 2, name: 'Blaze', comics: 2 },
    { id: 1, name: 'Abyss', comics: 1 },
  ])
})

test('of those who are in as many, the better known come first, and twelve of all', () => {
  const others = Array.from({ length: 12 }, (_, index) => `Other ${index + 10}`)
  const cast = castOf(`span | 1 | | Abyss; Blaze; ${others.join('; ')}`, others)
  expect(cast?.map(({ name }) => name)).toEqual(['Blaze', 'Abyss', ...others.slice(0, 10)])
})
