import { expect, test } from 'vitest'
import { buildHit } from '#web/testing/build-hit.ts'
import { pickHits } from './pick-hits.ts'

type Kind = ReturnType<typeof buildHit>['kind']

function hitsOf(...runs: [kind: Kind, count: number][]) {
  const kinds = runs.flatMap(([kind, count]) => Array<Kind>(count).fill(kind))
  return kinds.map((kind, index) => buildHit({ kind, id: index + 1 }))
}

function countsOf(hits: ReturnType<typeof pickHits>): Record<string, number> {
  return Object.fromEntries(
    Array.from(
      Map.groupBy(hits, ({ kind }) => kind),
      ([kind, own]) => [kind, own.length],
    ),
  )
}

test('other kinds have their turn beside one that would fill the room', () => {
  const hits = hitsOf(['series', 9], ['characters', 1], ['series', 10], ['comics', 10])
  expect(countsOf(pickHits(hits))).toEqual({ series: 5, characters: 1, comics: 4 })
})

test('a kind without rivals fills the room', () => {
  expect(pickHits(hitsOf(['comics', 30]))).toHaveLength(10)
  expect(countsOf(pickHits(hitsOf(['comics', 20], ['events', 2])))).toEqual({
    comics: 8,
    events: 2,
  })
})

test('the best come first, as they came', () => {
  const hits = hitsOf(['comics', 7], ['events', 1], ['comics', 2], ['series', 6])
  const picked = pickHits(hits)
  expect(picked[0]).toBe(hits[0])
  expect(picked).toEqual(hits.filter((hit) => picked.includes(hit)))
})

test('shows as many as there are where there are few', () => {
  const hits = hitsOf(['comics', 7], ['events', 1])
  expect(pickHits(hits)).toEqual(hits)
})
