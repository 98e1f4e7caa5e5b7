import { describe, expect, test } from 'vitest'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { CatalogueError } from './faults.ts'
import { loadCatalogue } from './load-catalogue.ts'

const SPIDER_MAN = 0
const VENOM = 1
const GROUP = 2
const LEE = 0
const ROMITA = 1

const group = '2000002 | Sinister Six | | | | | group | | | 2026-11-01'

function load(issues: string, more: Record<string, string> = {}) {
  const files = { 'issues/a.txt': `run | Amazing Spider-Man (1963) | 2026-11-17\n${issues}` }
  return loadCatalogue(buildDataFolder({ ...SMALL_CATALOGUE, ...files, ...more }))
}

function faultsOf(issues: string, more: Record<string, string> = {}): string[] {
  try {
    load(issues, more)
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.faults
    throw error
  }
}

function issue(number: number, issues: string, more?: Record<string, string>) {
  return load(issues, more).comics.find((comic) => comic.issueNumber === number)
}

describe('a line of an issue', () => {
  test('gives the comic its original id', () => {
    expect(issue(2, '2 | 6593')).toMatchObject({ id: 6593, changed: '2026-11-17' })
  })

  test('leaves a comic without a line as its run has it', () => {
    expect(issue(1, '2 | 6593')).toMatchObject({ changed: '2026-11-01' })
  })

  test('may be in another format than its run', () => {
    expect(issue(2, '2 | | | | format=digital-vertical-comic')?.format).toBe(
      'digital vertical comic',
    )
    expect(faultsOf('2 | | | | format=scroll').join()).toContain('"format=scroll" is not a detail')
  })

  test('states a cast beside that of the run, which stays inferred', () => {
    const comic = issue(2, '2 | | Venom')
    expect(comic).toMatchObject({
      characters: [VENOM, SPIDER_MAN],
      inferredCharacters: [SPIDER_MAN],
    })
  })

  test('states somebody of the run, who is no longer inferred', () => {
    const comic = issue(2, '2 | | Spider-Man')
    expect(comic).toMatchObject({ characters: [SPIDER_MAN], inferredCharacters: [] })
  })

  test('states a complete cast, and only groups still follow from the run', () => {
    const more = {
      'characters/b.txt': group,
      'series/a.txt': SMALL_CATALOGUE['series/a.txt'].replace(
        '| Venom\n',
        '| Venom; Sinister Six\n',
      ),
    }
    const comic = issue(4, '4 | | = Venom', more)
    expect(comic).toMatchObject({ characters: [VENOM, GROUP], inferredCharacters: [GROUP] })
  })

  test('states an artist, who replaces the pencillers of the run but not its writer', () => {
    const comic = issue(2, '2 | | | artist: John Romita Sr.')
    expect(comic?.credits).toEqual([
      { creator: ROMITA, role: 'artist', inferred: false },
      { creator: LEE, role: 'writer', inferred: true },
    ])
  })

  test('says less than a key issue about the same person and task', () => {
    const comic = issue(3, '3 | | | writer: John Romita Sr., Stan Lee')
    expect(comic?.credits.filter(({ role }) => role === 'writer')).toEqual([
      { creator: ROMITA, role: 'writer', inferred: false },
      { creator: LEE, role: 'writer', inferred: false },
    ])
  })

  test('marks a role that is inferred from the person, which replaces nobody', () => {
    const comic = issue(2, '2 | | | writer?: John Romita Sr.')
    expect(comic?.credits.filter(({ role }) => role === 'writer')).toEqual([
      { creator: ROMITA, role: 'writer', inferred: true },
      { creator: LEE, role: 'writer', inferred: true },
    ])
  })

  test('has the details of the issue', () => {
    expect(issue(2, '2 | | | | onsale=1963-03-12 pages=36')).toMatchObject({
      onsale: '1963-03-12',
      onsaleInferred: false,
      pageCount: 36,
    })
  })

  test('states the month on the cover', () => {
    const before = load('').comics[3]
    expect(before).toMatchObject({ coverMonth: '1963-09', coverMonthInferred: true })
    const after = load('4 | | | | cover=1963-10').comics[3]
    expect(after).toMatchObject({ coverMonth: '1963-10', coverMonthInferred: false })
    expect(after?.onsale).toBe('1963-08-01')
  })

  test.each([
    ['an impossible month', '2 | | | | cover=1963-13', '"cover=1963-13" is not a detail'],
    ['a number that the run lacks', '9 | 6593', 'issues/a.txt:2: #9 is not in the run'],
    ['a doubled comic', '2 | 6593\n2 | 6594', 'issues/a.txt:3: #2 has a line already'],
    ['an id twice', '2 | 6593\n3 | 6593', 'issues/a.txt:3: the comic id 6593 is taken'],
    ['an unknown name', '2 | | Nobody', 'issues/a.txt:2: there is no character "Nobody"'],
    ['an unknown creator', '2 | | | writer: Nobody', 'there is no creator "Nobody"'],
    ['a credit without role', '2 | | | Stan Lee', 'issues/a.txt:2: "Stan Lee" is not a credit'],
    ['a number that is none', 'x | 1', '"x" is not a number of an issue'],
    ['too many fields', '2 | | | | | | x', 'has 7 fields'],
    [
      'an unknown series',
      'run | Nothing (1999) | 2026-11-17',
      'there is no series "Nothing (1999)"',
    ],
    ['a run without its day', 'run | Amazing Spider-Man (1999) | x', '"x" is not the day'],
    [
      'the same run again',
      'run | Amazing Spider-Man (1963) | 2026-11-17',
      'the issues of "Amazing Spider-Man (1963)" are listed already',
    ],
  ])('with %s is a fault', (_what, lines, fault) => {
    expect(faultsOf(lines).join('\n')).toContain(fault)
  })

  test('above the first run is a fault', () => {
    expect(faultsOf('', { 'issues/0.txt': '2 | 6593' })).toEqual([
      'issues/0.txt:1: stands above the first run',
    ])
  })
})

describe('a first appearance', () => {
  const carnage =
    '2000003 | Carnage | | | Amazing Spider-Man (1963) #5, 1963 | | villain | | | 2026-11-01'

  test('is an appearance, and is stated', () => {
    const comic = issue(5, '', { 'characters/b.txt': carnage })
    expect(comic).toMatchObject({ characters: [2, 0, 1], inferredCharacters: [0, 1] })
  })
})
