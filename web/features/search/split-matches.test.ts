import { expect, test } from 'vitest'
import { splitMatches } from './split-matches.ts'

function marked(title: string, matches: [number, number][]): string {
  return splitMatches(title, matches)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('')
}

test.each<[string, [number, number][], string]>([
  ['nothing', [], 'Doctor Strange'],
  ['the beginning', [[0, 6]], '[Doctor] Strange'],
  ['the end', [[7, 14]], 'Doctor [Strange]'],
  ['the whole', [[0, 14]], '[Doctor Strange]'],
  [
    'several, in any order',
    [
      [7, 12],
      [0, 3],
    ],
    '[Doc]tor [Stran]ge',
  ],
  [
    'those that overlap',
    [
      [0, 4],
      [2, 6],
    ],
    '[Doct][or] Strange',
  ],
  [
    'one within another',
    [
      [0, 6],
      [2, 4],
    ],
    '[Doctor] Strange',
  ],
  ['one that is longer than the title', [[7, 99]], 'Doctor [Strange]'],
])('marks %s', (_what, matches, expected) => {
  expect(marked('Doctor Strange', matches)).toBe(expected)
})
