import { expect, test } from 'vitest'
import { Memo } from './memo.ts'

test('a memo makes a value once, and forgets when it is full', () => {
  const made: string[] = []
  const memo = new Memo<string>(2)
  const take = (key: string) =>
    memo.take(key, () => {
      made.push(key)
      return key
    })
  for (const key of ['a', 'a', 'b', 'a', 'c', 'a']) expect(take(key)).toBe(key)
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
