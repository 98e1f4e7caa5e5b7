import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { loadShippedCatalogue } from '../testing/shipped-catalogue.ts'
import { FactBook } from './facts.ts'

const files = {
  'characters/a.txt': `
    1 | Ash | | | Fire Tales (1963) #2, 1963 | | hero | | | 2026-11-01
    2 | Bane-Wolf | | | Elsewhere (1950) #1, 1950 | | villain | | | 2026-11-01
    3 | Sparks | | | | | group | | | 2026-11-01
    4 | Nobody | | | | | | | | 2026-11-01
    5 | Coal | | | Fire Tales (1963) #4, 1964 | | | | | 2026-11-01
  `,
  'creators/a.txt': `
    20001 | Stan | | Lee | | 2026-11-01
    20002 | Jo | | Park | | 2026-11-01
    20003 | Artie | | Simek | | 2026-11-01
  `,
  'series/a.txt': `
    series | 50001 | Fire Tales | 1963-1964 | ongoing | | | 1..4 | 1=1963-01 4=1964-01 | | 2026-11-01
    span | 1..3 | writer: Stan Lee; letterer: Artie Simek; penciller (cover): Artie Simek | Ash; Sparks
    span | 2 | penciller: Jo Park, Stan Lee |
    variant | 77 | 1 | Foil Variant | 2026-11-03
    key | 3 | 1963-09 | | | | landmark | | 2026-11-02 | It goes out.
    key | 2 | 1963-06 | | | Bane-Wolf | first: Ash | | 2026-11-02 | The first fire.
    series | 50002 | Annual Fire | 1965 | one shot | | | 1 | 1=1965-01 | | 2026-11-01
    span | 1 | painter: Jo Park | Ash
  `,
  'events/a.txt': '',
}

const comic = (number: number, coverMonth: string, note = '') => ({
  id: 600_000_000 + number,
  title: `Fire Tales (1963) #${number}`,
  coverMonth,
  note,
})

function factsOf(id: number) {
  return new FactBook(new Catalogue(loadCatalogue(buildDataFolder(files)))).find('characters', id)
}

test('a character leads on to comics, each with its reason, and to persons', () => {
  expect(factsOf(1)).toMatchObject({
    whereToBegin: [
      { ...comic(2, '1963-06', 'The first fire.'), reason: 'first appearance', of: '' },
      { ...comic(1, '1963-01'), reason: 'first issue', of: 'Fire Tales (1963)' },
      { ...comic(3, '1963-09', 'It goes out.'), reason: 'landmark', of: '' },
    ],
    keyIssues: [
      { ...comic(2, '1963-06', 'The first fire.'), tags: ['first: Ash'] },
      { ...comic(3, '1963-09', 'It goes out.'), tags: ['landmark'] },
    ],
    oftenWith: [{ id: 2, name: 'Bane-Wolf', comics: 1 }],
    series: [
      { id: 50001, title: 'Fire Tales (1963 - 1964)', comics: 3, issueCount: 4 },
      { id: 50002, title: 'Annual Fire (1965)', comics: 1, issueCount: 1 },
    ],
  })
})

test('a first appearance is a key issue of whoever appears, though nobody else looks for it', () => {
  expect(factsOf(5)).toMatchObject({
    keyIssues: [{ ...comic(4, '1964-01'), tags: ['first: Coal'] }],
  })
})

test('is told by those who wrote and drew, each comic once, and not by who lettered it', () => {
  expect(factsOf(1)).toMatchObject({
    toldBy: [
      { id: 20001, name: 'Stan Lee', comics: 3 },
      { id: 20002, name: 'Jo Park', comics: 2 },
    ],
  })
})

test('somebody in no comic leads nowhere', () => {
  expect(factsOf(4)).toMatchObject({
    whereToBegin: [],
    keyIssues: [],
    oftenWith: [],
    series: [],
    toldBy: [],
  })
})

test('of the shipped catalogue, the numbers of shared comics are those of the comic listing without books', () => {
  const catalogue = loadShippedCatalogue()
  const facts = new FactBook(catalogue).find('characters', 1009610)
  if (facts?.kind !== 'characters') throw new Error('Spider-Man is missing.')
  expect(facts.oftenWith).toHaveLength(12)
  expect(facts.keyIssues).toHaveLength(12)
  for (const { id, comics } of facts.oftenWith) {
    const { records } = catalogue.list('comics', {
      conditions: [{ by: 'relation', to: 'characters', ids: [1009610, id], match: 'all' }],
      order: [],
      offset: 0,
      limit: catalogue.comics.length,
    })
    expect(comics).toBe(records.filter((comic) => catalogue.isIssue(comic)).length)
  }
})
