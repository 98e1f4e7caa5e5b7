import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

test('gives back what it keeps, and nothing else', () => {
  const cache = new AnswerCache()
  cache.keep('comics/1', 'one')
  expect(cache.find('comics/1')).toBe('one')
  expect(cache.find('comics/2')).toBeUndefined()
})

test('forgets an answer after five minutes', () => {
  let now = 0
  const cache = new AnswerCache(() => now)
  cache.keep('comics/1', 'one')
  now = 5 * 60_000 - 1
  expect(cache.find('comics/1')).toBe('one')
  now += 1
  expect(cache.find('comics/1')).toBeUndefined()
})

test('holds a bounded number of answers, the latest', () => {
  const cache = new AnswerCache()
  for (let id = 0; id < 1000; id += 1) cache.keep(`comics/${id}`, id)
  const held = Array.from({ length: 1000 }, (_, id) => cache.find(`comics/${id}`)).filter(Boolean)
  expect(held).toHaveLength(60)
  expect(held.at(-1)).toBe(999)
})
