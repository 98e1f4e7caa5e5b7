import { expect, test } from 'vitest'
import { distance } from './record-span.ts'

test('a record is as far from a span as from the nearest of it', () => {
  const span = { from: 12, to: 18 }
  expect([0, 11, 12, 17, 18, 20].map((record) => distance(record, span))).toEqual([
    12, 1, 0, 0, 1, 3,
  ])
})
