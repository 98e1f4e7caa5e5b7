import { describe, expect, test } from 'vitest'
import { inDefaultOrders } from '../index/renumber.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { CatalogueError } from './faults.ts'
import { loadCatalogue } from './load-catalogue.ts'

const HEAD =
  'layer | gcd | CC BY-SA 4.0 https://licence.example/ | Grand Comics Database https://gcd.example/ | 2026-11-18'
const TALES = 'Tales (1963)'

const SHIPPED = {
  'characters/a.txt':
    '1 | Ash | | | | | | | | 2026-01-01 | Burns.\n2 | Bo | | | | | | | | 2026-01-01',
  'creators/a.txt': '11 | Stan | | Lee | | 2026-01-01\n12 | Jo | | Doe | | 2026-01-01',
  'series/a.txt': `
    series | 51 | Tales | 1963-1964 | ongoing | | | 1..3 5 | 1=1963-01 5=1963-09 | | 2026-01-01 | Old.
    span | 1..5 | penciller: Stan Lee | Ash
  `.replace('1..5', '1..3 5'),
  'issues/a.txt': `
    run | ${TALES} | 2026-01-02
    1 | 901 | Ash | writer: Stan Lee; letterer?: Stan Lee | price=0.12
  `,
  'events/a.txt': `event | 31 | War | 1963-01 | | | 2026-01-01\npart | core | ${TALES} | 1`,
}

function load(files: Record<string, string>, head = HEAD) {
  const folder = buildDataFolder(SHIPPED)
  const layer = buildDataFolder({ 'layer.txt': head, ...files }, [folder])
  return loadCatalogue(folder, [layer])
}

function issue(number: string, files: Record<string, string>, head?: string) {
  const { comics, characters, creators } = load(files, head)
  const comic = comics.find((one) => one.series === 0 && one.number === number)
  return {
    ...comic,
    cast: comic?.characters.map((position) => characters[position]?.name),
    made: comic?.credits.map(
      ({ creator, role, inferred }) =>
        `${role}${inferred ? '?' : ''}: ${creators[creator]?.fullName}`,
    ),
  }
}

function faultsOf(files: Record<string, string>, head?: string): string[] {
  try {
    load(files, head)
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.faults
    throw error
  }
}

const run = (lines: string) => ({ 'issues/b.txt': `run | ${TALES} | 2026-11-18\n${lines}` })

