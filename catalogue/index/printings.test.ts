import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { Catalogue } from './catalogue.ts'

const BOOK_OF_SPIDER_MAN = `
  series | 50002 | The Early Issues | 2004 | collection | trade paperback | | 1 | 1=2004-05 | | 2026-11-01
    span | 1 | writer: Stan Lee | Spider-Man; Venom
    collects | 1 | Amazing Spider-Man (1963) | 1..3
`

function buildCatalogue(): Catalogue {
  const series = SMALL_CATALOGUE['series/a.txt'].replace(/ {2}series \| 50002.*/s, '')
  const files = { ...SMALL_CATALOGUE, 'series/a.txt': series + BOOK_OF_SPIDER_MAN }
  return new Catalogue(loadCatalogue(buildDataFolder(files)))
}

test('the wire lists variants and books, our own figures count each issue once', () => {
  const catalogue = buildCatalogue()
  const spiderMan = catalogue.indexes.characters.numberOf(1009610) as number
  expect(catalogue.relation('characters', 'comics').of(spiderMan)).toHaveLength(7)
  expect(catalogue.issueCount('characters', spiderMan)).toBe(5)
  expect(catalogue.issuesOf('characters', spiderMan)).toHaveLength(5)
})

test('a series has its issues without their variants, and a series of books its books', () => {
  const catalogue = buildCatalogue()
  const countOf = (id: number) =>
    catalogue.issueCount('series', catalogue.indexes.series.numberOf(id) as number)
  expect([countOf(1987), countOf(50002)]).toEqual([7, 1])
})
