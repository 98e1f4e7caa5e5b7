import { expect, test } from 'vitest'
import { formatCount, formatDollars, formatList, formatMonth } from './format.ts'

test.each([0, 7, 999, 1000, 12_345, 1_234_567])('%i is grouped as Intl does', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en'))
})

test.each([0.1, 3.99, 12, 1234.5, 0.999])('%d dollars are written as Intl does', (amount) => {
  const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  expect(formatDollars(amount)).toBe(intl.format(amount))
})

test('months have the names that Intl gives them', () => {
  const intl = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  expect(months.map(formatMonth)).toEqual(
    months.map((month) => intl.format(Date.UTC(2020, month - 1))),
  )
})

test.each([
  [['Storm']],
  [['Storm', 'Rogue']],
  [['Storm', 'Rogue', 'Gambit']],
  [['Storm', 'Rogue', 'Gambit', 'Cable']],
])('%j is joined as Intl does', (names) => {
  expect(formatList(names)).toBe(new Intl.ListFormat('en').format(names))
})
