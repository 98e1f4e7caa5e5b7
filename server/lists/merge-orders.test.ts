import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListEntry } from '#contract/lists.ts'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { entriesOf } from '../testing/build-lists.ts'
import { mergeOrders } from './merge-orders.ts'

const orders = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })

function idsOf(entries: ListEntry[]): number[] {
  return entries.map(({ comic }) => comic)
}

function merge(stored: number[], later: number[], removed: number[] = []): number[] {
  const keeps = ({ comic }: ListEntry) => !removed.includes(comic)
  return idsOf(mergeOrders(entriesOf(...stored), entriesOf(...later), keeps))
}

/** One after another into the result, behind the nearest predecessor that is in it. */
function mergeNaively(stored: number[], later: number[], removed: number[]): number[] {
  const result = [...later]
  for (const [place, comic] of stored.entries()) {
    if (result.includes(comic) || removed.includes(comic)) continue
    const before = stored.slice(0, place).findLast((one) => result.includes(one))
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, comic)
  }
  return result
}

function holds<Values>(property: fc.IProperty<Values>): void {
  fc.assert(property, { seed: seedOfTest(), numRuns: rounds({ test: 500, soak: 20_000 }) })
}

test('two orders are merged as a reader would do it by hand', () => {
  expect(merge([1, 2, 3], [3, 1, 2])).toEqual([3, 1, 2])
  expect(merge([1, 2, 9, 3], [3, 2, 1])).toEqual([3, 2, 9, 1])
  expect(merge([9, 1, 2], [2, 1])).toEqual([9, 2, 1])
  expect(merge([1, 2, 9], [1], [2])).toEqual([1, 9])
})

test('nothing is lost, nothing is doubled, and the later order wins', () => {
  holds(
    fc.property(orders, orders, orders, (stored, later, removed) => {
      const merged = merge(stored, later, removed)
      const wanted = new Set([...later, ...stored.filter((comic) => !removed.includes(comic))])
      expect(merged.toSorted()).toEqual([...wanted].toSorted())
      expect(merged.filter((comic) => later.includes(comic))).toEqual(later)
      expect(merged).toEqual(mergeNaively(stored, later, removed))
    }),
  )
})

test('what was not moved stays where it is', () => {
  holds(
    fc.property(orders, orders, (stored, left) => {
      const later = stored.filter((comic) => left.includes(comic))
      expect(merge(stored, later)).toEqual(stored)
      expect(merge(stored, stored)).toEqual(stored)
    }),
  )
})
