import { describe, expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { CatalogueError } from './faults.ts'
import { loadCatalogue } from './load-catalogue.ts'

const RUN = 'series | 7 | X | 2000 | ongoing | | | 1..3 3.1 | 1=2000-01 | | 2026-01-01\n'
const KEY = 'key | 2 | | A; B; C; D | | | | | 2026-01-01\n'
const IDS = `${RUN}${KEY}ids | comic | 1..2=11 3.1=400\nids | former | 1..3=901\nids | former | 2=990\nids | story | 1..3=50+9 3.1=5\n`
const ISSUES = 'run | [7] | 2026-01-01\n3 | 2100000000\n'

function load(files: Record<string, string>) {
  return new Catalogue(loadCatalogue(buildDataFolder(files)))
}

describe('ids below a series', () => {
  const read = () => load({ 'series/a.txt': IDS, 'issues/a.txt': ISSUES })
  const numberedAs = (id: number) => {
    const { indexes, comics } = read()
    return comics[indexes.comics.numberOf(id) ?? -1]?.number
  }

  test('are those of the comics, as far as their own lines state none', () => {
    expect([11, 12, 400, 2100000000].map(numberedAs)).toEqual(['1', '2', '3.1', '3'])
  })

  test('may lead to a comic from ids that it has no more', () => {
    expect([901, 902, 990, 903, 904].map(numberedAs)).toEqual(['1', '2', '2', '3', undefined])
  })

  test('are those of the stories, as many as a comic has', () => {
    expect([...read().stories.ids]).toEqual([5, 6, 50, 51, 59, 60, 61, 62, 63, 68, 69])
  })

  test('are a fault where the line of an issue states one, too', () => {
    const twice = { 'series/a.txt': IDS, 'issues/a.txt': 'run | [7] | 2026-01-01\n2 | 5' }
    expect(() => load(twice)).toThrow(CatalogueError)
    expect(() => load(twice)).toThrow('issues/a.txt:2: #2 has its comic id already')
  })
})

describe('a series', () => {
  test('that nobody can date is known by its title alone, and so are its comics undated', () => {
    const { series, comics, indexes } = load({
      'series/a.txt': `${RUN}series | 8 | Y | | | | | 1..2 | | X (2000) | 2026-01-01\n`,
      'issues/a.txt': 'run | Y | 2026-01-01\n2 | 5',
    })
    const undated = series.find(({ title }) => title === 'Y')
    expect(undated).toMatchObject({ startYear: 0, endYear: 0, previous: 0 })
    expect(comics.slice(-2)).toMatchObject([
      { id: 5, coverMonth: '', onsale: '' },
      { coverMonth: '', onsale: '' },
    ])
    expect([...indexes.comics.valuesOf('year').keys()]).toEqual([2000])
    expect([...indexes.series.valuesOf('decade').keys()]).toEqual([2000])
  })

  test('has the name that its books have as well', () => {
    const book = 'series | 8 | X | 2000 | collection | hardcover | | 1 | | | 2026-01-01\n'
    const { comics, series } = load({
      'series/a.txt': `${book}${RUN}`,
      'issues/a.txt': 'run | X (2000) | 2026-01-01\n3.1 | 5',
    })
    const comic = comics.find(({ id }) => id === 5)
    expect(series[comic?.series ?? -1]?.id).toBe(7)
  })
})

describe('months that nobody states', () => {
  const monthsOf = (years: string, numbers: string, months: string) => {
    const line = `series | 7 | X | ${years} | | | | ${numbers} | ${months} | | 2026-01-01\n`
    const { comics } = loadCatalogue(buildDataFolder({ 'series/a.txt': line }))
    return comics.map((comic) => `${comic.coverMonth}${comic.coverMonthInferred ? '?' : ''}`)
  }

  test.each([
    ['of one number', '2000-2002', '1', '', ['2000-01?']],
    ['of a whole run', '2000', '1..3', '', ['2000-01?', '2000-07?', '2000-12?']],
    ['of a run that goes on', '2022-', '1..3', '', ['2022-01?', '2022-02?', '2022-03?']],
    ['at the beginning', '2000', '1..3', '3=2000-03', ['2000-01?', '2000-02?', '2000-03']],
    ['at the end', '2000', '1..3', '1=2000-10', ['2000-10', '2000-11?', '2000-12?']],
    [
      'of an undated series',
      '',
      '1..4',
      '2=2000-10 4=2000-12',
      ['?', '2000-10', '2000-11?', '2000-12'],
    ],
  ])('%s', (_case, years, numbers, months, expected) => {
    expect(monthsOf(years, numbers, months)).toEqual(expected)
  })
})
