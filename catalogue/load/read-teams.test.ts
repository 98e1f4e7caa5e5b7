import { expect, test } from 'vitest'
import { buildDataFolder } from '../testing/data-folder.ts'
import { CatalogueError } from './faults.ts'
import { loadCatalogue } from './load-catalogue.ts'

const characters = `
  1 | Spider-Man | | | | Avengers | hero | | | 2026-11-01
  2 | Venom | | | | | antihero | | | 2026-11-01
  3 | Avengers | | | | | group | | | 2026-11-01
`

function load(teams: string) {
  return loadCatalogue(buildDataFolder({ 'characters/a.txt': characters, 'teams/a.txt': teams }))
}

function faultsOf(teams: string): string[] {
  try {
    load(teams)
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.faults
    throw error
  }
}

test('a member has years, the last of them open for somebody who is one still', () => {
  const [hero] = load(
    'team | Avengers | 2026-11-01\nmember | Spider-Man | 1988; 1990-1994; 2004-',
  ).characters
  expect(hero?.teamYears).toEqual([
    {
      team: 'Avengers',
      years: [
        { from: 1988, to: 1988 },
        { from: 1990, to: 1994 },
        { from: 2004, to: null },
      ],
    },
  ])
})

test('a team has changed when its members have', () => {
  const changedOn = (day: string) => load(`team | Avengers | ${day}`).characters[2]?.changed
  expect(changedOn('2026-11-09')).toBe('2026-11-09')
  expect(changedOn('2026-10-09')).toBe('2026-11-01')
})

const team = 'team | Avengers | 2026-11-01\n'
const member = (years: string) => `${team}member | Spider-Man | ${years}`

test.each([
  ['an unknown team', 'team | Pets | 2026-11-01', 'a.txt:1: there is no character "Pets"'],
  ['a team that is a person', 'team | Venom | 2026-11-01', 'a.txt:1: "Venom" is not a group'],
  ['a team twice', team + team, 'a.txt:2: there is a team "Avengers" already'],
  ['a team without a day', 'team | Avengers | now', 'a.txt:1: "now" is not the day'],
  ['an unknown person', `${team}member | Thor | 1963-`, 'a.txt:2: there is no character "Thor"'],
  [
    'a person who does not list the team',
    `${team}member | Venom | 1990-`,
    'a.txt:2: "Venom" does not list the team "Avengers"',
  ],
  [
    'a person twice',
    `${member('1990')}\nmember | Spider-Man | 1991`,
    'a.txt:3: "Spider-Man" is a member of "Avengers" already',
  ],
  ['years that are none', member('the nineties'), 'a.txt:2: "the nineties" is not a year'],
  ['years backwards', member('1994-1990'), 'a.txt:2: "1994-1990" ends before it begins'],
  ['years in disorder', member('2004-; 1990'), 'a.txt:2: "1990" begins before'],
  ['no years', `${team}member | Spider-Man`, 'a.txt:2: is too short'],
  ['a member without a team', 'member | Spider-Man | 1990', 'a.txt:1: stands above the first team'],
  ['another word', 'crew | Avengers', 'a.txt:1: begins with "crew"'],
])('%s is reported with its file and line', (_what, teams, fault) => {
  expect(faultsOf(teams)).toEqual([expect.stringContaining(fault)])
})
