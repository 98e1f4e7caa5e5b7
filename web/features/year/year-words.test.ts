import { expect, test } from 'vitest'
import { buildYear } from '#art/testing/build-year.ts'
import { toBestMonth, toPictureWords, toStreak } from './year-words.ts'

function months(counts: Record<number, number>): number[] {
  return Array.from({ length: 12 }, (_, month) => counts[month + 1] ?? 0)
}

test.each([
  [months({ 3: 5, 4: 1 }), 'Busiest month: March, 5 issues'],
  [months({ 3: 1 }), 'Busiest month: March, 1 issue'],
  [months({ 3: 5, 12: 5 }), 'Busiest months: March and December, 5 each'],
  [new Array(12).fill(1), 'Up to 1 issue a month'],
])('says of %j which month was the busiest', (counts, words) => {
  expect(toBestMonth(counts)).toBe(words)
})

test.each([
  ['2026-03-04', '2026-03-06', '4 to 6 March'],
  ['2026-02-27', '2026-03-01', '27 February to 1 March'],
  ['2026-03-04', '2026-03-04', '4 March'],
])('a streak from %s to %s is %s', (from, to, words) => {
  expect(toStreak({ from, to })).toBe(words)
})

test('the words of the picture say all that it shows', () => {
  expect(toPictureWords(buildYear(), 'Asha Rao')).toBe(
    'Asha Rao: a year in comics, 2026. 6 issues read on 4 days. At most 3 days in a row. ' +
      'Busiest month: March, 5 issues. ' +
      'Most read: Spider-Man (6), Venom (5), Mary Jane (4), Electro (3), Vulture (2). ' +
      'Longest run: Amazing Spider-Man (1963 - 1998) #1–5. ' +
      'Series: Amazing Spider-Man (1963 - 1998). Creator: Stan Lee, writer.',
  )
  expect(toPictureWords(buildYear(), undefined)).toMatch(/^My year in comics, 2026\. /)
})
