import { expect, test } from 'vitest'
import { createQueryCache } from './query-cache.ts'

test('gives back what was set, and nothing else', () => {
  const cache = createQueryCache(() => 7)
  cache.set('comics/1', 'one')
  expect(cache.find('comics/1')).toEqual({ data: 'one', answeredAt: 7 })
  expect(cache.find('comics/2')).toBeUndefined()
})

test('forgets an answer after five minutes', () => {
  let now = 0
  const cache = createQueryCache(() => now)
  cache.set('comics/1', 'one')
  now = 5 * 60_000 - 1
  expect(cache.find('comics/1')?.data).toBe('one')
  now += 1
  expect(cache.find('comics/1')).toBeUndefined()
})

test('forgets what is deleted', () => {
  const cache = createQueryCache()
  cache.set('comics/1', 'one')
  cache.delete('comics/1')
  expect(cache.find('comics/1')).toBeUndefined()
})

test('holds a bounded number of answers, the latest', () => {
  const cache = createQueryCache()
  for (let id = 0; id < 1000; id += 1) cache.set(`comics/${id}`, id)
  const held = Array.from({ length: 1000 }, (_, id) => cache.find(`comics/${id}`)?.data).filter(
    Boolean,
  )
  expect(held).toHaveLength(60)
  expect(held.at(-1)).toBe(999)
})
