import { expect, test } from 'vitest'
import { readPlace, toPlace } from './section-place.ts'

test.each([
  ['', 1],
  ['?comics=2', 2],
  ['?series=2', 1],
  ['?comics=99', 3],
  ['?comics=0', 1],
  ['?comics=-1', 1],
  ['?comics=two', 1],
  ['?comics=2.5', 1],
])('%s asks for page %d of 30 comics', (search, page) => {
  expect(readPlace(search, 'comics', 30)).toBe(page)
})

test('turning one section leaves the others where they are', () => {
  expect(toPlace('?series=3', 'comics', 2)).toEqual({ search: '?series=3&comics=2' })
  expect(toPlace('?series=3&comics=2', 'comics', 1)).toEqual({ search: '?series=3' })
  expect(toPlace('?comics=2', 'comics', 1)).toEqual({ search: '' })
})
