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
