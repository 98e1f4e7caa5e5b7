import { expect, test } from 'vitest'
import { toChangedWords } from './changed-words.ts'

test.each([
  ['2026-11-18T09:00', 'Changed today'],
  ['2026-11-17T23:00', 'Changed yesterday'],
  ['2025-11-18T09:00', 'Changed on 18 November 2025'],
])('a list of %s was %s', (at, words) => {
  expect(toChangedWords(at, new Date('2026-11-18T20:00'))).toBe(words)
})
