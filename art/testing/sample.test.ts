import { afterEach, expect, test, vi } from 'vitest'
import { sampleOf } from './sample.ts'

const ITEMS = Array.from({ length: 1000 }, (_, place) => place)

afterEach(() => vi.unstubAllEnvs())

test('a sample has one item out of each stretch of the list', () => {
  vi.stubEnv('SOAK', '')
  const sample = sampleOf(ITEMS, { test: 10 })
  expect(sample.map((item) => Math.floor(item / 100))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(sampleOf(ITEMS, { test: 10 })).toEqual(sample)
})

test('a sample has nothing twice, also where the stretches are not equal', () => {
  vi.stubEnv('SOAK', '')
  for (const size of [1, 7, 93, 333, 667, 999]) {
    expect(new Set(sampleOf(ITEMS, { test: size })).size).toBe(size)
  }
})

test('a soak takes all items, or as many as it is told', () => {
  vi.stubEnv('SOAK', '1')
  expect(sampleOf(ITEMS, { test: 10 })).toEqual(ITEMS)
  expect(sampleOf(ITEMS, { test: 10, soak: 500 })).toHaveLength(500)
})

test('a short list is taken whole', () => {
  expect(sampleOf(['one', 'other'], { test: 10, soak: 10 })).toEqual(['one', 'other'])
})
