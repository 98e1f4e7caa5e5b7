import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { packEntries, unpackEntries } from './packed-entries.ts'

const entries = fc.uniqueArray(
  fc.record({
    comic: fc.integer({ min: 1, max: 9_999_999_999 }),
    section: fc.constantFrom('', 'Core', 'Tie-ins', '"], ["'),
    note: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme' })),
  }),
  { selector: ({ comic }) => comic },
)

test('entries are the same after packing', () => {
  fc.assert(
    fc.property(entries, (all) => {
      expect(unpackEntries(packEntries(all))).toEqual(all)
    }),
    { seed: seedOfTest(), numRuns: rounds({ test: 200, soak: 10_000 }) },
  )
})

test('a list of 10,000 without notes takes little more than its ids', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => ({
    comic: 16_277_604 + index,
    section: index < 5000 ? 'Core' : 'Tie-ins',
    note: '',
  }))
  const { comics, sections, notes } = packEntries(all)
  expect(sections).toBe('[["Core",5000],["Tie-ins",5000]]')
  expect(comics.length + notes.length).toBeLessThan(100_000)
})
