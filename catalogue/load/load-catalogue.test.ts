import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildDataFolder } from '../testing/data-folder.ts'
import { CatalogueError } from './faults.ts'
import { loadCatalogue } from './load-catalogue.ts'

const characters = `
  # id | name | real name | aliases | first appearance | teams | role | colours | emblem | changed | description
  1009610 | Spider-Man | Peter Parker | Spidey; Web-Head | Amazing Fantasy (1962) #15, 1962 | Avengers | hero | #d6211a; #1d3f94 | web | 2026-11-01 | Swings.
  2000001 | Venom | Eddie Brock | | | | antihero | | | 2026-11-02
`
const creators = `
  20001 | Stan | | Lee | | 2026-11-01
  20002 | John | | Romita | Sr. | 2026-11-01
`
const series = `
  series | 1987 | Amazing Spider-Man | 1963-1998 | ongoing | | All ages | 1..5 5.1 6 | 1=1963-03 5=1963-11 6=1964-01 | | 2026-11-01 | Swinging.
    span | 1..5 | writer: Stan Lee; penciller: Stan Lee, John Romita Sr. | Spider-Man
    span | 4..6 | | Venom
    key | 3 | 1963-06 | First Tale; Second Tale | writer: John Romita Sr. | Venom | first: Venom; landmark | digital=4746 price=0.12 onsale=1963-04-09 | 2026-11-09 | Something happens.
    variant | 77 | 1 | Foil Variant | 2026-11-03
  series | 50001 | Amazing Spider-Man | 1999- | ongoing | | | 1 | 1=1999-01 | Amazing Spider-Man (1963) | 2026-11-01
  series | 50002 | The Early Issues | 2004 | collection | trade paperback | | 1 | 1=2004-05 | | 2026-11-01
    collects | 1 | Amazing Spider-Man (1963) | 1..3
`
const events = `
  event | 5001 | Web War | 1963-03 | 1963-11-30 | | 2026-11-01 | They fight.
    part | core | Amazing Spider-Man (1963) | 2 1
    part | tie-in | Amazing Spider-Man (1999) | 1
`
const whole = {
  'characters/a.txt': characters,
  'creators/a.txt': creators,
  'series/a.txt': series,
  'events/a.txt': events,
}

function faultsOf(changes: Record<string, string>): string[] {
  try {
    loadCatalogue(buildDataFolder({ ...whole, ...changes }))
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.faults
    throw error
  }
}

