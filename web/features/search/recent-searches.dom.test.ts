import { afterEach, expect, test, vi } from 'vitest'
import {
  forgetAllSearches,
  forgetSearch,
  readRecentSearches,
  rememberSearch,
} from './recent-searches.ts'

afterEach(() => localStorage.clear())

test('keeps the last eight, the newest first', () => {
  for (let number = 1; number <= 10; number += 1) rememberSearch(`thor ${number}`)
  const numbers = [10, 9, 8, 7, 6, 5, 4, 3]
  expect(readRecentSearches()).toEqual(numbers.map((number) => `thor ${number}`))
})

test('keeps one that is sought again once, as it was written last', () => {
  for (const text of ['thor', 'hulk', 'Thor']) rememberSearch(text)
  expect(readRecentSearches()).toEqual(['Thor', 'hulk'])
})

test('keeps nothing of an empty box', () => {
  rememberSearch('')
  expect(readRecentSearches()).toEqual([])
})

test('forgets one, or all', () => {
  for (const text of ['thor', 'hulk', 'vision']) rememberSearch(text)
  forgetSearch('hulk')
  expect(readRecentSearches()).toEqual(['vision', 'thor'])
  forgetAllSearches()
  expect(readRecentSearches()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test.each(['{', '"thor"', 'null', '{"0":"thor"}'])('reads nothing from %s', (nonsense) => {
  localStorage.setItem('recentSearches', nonsense)
  expect(readRecentSearches()).toEqual([])
})

test('reads only texts', () => {
  localStorage.setItem('recentSearches', '[1, "thor", null, "", ["hulk"]]')
  expect(readRecentSearches()).toEqual(['thor'])
})

test('does without a storage', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  rememberSearch('thor')
  expect(readRecentSearches()).toEqual([])
})
