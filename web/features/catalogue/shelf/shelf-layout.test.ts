import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countRows, findScrollY, findShapes, findShown } from './shelf-layout.ts'

const pictures = { pictureWidth: 200, pictureHeight: 304 }
const layout = { columns: 6, rowHeight: 480, ...pictures, top: 700, covered: 120 }

test('the first row is in sight at the top of the page, where the shelf begins further down', () => {
  expect(findShown(0, 900, 60_000, layout)).toEqual({ from: 0, to: 6 })
})

test('what the bars cover is not in sight', () => {
  expect(findShown(700 - 120 + 479, 900, 60_000, layout).from).toBe(0)
  expect(findShown(700 - 120 + 480, 900, 60_000, layout).from).toBe(6)
})

test('the last row may be short', () => {
  expect(findShown(99_999_999, 900, 20, layout)).toEqual({ from: 18, to: 20 })
  expect(findShown(0, 900, 0, layout)).toEqual({ from: 0, to: 0 })
})

test('scrolled to a record, its row is the first in sight', () => {
  const layouts = fc.record({
    columns: fc.integer({ min: 1, max: 8 }),
    rowHeight: fc.integer({ min: 100, max: 500 }),
    pictureWidth: fc.constant(200),
    pictureHeight: fc.constant(304),
    top: fc.integer({ min: 200, max: 2000 }),
    covered: fc.integer({ min: 0, max: 200 }),
  })
  const record = fc.integer({ min: 0, max: 59_999 })
  fc.assert(
    fc.property(layouts, record, (layout, record) => {
      fc.pre(Math.floor(record / layout.columns) < countRows(60_000, layout))
      const shown = findShown(findScrollY(record, layout), 900, 60_000, layout)
      expect(shown.from).toBe(record - (record % layout.columns))
      expect(shown.to).toBeGreaterThan(record)
    }),
  )
})

test('shapes of cards lie wherever the shelf is in sight, in its rows, and nowhere else', () => {
  const place = fc.integer({ min: 0, max: 6_000_000 })
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 60_000 }), (scrollY, total) => {
      const { start, rows } = findShapes(scrollY, 900, total, layout)
      const height = rows * layout.rowHeight
      const end = countRows(total, layout) * layout.rowHeight
      expect(start % layout.rowHeight).toBe(0)
      expect(start).toBeGreaterThanOrEqual(0)
      expect(start + height).toBeLessThanOrEqual(end)
      const seen = { from: Math.max(0, scrollY - layout.top), to: scrollY - layout.top + 900 }
      fc.pre(seen.from < end)
      expect(start).toBeLessThanOrEqual(seen.from)
      expect(start + height).toBeGreaterThanOrEqual(Math.min(end, seen.to))
    }),
  )
})

test('a shelf is never higher than a browser can lay out', () => {
  expect(countRows(60_000, layout)).toBe(10_000)
  expect(countRows(100_000_000, layout) * layout.rowHeight).toBeLessThanOrEqual(16_000_000)
})
