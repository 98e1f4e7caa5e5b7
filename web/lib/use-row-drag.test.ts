import { expect, test } from 'vitest'
import { scrollStep, toPlace } from './use-row-drag.ts'

test('a row lands before the gap that it left, or behind it', () => {
  expect(toPlace({ from: 2, gap: 0 })).toBe(0)
  expect(toPlace({ from: 2, gap: 2 })).toBe(2)
  expect(toPlace({ from: 2, gap: 3 })).toBe(2)
  expect(toPlace({ from: 2, gap: 5 })).toBe(4)
})

test('the page scrolls along near its edges only, faster the nearer', () => {
  expect(scrollStep(400, 800)).toBe(0)
  expect(scrollStep(100, 800)).toBeLessThan(0)
  expect(scrollStep(0, 800)).toBeLessThan(scrollStep(60, 800))
  expect(scrollStep(790, 800)).toBeGreaterThan(scrollStep(720, 800))
  expect(scrollStep(2000, 800)).toBe(22)
})