describe('a whole catalogue', () => {
  const load = () => loadCatalogue(buildDataFolder(whole))

  test('has a comic for every number of every run, and its variants', () => {
    const { comics } = load()
    expect(comics.map(({ issueNumber }) => issueNumber)).toEqual([1, 2, 3, 4, 5, 5.1, 6, 1, 1, 1])
    expect(comics.at(-1)).toMatchObject({
      id: 77,
      variantOf: 0,
      variantDescription: 'Foil Variant',
    })
  })

  test('makes the same ids for ever from series and number', () => {
    const { comics } = load()
    expect(comics[0]?.id).toBe(1987 * 8192 + 101)
    expect(comics[5]?.id).toBe(1987 * 8192 + 4096 + 45)
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
    expect(comics[0]?.inferred).not.toContain('coverMonth')
    expect(comics[1]?.inferred).toContain('coverMonth')
    expect(comics[2]?.inferred).not.toContain('coverMonth')
  })

  test('puts a comic on sale two months before its cover, unless the day is known', () => {
    const { comics } = load()
    expect(comics[0]?.onsale).toBe('1963-01-01')
    expect(comics[0]?.inferred).toContain('onsale')
    expect(comics[2]?.onsale).toBe('1963-04-09')
    expect(comics[2]?.inferred).not.toContain('onsale')
  })

  test('adds the spans of a number up, and lets a key issue speak for itself', () => {
    const { comics } = load()
    expect(comics[0]?.credits).toEqual([
      { creator: 0, role: 'writer' },
      { creator: 0, role: 'penciller' },
      { creator: 1, role: 'penciller' },
    ])
    expect(comics[3]?.characters).toEqual([0, 1])
    expect(comics[6]?.credits).toEqual([])
    expect(comics[2]).toMatchObject({
      credits: [{ creator: 1, role: 'writer' }],
      characters: [1, 0],
      storyTitles: ['First Tale', 'Second Tale'],
      key: { tags: ['first: Venom', 'landmark'], note: 'Something happens.' },
      digitalId: 4746,
      price: 0.12,
      changed: '2026-11-09',
    })
    expect(comics[2]?.inferred).toEqual(['characters'])
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

  test('reads a first appearance', () => {
    const first = { series: 'Amazing Fantasy', startYear: 1962, issueNumber: 15, year: 1962 }
    expect(load().characters[0]?.firstAppearance).toEqual(first)
  })
})

describe('a fault is reported with its file and line', () => {
  const character = (line: string) => ({ 'characters/b.txt': line })
  const run = (line: string) => ({ 'series/b.txt': line })
  const base = 'series | 60000 | X | 2000-2001 | ongoing | | |'

  test.each([
    [
      'too many fields',
      { 'creators/b.txt': '1 | a | b | c | d | 2026-01-01 | x' },
      'creators/b.txt:1: has 7',
    ],
    [
      'a missing name',
      character('5 |  | | | | | | | | 2026-01-01'),
      'characters/b.txt:1: is too short',
    ],
    ['an id that is none', character('x | A | | | | | | | | 2026-01-01'), '"x" is not an id'],
    ['a duplicate id', character('1009610 | A | | | | | | | | 2026-01-01'), 'id 1009610 is taken'],
    [
      'a duplicate name',
      character('5 | Venom | | | | | | | | 2026-01-01'),
      'there is a character "Venom"',
    ],
    [
      'an impossible day',
      character('5 | A | | | | | | | | 2026-02-30'),
      '"2026-02-30" is not the day',
    ],
    ['an unknown role', character('5 | A | | | | | god | | | 2026-01-01'), '"god" is none of'],
    ['a bad colour', character('5 | A | | | | | | red | | 2026-01-01'), '"red" is not a colour'],
    [
      'a bad first appearance',
      character('5 | A | | | Fantasy 15 | | | | | 2026-01-01'),
      'is not a first appearance',
    ],
    [
      'a first appearance in a number that the run lacks',
      character('5 | A | | | Amazing Spider-Man (1963) #99, 1971 | | | | | 2026-01-01'),
      '#99 is not in the run',
    ],
    ['an unknown first word', run('run | 1'), 'begins with "run"'],
    ['a span without a series', { 'series/0.txt': 'span | 1' }, 'stands above the first series'],
    [
      'a series id over the limit',
      run('series | 70000 | X | 2000 | | | | 1 | 1=2000-01 | | 2026-01-01'),
      'from 1 to 65535',
    ],
    [
      'years that are none',
      run('series | 60000 | X | 2001-2000 | | | | 1 | 1=2000-01 | | 2026-01-01'),
      'are not years',
    ],
    [
      'an impossible month',
      run(`${base} 1 | 1=2000-13 | | 2026-01-01`),
      '"1=2000-13" is not a month',
    ],
    [
      'a month outside the years',
      run(`${base} 1 | 1=1990-01 | | 2026-01-01`),
      'lies outside the years',
    ],
    [
      'months that go back',
      run(`${base} 1..3 | 1=2000-05 2=2000-04 3=2000-06 | | 2026-01-01`),
      'lies before',
    ],
    [
      'a last month that is missing',
      run(`${base} 1..3 | 1=2000-05 | | 2026-01-01`),
      'month of #3 must be given',
    ],
    [
      'a number twice',
      run(`${base} 1..3 2 | 1=2000-05 2=2000-06 | | 2026-01-01`),
      'a number twice',
    ],
    ['a range that goes down', run(`${base} 3..1 | | | 2026-01-01`), 'does not go up'],
    [
      'an unknown previous volume',
      run(`${base} 1 | 1=2000-01 | Y (1999) | 2026-01-01`),
      'no series "Y (1999)"',
    ],
    [
      'an unknown creator',
      run(`${base} 1 | 1=2000-01 | | 2026-01-01\n span | 1 | writer: Nobody`),
      'series/b.txt:2: there is no creator "Nobody"',
    ],
    [
      'a credit that is none',
      run(`${base} 1 | 1=2000-01 | | 2026-01-01\n span | 1 | Stan Lee`),
      'is not a credit',
    ],
    [
      'an unknown character',
      run(`${base} 1 | 1=2000-01 | | 2026-01-01\n span | 1 | | Nobody`),
      'no character "Nobody"',
    ],
    [
      'a span outside the run',
      run(`${base} 1 | 1=2000-01 | | 2026-01-01\n span | 1..2`),
      '#2 is not in the run',
    ],
    [
      'a key outside the run',
      run(`${base} 1 | 1=2000-01 | | 2026-01-01\n key | 2 | | | | | | | 2026-01-01`),
      '#2 is not in the run',
    ],
    [
      'a detail that is none',
      run(`${base} 1 | 1=2000-01 | | 2026-01-01\n key | 1 | | | | | | cost=3 | 2026-01-01`),
      '"cost=3" is not a detail',
    ],
    [
      'a variant id that is taken',
      run(`${base} 1 | 1=2000-01 | | 2026-01-01\n variant | 77 | 1 | V | 2026-01-01`),
      'comic id 77 is taken',
    ],
    [
      'an event that ends before it starts',
      { 'events/b.txt': 'event | 9 | E | 2000-05 | 2000-04 | | 2026-01-01' },
      'ends before it starts',
    ],
    [
      'a part of an unknown series',
      { 'events/b.txt': 'event | 9 | E | 2000-05 | | | 2026-01-01\n part | core | Z (1) | 1' },
      'events/b.txt:2: there is no series "Z (1)"',
    ],
    [
      'a part with an unknown role',
      {
        'events/b.txt':
          'event | 9 | E | 2000-05 | | | 2026-01-01\n part | main | Amazing Spider-Man (1963) | 1',
      },
      '"main" is none of',
    ],
  ])('%s', (_case, changes, words) => {
    const faults = faultsOf(changes as Record<string, string>)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^\w+\/\w\.txt:\d+: /)
    expect(faults[0]).toContain(words)
  })

  test('all of them at once', () => {
    const faults = faultsOf({ 'characters/b.txt': 'x | A\n\ny | B', 'creators/b.txt': '1' })
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'characters/b.txt:1:',
      'characters/b.txt:1:',
      'characters/b.txt:3:',
      'characters/b.txt:3:',
      'creators/b.txt:1:',
      'creators/b.txt:1:',
    ])
  })
})

test('no text whatever makes the loader throw anything but a list of faults', () => {
  const words = [
    'series',
    'span',
    'key',
    'variant',
    'collects',
    'event',
    'part',
    '1',
    '1..3',
    '9..1',
  ]
  const fields = [
    ...words,
    '-1',
    '33.1',
    '1=1963-03',
    '1=',
    '=',
    ';',
    ':',
    'writer: x',
    '1963-1998',
  ]
  const field = fc.oneof(fc.constantFrom(...fields, '2026-11-01', '5', 'Spider-Man'), fc.string())
  const text = fc.array(fc.array(field, { maxLength: 13 }).map((line) => line.join('|')))
  fc.assert(
    fc.property(
      fc.constantFrom('characters', 'creators', 'series', 'events'),
      text,
      (kind, lines) => {
        const faults = faultsOf({ [`${kind}/fuzz.txt`]: lines.join('\n') })
        for (const fault of faults) expect(fault).toMatch(/^\w+\/\w+\.txt:\d+: /)
      },
    ),
    { numRuns: 400 },
  )
})

test('a folder that is not there is no empty catalogue', () => {
  expect(() => loadCatalogue('/no/such/folder')).toThrow('ENOENT')
})
