import { expect, test } from 'vitest'
import { placeIn } from './next-up.ts'

test.each([
  ['the first of what nobody began', [], 1],
  [
    'after the last that was read',
    [
      [1, 10],
      [2, 20],
    ],
    3,
  ],
  [
    'after the one read last, though a later one was read long ago',
    [
      [1, 10],
      [2, 20],
      [4, 5],
    ],
    3,
  ],
  [
    'beyond what is read already',
    [
      [1, 10],
      [2, 20],
      [3, 5],
    ],
    4,
  ],
  [
    'after the furthest of those marked at once',
    [
      [1, 10],
      [3, 10],
    ],
    4,
  ],
  [
    'what was left out, after the end',
    [
      [1, 10],
      [3, 20],
      [4, 30],
    ],
    2,
  ],
  [
    'nothing, when all are read',
    [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    undefined,
  ],
] as [string, [number, number][], number | undefined][])('%s', (_name, read, next) => {
  expect(placeIn([1, 2, 3, 4], new Map(read))).toEqual({ read: read.length, next })
})
