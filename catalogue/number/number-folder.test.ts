import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { numberFolder } from './number-folder.ts'

const SERIES = [
  '# our runs',
  'series | 7 | X | 2000 | ongoing | | | 1..4 ½ | 1=2000-01 | | 2026-01-01',
  'key | 3 | | A; B; C; D | | | | | 2026-01-01',
  'variant | 5 | 1 | Foil | 2026-01-01',
  '',
  'series | 8 | Y | 2000 | | | | 1..2 | | | 2026-01-01',
  'ids | comic | 2=600000040',
].join('\n')

test('comics and stories without an id get one, in the file, and no other line changes', () => {
  const folder = buildDataFolder({ 'issues/a.txt': 'run | X (2000) | 2026-01-01\n2 | 6593' })
  const file = join(folder, 'series', 'a.txt')
  const other = buildDataFolder({
    'series/a.txt': 'series | 1 | Z | 2000 | | | | 1 | | | 2026-01-01',
  })
  mkdirSync(join(folder, 'series'))
  writeFileSync(file, SERIES)
  expect(numberFolder(folder, [other])).toEqual({ comics: 5, stories: 8 })
  const text = readFileSync(file, 'utf8')
  expect(text.split('\n')).toEqual([
    '# our runs',
    'series | 7 | X | 2000 | ongoing | | | 1..4 ½ | 1=2000-01 | | 2026-01-01',
    'key | 3 | | A; B; C; D | | | | | 2026-01-01',
    'variant | 5 | 1 | Foil | 2026-01-01 | 2100000005',
    'ids | comic | 1=600000041 3..4=600000042 ½=600000044',
    'ids | story | 1..2=2100000009+4 3=2100000017 4=2100000023 ½=2100000027',
    '',
    'series | 8 | Y | 2000 | | | | 1..2 | | | 2026-01-01',
    'ids | comic | 2=600000040',
    'ids | comic | 1=600000045',
    'ids | story | 1..2=2100000031+4',
  ])
  expect(loadCatalogue(folder).comics.map(({ id }) => id)).toContain(6593)
  numberFolder(folder, [other])
  expect(readFileSync(file, 'utf8')).toBe(text)
})
