import { expect, test } from 'vitest'
import { suggestSearches } from './suggest-searches.ts'

test.each([
  ['spider mann clone', ['spider mann', 'spider', 'mann', 'clone']],
  ['thor xyzzy', ['thor', 'xyzzy']],
  ['galactusss', ['galac']],
  ['x', []],
  ['', []],
])('suggests for “%s” less of it: %s', (text, suggestions) => {
  expect(suggestSearches(text)).toEqual(suggestions)
})