describe('a layer', () => {
  test('tells its name, its licence and its source', () => {
    expect(load({}).layers).toEqual([
      {
        name: 'gcd',
        licence: { words: 'CC BY-SA 4.0', url: 'https://licence.example/' },
        source: { words: 'Grand Comics Database', url: 'https://gcd.example/' },
      },
    ])
    const words = load({}, 'layer | ours | CC0 | our own shelves | 2026-11-18').layers[0]
    expect(words?.source).toEqual({ words: 'our own shelves', url: null })
  })

  test('adds records, and each record knows whose it is', () => {
    const { characters, series, comics, events } = load({
      'characters/b.txt': '3 | Cy | | | | | | | | 2026-11-18',
      'series/b.txt': 'series | 60 | News | 2000 | one shot | | | 1 | | Tales (1963) | 2026-11-18',
      'events/b.txt':
        'event | 32 | Peace | 2000-01 | | | 2026-11-18\npart | core | News (2000) | 1',
      'origins/b.txt': 'character | 3 | gcd | 4711',
    })
    expect(characters.map(({ name, layers }) => [name, layers])).toEqual([
      ['Ash', 1],
      ['Bo', 1],
      ['Cy', 2],
    ])
    expect(series.map(({ title, next, layers }) => [title, next, layers])).toEqual([
      ['Tales', 1, 1],
      ['News', null, 2],
    ])
    expect(comics.at(-1)).toMatchObject({ series: 1, layers: 2 })
    expect(events[1]?.parts[0]?.comics).toEqual([4])
  })

  test('goes on with a run, and puts numbers where their months and values belong', () => {
    const { comics, series } = load({
      'series/b.txt': `
        more | ${TALES} | 4 6..7 ½ AU | 6=1963-10 AU=1963-06 | 2026-11-18
        span | 6..7 | writer: Jo Doe | Bo
        variant | 77 | 1 | Foil | 2026-11-18
        also | Tall Tales
      `,
    })
    const own = comics.filter(({ variantOf }) => variantOf === null)
    expect(own.map(({ number }) => number)).toEqual(['½', '1', '2', '3', '4', 'AU', '5', '6', '7'])
    expect(own.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(own.map(({ layers }) => layers)).toEqual([2, 1, 1, 1, 2, 2, 1, 2, 2])
    expect(own[7]).toMatchObject({ coverMonth: '1963-10', coverMonthInferred: false })
    expect(own[7]).toMatchObject({ changed: '2026-11-18', characters: [1] })
    expect(own[1]?.changed).toBe('2026-01-02')
    expect(comics.at(-1)).toMatchObject({ id: 77, variantOf: 1, layers: 2 })
    expect(series[0]).toMatchObject({ aliases: ['Tall Tales'], description: 'Old.', layers: 3 })
  })

  test('completes an issue where nothing is stated, and overwrites nothing', () => {
    const stated = issue(
      '1',
      run('1 | | Bo | writer: Jo Doe; letterer: Jo Doe | price=9.99 pages=36 cover=1963-02'),
    )
    expect(stated).toMatchObject({ cast: ['Ash'], price: 0.12, pageCount: 36, layers: 3, id: 901 })
    expect(stated.coverMonth).toBe('1963-01')
    expect(stated.made).toEqual(['writer: Stan Lee', 'letterer: Jo Doe', 'penciller?: Stan Lee'])

    const inferred = issue('2', run('2 | | = Bo | artist: Jo Doe | cover=1963-02'))
    expect(inferred).toMatchObject({ cast: ['Bo'], made: ['artist: Jo Doe'], layers: 3 })
    expect(inferred).toMatchObject({ coverMonth: '1963-02', coverMonthInferred: false })
  })

  test('does not bring the months of a run out of their order', () => {
    expect(issue('2', run('2 | | | | cover=1990-01'))).toMatchObject({ coverMonthInferred: true })
  })

  test('can say what the spans leave open', () => {
    const comic = issue('2', {
      'series/b.txt': `more | [51] | | | 2026-11-18\nspan | 2 | penciller: Jo Doe; inker: Jo Doe | Bo`,
    })
    expect(comic).toMatchObject({ cast: ['Ash'] })
    expect(comic.made).toEqual(['penciller?: Stan Lee', 'inker?: Jo Doe'])
  })
})

describe('a layer that overwrites', () => {
  const OVER = `${HEAD}\noverwrites`

  test('replaces what it states of an issue, and nothing else', () => {
    const lines = run('1 | | Bo | writer: Jo Doe | price=9.99\n3 | | | | cover=1963-03')
    const comic = issue('1', lines, OVER)
    expect(comic).toMatchObject({ cast: ['Bo', 'Ash'], price: 9.99, layers: 3, id: 901 })
    expect(comic.made).toEqual(['writer: Jo Doe', 'letterer?: Stan Lee', 'penciller?: Stan Lee'])
    expect(issue('3', lines, OVER)).toMatchObject({ coverMonth: '1963-03' })
  })

  test('replaces the fields of records that it names, which are found by both names', () => {
    const { characters, series, events, comics } = load(
      {
        'characters/b.txt': '1 | Ashes | | | | | hero | | | 2026-11-18',
        'series/b.txt': `
          series | 51 | Tall Tales | | limited | | | | | | 2026-11-18
          more | [51] | 3..4 | | 2026-11-18
        `,
        'events/b.txt':
          'event | 31 | War | 1963-02 | | | 2026-11-18\npart | core | Tall Tales (1963) | 2',
      },
      OVER,
    )
    expect(characters[0]).toMatchObject({ name: 'Ashes', role: 'hero', description: 'Burns.' })
    expect(series).toHaveLength(1)
    expect(series[0]).toMatchObject({ title: 'Tall Tales', startYear: 1963, type: 'limited' })
    expect(comics.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5'])
    expect(events[0]).toMatchObject({ start: '1963-02-01', parts: [{ comics: [1] }], layers: 3 })
  })
})

describe('a fault of a layer is told with the layer, its file and its line', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'a record whose id is there',
      { 'characters/b.txt': '# ours\n1 | Cy | | | | | | | | 2026-11-18' },
      'gcd/characters/b.txt:2: the character id 1 is taken',
    ],
    [
      'a record whose name is there',
      { 'creators/b.txt': '13 | Stan | | Lee | | 2026-11-18' },
      'gcd/creators/b.txt:1: another creator is called "Stan Lee"',
    ],
    [
      'a series that is there',
      { 'series/b.txt': 'series | 51 | News | 2000 | | | | | | | 2026-11-18' },
      'gcd/series/b.txt:1: the series id 51 is taken',
    ],
    [
      'a number that is there',
      { 'series/b.txt': `more | ${TALES} | 3..4 | | 2026-11-18` },
      'gcd/series/b.txt:1: #3 is in the run already',
    ],
    [
      'a run that is not there',
      { 'series/b.txt': 'more | News (2000) | 1 | | 2026-11-18' },
      'gcd/series/b.txt:1: there is no series "News (2000)"',
    ],
    ['an issue that is not there', run('9 | | Ash'), 'gcd/issues/b.txt:2: #9 is not in the run'],
    [
      'another id for an issue',
      run('1 | 902'),
      'gcd/issues/b.txt:2: #1 has its comic id already, 901',
    ],
    [
      'an id that another comic has',
      { 'series/b.txt': `more | ${TALES} | 4 | | 2026-11-18\nids | comic | 4=901` },
      'gcd/series/b.txt:1: the comic id 901 is taken',
    ],
    [
      'lines above the first heading',
      { 'series/b.txt': 'span | 1 | writer: Jo Doe' },
      'gcd/series/b.txt:1: stands above the first series',
    ],
    [
      'an origin of no kind',
      { 'origins/b.txt': 'story | 1 | gcd | 5' },
      'gcd/origins/b.txt:1: begins with "story"',
    ],
  ])('%s', (_, files, fault) => {
    expect(faultsOf(files).join('\n')).toContain(fault)
  })

  test.each([
    ['layer | gcd | CC0', 'layer.txt:1: is too short'],
    ['# nothing', 'layer.txt:1: does not begin with "layer'],
    [`${HEAD}\noverwrite`, 'layer.txt:2: is not "overwrites"'],
    ['layer | gcd | CC0 | https://[ | 2026-11-18', 'layer.txt:1: "https://[" is not an address'],
  ])('layer.txt: %s', (head, fault) => {
    expect(faultsOf({}, head).join('\n')).toContain(fault)
  })

  test('a folder that nobody would read', () => {
    expect(faultsOf({ 'serie/b.txt': '' }).join('\n')).toContain('layer.txt:1: has a folder serie')
  })

  test('a number without ids, which names the command', () => {
    const folder = buildDataFolder(SHIPPED)
    const layer = buildDataFolder({
      'layer.txt': HEAD,
      'series/b.txt': `more | ${TALES} | 4 | | 2026-11-18`,
    })
    expect(() => loadCatalogue(folder, [layer])).toThrow(
      'gcd/series/b.txt:1: no id: #4; npm run catalogue -- number FOLDER',
    )
  })

  test('a name that another layer has', () => {
    const folder = buildDataFolder(SHIPPED)
    const layers = [1, 2].map(() => buildDataFolder({ 'layer.txt': HEAD }))
    expect(() => loadCatalogue(folder, layers)).toThrow(
      `another layer is called "gcd": change the name in layer.txt of one of ${layers.join(' and ')}`,
    )
  })
})

test('a later layer adds to an earlier one', () => {
  const folder = buildDataFolder(SHIPPED)
  const first = buildDataFolder({ 'layer.txt': HEAD, ...run('2 | | | inker: Jo Doe') }, [folder])
  const files = run('2 | | Bo | inker: Stan Lee')
  const second = buildDataFolder({ 'layer.txt': HEAD.replace('gcd', 'ours'), ...files }, [folder])
  const { comics, layers } = inDefaultOrders(loadCatalogue(folder, [first, second]))
  expect(layers.map(({ name }) => name)).toEqual(['gcd', 'ours'])
  const comic = comics.find(({ number }) => number === '2')
  expect(comic?.layers).toBe(0b111)
  expect(comic?.credits.filter(({ inferred }) => !inferred)).toHaveLength(1)
})
