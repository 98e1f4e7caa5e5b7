import { describe, expect, test } from 'vitest'
import { Catalogue, type Condition } from '../index/catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { loadCatalogue } from './load-catalogue.ts'

describe('a whole catalogue', () => {
  const load = () => loadCatalogue(buildDataFolder(SMALL_CATALOGUE))

  test('has a comic for every number of every run, and its variants', () => {
    const { comics } = load()
    expect(comics.map(({ issueNumber }) => issueNumber)).toEqual([1, 2, 3, 4, 5, 5.1, 6, 1, 1, 1])
    expect(comics.at(-1)).toMatchObject({
      id: 77,
      variantOf: 0,
      variantDescription: 'Foil Variant',
    })
  })

  test('spreads the months between the known ones and says that they are inferred', () => {
    const { comics } = load()
    const months = comics.slice(0, 7).map(({ coverMonth }) => coverMonth)
    expect(months).toEqual([
      '1963-03',
      '1963-05',
      '1963-06',
      '1963-09',
      '1963-11',
      '1963-12',
      '1964-01',
    ])
    expect(comics[0]?.coverMonthInferred).toBe(false)
    expect(comics[1]?.coverMonthInferred).toBe(true)
    expect(comics[2]?.coverMonthInferred).toBe(false)
  })

  test('puts a comic on sale two months before its cover, unless the day is known', () => {
    const { comics } = load()
    expect(comics[0]?.onsale).toBe('1963-01-01')
    expect(comics[0]?.onsaleInferred).toBe(true)
    expect(comics[2]?.onsale).toBe('1963-04-09')
    expect(comics[2]?.onsaleInferred).toBe(false)
  })

  test('adds the spans of a number up, as inferred', () => {
    const { comics } = load()
    expect(comics[0]?.credits).toEqual([
      { creator: 0, role: 'writer', inferred: true },
      { creator: 0, role: 'penciller', inferred: true },
      { creator: 1, role: 'penciller', inferred: true },
    ])
    expect(comics[3]).toMatchObject({ characters: [0, 1], inferredCharacters: [0, 1] })
    expect(comics[6]?.credits).toEqual([])
  })

  test("lets a key issue speak for itself: its writer replaces the run's, nobody else", () => {
    const { comics } = load()
    expect(comics[2]).toMatchObject({
      credits: [
        { creator: 1, role: 'writer', inferred: false },
        { creator: 0, role: 'penciller', inferred: true },
        { creator: 1, role: 'penciller', inferred: true },
      ],
      characters: [1, 0],
      inferredCharacters: [0],
      storyTitles: ['First Tale', 'Second Tale'],
      key: { tags: ['first: Venom', 'landmark'], note: 'Something happens.' },
      digitalId: 4746,
      price: 0.12,
      changed: '2026-11-09',
    })
  })

  test('links volumes both ways, collections, and the parts of an event in reading order', () => {
    const { series, comics, events } = load()
    expect(series[1]).toMatchObject({ previous: 0, endYear: 2099 })
    expect(series[0]).toMatchObject({ next: 1, startYear: 1963, endYear: 1998 })
    expect(comics[8]?.collects).toEqual([0, 1, 2])
    expect(events[0]).toMatchObject({ start: '1963-03-01', end: '1963-11-30' })
    expect(events[0]?.parts).toEqual([
      { role: 'core', comics: [1, 0] },
      { role: 'tie-in', comics: [7] },
    ])
  })

  test('reads the issues of an arc in reading order', () => {
    const { id, title, aliases, comics, description } = load().arcs[0] ?? {}
    expect({ id, title, aliases, comics, description }).toEqual({
      id: 1,
      title: 'If This Be Web',
      aliases: ['Web Saga', 'The Web'],
      comics: [2, 3, 7],
      description: 'A web is spun, and torn.',
    })
  })

  test('reads a first appearance', () => {
    const first = {
      series: 'Amazing Fantasy',
      startYear: 1962,
      number: '15',
      issueNumber: 15,
      year: 1962,
    }
    expect(load().characters[0]?.firstAppearance).toEqual(first)
  })
})

test('a folder that is not there is no empty catalogue', () => {
  expect(() => loadCatalogue('/no/such/folder')).toThrow('ENOENT')
})

test('a series is found by its other titles, and so are its comics', () => {
  const line =
    'series | 60000 | Hercules | 1984 | limited | | | 1..4 | 1=1984-01 4=1984-04 | | 2026-01-01'
  const files = { 'series/b.txt': `${line}\nalso | Hercules: Prince of Power\nalso | The Hercules` }
  const folder = buildDataFolder({ ...SMALL_CATALOGUE, ...files })
  const catalogue = new Catalogue(loadCatalogue(folder))
  const total = (kind: 'series' | 'comics', condition: Condition) =>
    catalogue.list(kind, { conditions: [condition], order: [], offset: 0, limit: 9 }).total
  const exact: Condition = { by: 'value', field: 'title', values: ['hercules: prince of power'] }
  const prefix: Condition = { by: 'prefix', field: 'title', prefix: 'the h' }
  expect([total('series', exact), total('comics', exact)]).toEqual([1, 4])
  expect([total('series', prefix), total('comics', prefix)]).toEqual([1, 4])
})
