import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { FactBook } from './facts.ts'

const files = {
  'characters/a.txt': '',
  'creators/a.txt': `
    1 | Ann | | Ink | | 2026-11-01 | Writes about fire.
    2 | Bea | | Line | | 2026-11-01
    3 | Cat | | Wash | | 2026-11-01
    4 | Dot | | Letter | | 2026-11-01
  `,
  'series/a.txt': `
    series | 50001 | Fire Tales | 1963-1964 | ongoing | | | 1..15 | 1=1963-01 15=1964-03 | | 2026-11-01
    span | 1..14 | writer: Ann Ink; letterer: Dot Letter |
    span | 1..6 8 | penciller: Bea Line |
    span | 7 15 | artist: Cat Wash |
    key | 2 | 1963-02 | | | | landmark | | 2026-11-02 | The first fire.
    series | 50002 | Fire Tales | 1970 | limited | | | 1..4 | 1=1970-01 4=1970-04 | Fire Tales (1963) | 2026-11-01
    span | 1..4 | writer: Cat Wash; artist: Cat Wash |
    series | 50003 | New Fire | 1999- | ongoing | | | 1..3 | 1=1999-01 3=1999-03 | Fire Tales (1970) | 2026-11-01
    span | 1..3 | writer (cover): Ann Ink |
    series | 50004 | The Fires | 2004 | collection | trade paperback | | 1 | 1=2004-05 | | 2026-11-01
    span | 1 | writer: Ann Ink |
    collects | 1 | Fire Tales (1963) | 1..3
  `,
  'events/a.txt': '',
}

const ann = { id: 1, name: 'Ann Ink' }
const bea = { id: 2, name: 'Bea Line' }
const withBea = {
  creators: [ann, bea],
  from: 1,
  to: 8,
  fromYear: 1963,
  toYear: 1963,
  issues: 8,
  keyIssueCount: 1,
  firstComicId: 600_000_001,
}
const alone = { ...withBea, creators: [ann], to: 14, toYear: 1964, issues: 14 }

const openBook = () => new FactBook(new Catalogue(loadCatalogue(buildDataFolder(files))))

test('a series has the runs of its writers and artists', () => {
  expect(openBook().find('series', 50001)).toMatchObject({ runs: [alone, withBea] })
})

test('whoever writes and draws a run is named once', () => {
  expect(openBook().find('series', 50002)).toMatchObject({
    runs: [{ creators: [{ id: 3, name: 'Cat Wash' }], from: 1, to: 4, issues: 4 }],
  })
})

test('covers are no run, and neither is a book of old issues', () => {
  const book = openBook()
  expect(book.find('series', 50003)).toMatchObject({ runs: [] })
  expect(book.find('series', 50004)).toMatchObject({ runs: [] })
})

test.each([50001, 50002, 50003])('a series is in the line of all its volumes: %i', (id) => {
  expect(openBook().find('series', id)).toMatchObject({
    volumes: [
      { id: 50001, title: 'Fire Tales', startYear: 1963, endYear: 1964 },
      { id: 50002, title: 'Fire Tales', startYear: 1970, endYear: 1970 },
      { id: 50003, title: 'New Fire', startYear: 1999, endYear: 2099 },
    ],
  })
})

test('a creator has words, years, partners and runs, the most important first', () => {
  const series = { id: 50001, title: 'Fire Tales (1963)' }
  expect(openBook().find('creators', 1)).toMatchObject({
    about: 'Writes about fire.',
    activeYears: { from: 1963, to: 1999 },
    partners: [
      { ...bea, comics: 7 },
      { id: 3, name: 'Cat Wash', comics: 1 },
    ],
    runs: [
      { ...alone, series },
      { ...withBea, series },
    ],
  })
})

test('the partners of a letterer are the writers and artists of their comics', () => {
  expect(openBook().find('creators', 4)).toMatchObject({
    about: '',
    partners: [{ ...ann, comics: 14 }, { ...bea, comics: 7 }, { comics: 1 }],
    runs: [],
  })
})

test('the facts of several series leave out their runs', () => {
  expect(openBook().findBrief('series', 50001)).not.toHaveProperty('runs')
})
