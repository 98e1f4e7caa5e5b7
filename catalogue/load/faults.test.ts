import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { CatalogueError } from './faults.ts'
import { loadCatalogue } from './load-catalogue.ts'

function faultsOf(changes: Record<string, string>): string[] {
  try {
    loadCatalogue(buildDataFolder({ ...SMALL_CATALOGUE, ...changes }))
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.faults
    throw error
  }
}

describe('a fault is reported with its file and line', () => {
  const character = (line: string) => ({ 'characters/b.txt': line })
  const run = (line: string) => ({ 'series/b.txt': line })
  const base = 'series | 60000 | X | 2000-2001 | ongoing | | |'

  test.each([
    [
      'too many fields',
      { 'creators/b.txt': '1 | a | b | c | d | 2026-01-01 | x | y' },
      'creators/b.txt:1: has 8',
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
      'another character is called "Venom"',
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
    [
      'a month among the details of a key issue',
      run(
        `${base} 1 | 1=2000-01 | | 2026-01-01\n key | 1 | | A | | | | cover=2000-01 | 2026-01-01`,
      ),
      'series/b.txt:2: has a column of its own for the month',
    ],
    [
      'a title twice',
      run(`${base} 1 | 1=2000-01 | | 2026-01-01\n also | X`),
      'series/b.txt:2: "X" is a title of the series already',
    ],
    ['a span without a series', { 'series/0.txt': 'span | 1' }, 'stands above the first series'],
    [
      'a name that two series bear',
      run(
        `${base} 1 | 1=2000-01 | | 2026-01-01\nseries | 60001 | X | 2000 | | | | 1 | | X (2000) | 2026-01-01`,
      ),
      'series/b.txt:4: 2 series are called "X (2000)": say which of [60000], [60001]',
    ],
    [
      'a sort of ids that is none',
      run(`${base} 1 | 1=2000-01 | | 2026-01-01\n ids | page | 1=5`),
      'series/b.txt:2: "page" is none of comic, former, story',
    ],
    [
      'an id that is none',
      run(`${base} 1..2 | 1=2000-01 | | 2026-01-01\n ids | comic | 1..2=2147483647`),
      'series/b.txt:2: 2147483648 is not an id',
    ],
    [
      'an id of a number that the run lacks',
      run(`${base} 1 | 1=2000-01 | | 2026-01-01\n ids | former | 2=5`),
      'series/b.txt:2: #2 is not in the run',
    ],
    [
      'an id that is stated twice',
      run(`${base} 1 | 1=2000-01 | | 2026-01-01\n ids | comic | 1=5\n ids | comic | 1=6`),
      'series/b.txt:3: #1 has its comic id already',
    ],
    [
      'two comics with one story',
      run(`${base} 1..2 | 1=2000-01 | | 2026-01-01\n ids | story | 1..2=500`),
      'series/b.txt:1: the story id 501 is taken',
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
    ['an arc without an issue', { 'arcs/b.txt': 'arc | 9 | A | | 2026-01-01' }, 'has no issue'],
    [
      'an issue that an arc has twice',
      {
        'arcs/b.txt':
          'arc | 9 | A | | 2026-01-01\n part | Amazing Spider-Man (1963) | 1\n part | Amazing Spider-Man (1963) | 1',
      },
      'arcs/b.txt:3: has an issue that the arc has already',
    ],
    [
      'an arc of a title that is taken',
      {
        'arcs/b.txt':
          'arc | 9 | If This Be Web | | 2026-01-01\n part | Amazing Spider-Man (1963) | 1',
      },
      'another arc is called "If This Be Web"',
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
    'ids',
    'comic',
    '1..3=7+4',
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
      fc.constantFrom('characters', 'creators', 'series', 'events', 'arcs'),
      text,
      (kind, lines) => {
        const faults = faultsOf({ [`${kind}/fuzz.txt`]: lines.join('\n') })
        for (const fault of faults) expect(fault).toMatch(/^\w+\/\w+\.txt:\d+: /)
      },
    ),
    { numRuns: rounds({ test: 100, soak: 400 }), seed: seedOfTest() },
  )
})
