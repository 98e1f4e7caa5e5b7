import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choosePage, nearby, PAGE_LENGTH } from './choose-page.ts'
import type { RecordSpan } from './record-span.ts'

const TOTAL = 60_000

test.each([
  ['the top of a shelf', { from: 0, to: 24 }, [], { from: 0, to: 96 }],
  [
    'a jump, in whose middle the reader lands',
    { from: 50_000, to: 50_024 },
    [],
    { from: 49_964, to: 50_060 },
  ],
  ['the end of a shelf', { from: 59_990, to: 60_000 }, [], { from: 59_904, to: 60_000 }],
  ['a reader who goes on', { from: 66, to: 90 }, [{ from: 0, to: 96 }], { from: 96, to: 192 }],
  ['a reader who goes back', { from: 110, to: 134 }, [{ from: 96, to: 192 }], { from: 0, to: 96 }],
  [
    'a gap between two pages',
    { from: 100, to: 124 },
    [
      { from: 0, to: 96 },
      { from: 120, to: 216 },
    ],
    { from: 96, to: 120 },
  ],
])('asks at %s', (_, shown, held, asked) => {
  expect(choosePage({ shown, total: TOTAL, held })).toEqual(asked)
})

test('asks for nothing while all that is near is held', () => {
  const held = [{ from: 0, to: 96 }]
  expect(choosePage({ shown: { from: 30, to: 54 }, total: TOTAL, held })).toBeUndefined()
  expect(
    choosePage({ shown: { from: 0, to: 7 }, total: 7, held: [{ from: 0, to: 7 }] }),
  ).toBeUndefined()
})

test('leaves a failure in sight alone, and asks elsewhere', () => {
  const failed = { from: 96, to: 192 }
  const held = [{ from: 0, to: 96 }]
  expect(choosePage({ shown: { from: 84, to: 108 }, total: TOTAL, held, failed })).toBeUndefined()
  expect(choosePage({ shown: { from: 60, to: 84 }, total: TOTAL, held, failed })).toBeUndefined()
  const shown = { from: 300, to: 324 }
  expect(choosePage({ shown, total: TOTAL, held, failed })).toEqual({ from: 264, to: 360 })
})

const spanIn = (total: number, longest: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: total - 1 }), fc.integer({ min: 1, max: longest }))
    .map(([from, length]): RecordSpan => ({ from, to: Math.min(total, from + length) }))

const shelf = fc.integer({ min: 1, max: 2000 }).chain((total) =>
  fc.record({
    total: fc.constant(total),
    shown: spanIn(total, 48),
    held: fc.array(spanIn(total, PAGE_LENGTH), { maxLength: 6 }),
  }),
)

/** The naive implementation, record by record. */
function isMissing({ from, to }: RecordSpan, held: RecordSpan[]): number[] {
  const records = Array.from({ length: to - from }, (_, place) => from + place)
  return records.filter((record) => !held.some((span) => span.from <= record && record < span.to))
}

test('a page begins with what is missing in sight, else near it, and has nothing that is held', () => {
  fc.assert(
    fc.property(shelf, ({ total, shown, held }) => {
      const page = choosePage({ total, shown, held })
      const [wanted] = [...isMissing(shown, held), ...isMissing(nearby(shown, total), held)]
      expect(page === undefined).toBe(wanted === undefined)
      if (page === undefined || wanted === undefined) return
      expect(page.from).toBeGreaterThanOrEqual(0)
      expect(page.to).toBeLessThanOrEqual(total)
      expect(page.to - page.from).toBeLessThanOrEqual(PAGE_LENGTH)
      expect(isMissing(page, held)).toHaveLength(page.to - page.from)
      expect(page.from <= wanted && wanted < page.to).toBe(true)
    }),
  )
})

test('a jump to anywhere is one page: with it nothing near is missing', () => {
  fc.assert(
    fc.property(spanIn(TOTAL, 48), (shown) => {
      const page = choosePage({ shown, total: TOTAL, held: [] })
      expect(choosePage({ shown, total: TOTAL, held: page ? [page] : [] })).toBeUndefined()
    }),
  )
})
