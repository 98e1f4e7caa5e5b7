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

test('a memo makes each thing once, and never keeps more than it may', () => {
  const memo = new Memo<number>(3)
  let made = 0
  const make = () => {
    made += 1
    return made
  }
  expect([memo.take('a', make), memo.take('a', make)]).toEqual([1, 1])
  for (const name of ['b', 'c', 'd']) memo.take(name, make)
  expect(memo.take('a', make)).toBe(5)
})
