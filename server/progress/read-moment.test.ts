import { expect, test } from 'vitest'
import { readMoment } from './read-moment.ts'

const NOW = new Date('2026-11-18T23:00:00Z')

test.each([
  ['now, when nothing is said', undefined, '2026-11-18T23:00:00.000Z'],
  ['a day', '2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['a moment elsewhere', '2026-11-19T07:30:00+09:00', '2026-11-18T22:30:00.000Z'],
  ['today in Tokyo, where it is tomorrow', '2026-11-19', '2026-11-18T23:00:00.000Z'],
  ['a clock that is a little ahead', '2026-11-18T23:01:00Z', '2026-11-18T23:00:00.000Z'],
])('%s', (_name, text, moment) => {
  expect(new Date(readMoment(text, NOW)).toISOString()).toBe(moment)
})

test.each([
  ['2026-11-20', 'lies in the future'],
  ['2026-11-18T23:10:00Z', 'lies in the future'],
  ['0001-01-01', 'is no date'],
  ['2026-02-31T99:00', 'is no date'],
])('%s is refused', (text, words) => {
  expect(() => readMoment(text, NOW)).toThrow(words)
})
