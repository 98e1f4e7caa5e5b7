import { describe, expect, test } from 'vitest'
import { mirrored, twice } from './paths.ts'
import { relative } from './relative.ts'
import { areaOf, piecesOf } from './testing/read-path.ts'
import { orient } from './winding.ts'

const CLOCKWISE = 'M0 0L100 0C110 0 110 50 100 50Q50 60 0 50Z'
const ANTICLOCKWISE = 'M0 0L0 50Q50 60 100 50C110 50 110 0 100 0Z'

describe('orienting a path', () => {
  test('leaves clockwise pieces as they are', () => {
    expect(orient(CLOCKWISE)).toBe(CLOCKWISE)
  })

  test('runs through the others backwards, handles too', () => {
    expect(orient(ANTICLOCKWISE)).toBe('M100 0C110 0 110 50 100 50Q50 60 0 50L0 0Z')
  })

  test('turns each piece alone', () => {
    const pieces = piecesOf(orient(ANTICLOCKWISE + CLOCKWISE))
    expect(pieces.map(areaOf).map(Math.sign)).toEqual([1, 1])
  })

  test('reads repeated commands and fractions', () => {
    expect(orient('M0 0L0 1.5 1.5 1.5Z')).toBe('M1.5 1.5L0 1.5L0 0Z')
  })
})

describe('a path in steps', () => {
  test('goes to the same places', () => {
    for (const path of [CLOCKWISE, ANTICLOCKWISE, CLOCKWISE + ANTICLOCKWISE]) {
      expect(piecesOf(relative(path))).toEqual(piecesOf(path))
    }
  })

  test('starts each piece at its place, and writes no more than it needs', () => {
    expect(relative('M10 -20L15 -25L10 -10L20 -10ZM7 8L9 9Z')).toBe(
      'M10-20l5-5-5 15 10 0zM7 8l2 1z',
    )
  })
})

test('a mirror image lies on the other side, and twice mirrored is the same', () => {
  const shape = 'M-0.5 0.8L0.85 -1.5L0 0.4Z'
  expect(mirrored('M-0.5 0.8L0.85 -1.5Z')).toBe('M0.5 0.8L-0.85 -1.5Z')
  expect(piecesOf(twice(shape))).toHaveLength(2)
  expect(mirrored(mirrored(shape))).toBe(shape)
})
