import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { summarise } from './summary.ts'

function summariseSmall(): string[] {
  return summarise(loadCatalogue(buildDataFolder(SMALL_CATALOGUE)))
}

test('counts every kind and the key issues', () => {
  expect(summariseSmall().slice(0, 7)).toEqual([
    'characters 2',
    'creators 2',
    'series 3',
    'comics 10',
    'events 1',
    'arcs 1',
    'key issues 1',
  ])
})

test('counts by decade', () => {
  const rows = summariseSmall()
    .filter((line) => /^ +\d{4}s/.test(line))
    .map((line) => line.trim().split(/ +/))
  expect(rows).toEqual([
    ['1960s', '1', '1', '8', '1'],
    ['1990s', '0', '1', '1', '0'],
    ['2000s', '0', '1', '1', '0'],
  ])
})

test('says how much is known', () => {
  const lines = summariseSmall()
  expect(lines).toContain('characters with a first appearance: 1 of 2 (50.0 %)')
  expect(lines).toContain('characters with all three: 1 of 2 (50.0 %)')
  expect(lines).toContain('comics without credits: 4 of 10 (40.0 %)')
  expect(lines).toContain('creators with a credit: 2 of 2 (100.0 %)')
})

test('names the first series that nobody can date or tell apart, and all of them if asked', () => {
  const titles = 'A B C D E F'.split(' ')
  const undated = titles.map(
    (title, place) => `series | ${place + 1} | ${title} | | ongoing | | | 1 | | | 2026-11-01`,
  )
  const twins = [7, 8].map((id) => `series | ${id} | Z | 1999 | one shot | | | 1 | | | 2026-11-01`)
  const folder = buildDataFolder({ 'series/a.txt': [...undated, ...twins].join('\n') })
  expect(summarise(loadCatalogue(folder)).slice(-2)).toEqual([
    'series without a year: 6 (A [1]; B [2]; C [3]; D [4]; E [5]; --all names 1 more)',
    'titles that stand twice in a year: 1 (Z (1999) [7, 8])',
  ])
  expect(summarise(loadCatalogue(folder), { all: true }).slice(-9)).toEqual([
    'series without a year: 6',
    ...['  A [1]', '  B [2]', '  C [3]', '  D [4]', '  E [5]', '  F [6]'],
    'titles that stand twice in a year: 1',
    '  Z (1999) [7, 8]',
  ])
})
