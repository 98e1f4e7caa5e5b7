import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GAP, pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [2, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, GAP, 8]],
  [4, 1621, [1, 2, 3, 4, 5, GAP, 1621]],
  [5, 1621, [1, GAP, 4, 5, 6, GAP, 1621]],
  [42, 1621, [1, GAP, 41, 42, 43, GAP, 1621]],
  [1618, 1621, [1, GAP, 1617, 1618, 1619, 1620, 1621]],
])('page %i of %i', (current, last, row) => {
  expect(pageNumbers(current, last)).toEqual(row)
})

const places = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }))
  .map(([a, b]) => ({ current: Math.min(a, b), last: Math.max(a, b) }))

test('names the ends, the current page and its neighbours, on any page of any number', () => {
  fc.assert(
    fc.property(places, ({ current, last }) => {
      const row = pageNumbers(current, last)
      const needed = [1, current - 1, current, current + 1, last]
      expect(row).toEqual(expect.arrayContaining(needed.filter((n) => n >= 1 && n <= last)))
    }),
  )
})

test('rises, and a gap stands exactly where two pages or more are left out', () => {
  fc.assert(
    fc.property(places, ({ current, last }) => {
      const row = pageNumbers(current, last)
      expect(row).toHaveLength(Math.min(last, 7))
      const numbers = row.filter((entry) => entry !== GAP)
      const rebuilt = numbers.flatMap((number, index) => {
        const next = numbers[index + 1] ?? number + 1
        expect(next).toBeGreaterThan(number)
        return next - number > 2 ? [number, GAP] : [number]
      })
      expect(row).toEqual(rebuilt)
    }),
  )
})
