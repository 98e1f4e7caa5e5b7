import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('keeps what was used and lets go of what was not', () => {
  const map = new BoundedMap<string, number>(10)
  map.set('used', 1)
  map.set('unused', 2)
  for (let number = 0; number < 100; number += 1) {
    map.set(`other ${number}`, number)
    expect(map.get('used')).toBe(1)
  }
  expect(map.get('unused')).toBeUndefined()
})

test('never holds more than its size', () => {
  const map = new BoundedMap<number, string>(1000, ({ length }) => length)
  const keys = Array.from({ length: 500 }, (_, key) => key)
  for (const key of keys) map.set(key, 'x'.repeat(1 + (key % 50)))
  const held = keys.map((key) => map.get(key)?.length ?? 0)
  expect(held.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(1050)
  expect(map.get(499)).toHaveLength(50)
})

test('takes the newest value of a key', () => {
  const map = new BoundedMap<string, number>(4)
  for (let value = 0; value < 20; value += 1) map.set('key', value)
  expect(map.get('key')).toBe(19)
})
