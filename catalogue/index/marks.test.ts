import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ascending, isDense, pageAlong } from './marks.ts'

const ALL = 1000
const numbers = fc.uniqueArray(fc.nat({ max: ALL - 1 })).map((list) => Uint32Array.from(list))

describe('ascending', () => {
  test.each([
    ['few', 3],
    ['many', 700],
  ])('sorts %s numbers', (_how, count) => {
    const list = Uint32Array.from({ length: count }, (_, place) => (place * 377) % ALL)
    expect(isDense(count, ALL)).toBe(count > 15)
    expect(ascending(list, ALL)).toEqual(list.toSorted())
  })

  test('sorts any numbers', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        expect(ascending(list, ALL)).toEqual(list.toSorted())
      }),
    )
  })
})

describe('a page along an order', () => {
  const order = Uint32Array.from({ length: ALL }, (_, place) => (place * 619) % ALL)
  const page = fc.record({
    offset: fc.nat({ max: ALL + 10 }),
    limit: fc.integer({ min: 1, max: 100 }),
  })

  test('is what filtering the order gives, for a list', () => {
    fc.assert(
      fc.property(numbers, page, (list, { offset, limit }) => {
        const chosen = new Set(list)
        const expected = order.filter((number) => chosen.has(number)).slice(offset, offset + limit)
        expect(pageAlong(order, list.toSorted(), offset, limit)).toEqual(expected)
      }),
    )
  })

  test('is what filtering the order gives, for a stretch', () => {
    const bound = fc.nat({ max: ALL })
    fc.assert(
      fc.property(bound, bound, page, (one, other, { offset, limit }) => {
        const [from, to] = one < other ? [one, other] : [other, one]
        const inside = order.filter((number) => number >= from && number < to)
        const expected = inside.slice(offset, offset + limit)
        expect(pageAlong(order, { from, to }, offset, limit)).toEqual(expected)
      }),
    )
  })
})
