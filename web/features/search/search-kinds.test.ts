import { expect, test } from 'vitest'
import { buildHit } from '#web/testing/build-hit.ts'
import { countResults, groupHits } from './search-kinds.ts'

test('puts the group of the best hit first and keeps the order within each', () => {
  const hits = [
    buildHit({ kind: 'series', id: 1 }),
    buildHit({ kind: 'characters', id: 2 }),
    buildHit({ kind: 'series', id: 3 }),
  ]
  expect(groupHits(hits)).toEqual([
    { kind: 'series', hits: [hits[0], hits[2]] },
    { kind: 'characters', hits: [hits[1]] },
  ])
})

test.each([
  [0, 'No results'],
  [1, '1 result'],
  [1203, '1,203 results'],
])('says for %d: %s', (total, words) => {
  expect(countResults(total)).toBe(words)
})
