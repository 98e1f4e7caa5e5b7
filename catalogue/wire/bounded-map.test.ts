import { describe, expect, test } from 'vitest'
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

test('counts what was found in either generation, what was not, and how much it holds', () => {
  const map = new BoundedMap<string, string>(10, ({ length }) => length)
  map.get('a')
  map.set('a', '123')
  map.get('a')
  expect(map.counts()).toEqual({ hits: 1, misses: 1, size: 3, maxSize: 10 })
  map.set('b', '123')
  map.set('c', '1')
  expect(map.counts()).toEqual({ hits: 1, misses: 1, size: 7, maxSize: 10 })
  map.get('a')
  expect(map.counts()).toEqual({ hits: 2, misses: 1, size: 10, maxSize: 10 })
})

describe('security 9: a cache counts its keys', () => {
  const sizeOf = (value: string, key: string) => key.length + value.length

  test('many long keys of small values stay within the bound', () => {
    const map = new BoundedMap<string, string>(10_000, sizeOf)
    const keys = Array.from({ length: 1000 }, (_, number) => String(number).padStart(100, 'x'))
    for (const key of keys) map.set(key, 'y')
    const held = keys.filter((key) => map.get(key) !== undefined)
    expect(held.length).toBeGreaterThan(40)
    expect(held.length).toBeLessThanOrEqual(100)
  })

  test('what is larger than half of the bound is not stored, and leaves the others', () => {
    const map = new BoundedMap<string, string>(1000, sizeOf)
    map.set('a', 'small')
    map.set('b', 'x'.repeat(500))
    expect(map.get('b')).toBeUndefined()
    expect(map.get('a')).toBe('small')
  })

  test('a value that has grown too large takes the place of nothing', () => {
    const map = new BoundedMap<string, string>(1000, sizeOf)
    map.set('a', 'small')
    map.set('a', 'x'.repeat(600))
    expect(map.get('a')).toBeUndefined()
  })
})
