import { expect, test } from 'vitest'
import { createTitleFilter } from './title-filter.ts'

test.each([
  ['spider man 300', 'Amazing Spider-Man (1963) #300', true],
  ['SPIDERMAN #300', 'Amazing Spider-Man (1963) #300', true],
  ['spider-man 30', 'Amazing Spider-Man (1963) #300', false],
  ['man', 'Amazing Spider-Man (1963) #300', true],
  ['ing', 'Amazing Spider-Man (1963) #300', false],
  ['asterix', 'Astérix (1961) #1', true],
  ['…', 'Thor (1966) #337', true],
])('“%s” finds %s: %s', (text, title, found) => {
  expect(createTitleFilter(text)(title)).toBe(found)
})
