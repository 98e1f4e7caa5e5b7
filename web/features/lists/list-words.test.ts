import { expect, test } from 'vitest'
import { toChangedWords, toReadWords } from './list-words.ts'

test.each([
  ['2026-11-18T09:00', 'Changed today'],
  ['2026-11-17T23:00', 'Changed yesterday'],
  ['2025-11-18T09:00', 'Changed on 18 November 2025'],
])('a list of %s was %s', (at, words) => {
  expect(toChangedWords(at, new Date('2026-11-18T20:00'))).toBe(words)
})

test('how much is read, and that there is nothing to read', () => {
  expect(toReadWords(41, 1096)).toBe('41 of 1,096 read')
  expect(toReadWords(0, 0)).toBe('No comics yet')
})
