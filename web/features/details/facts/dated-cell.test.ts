import { expect, test } from 'vitest'
import { datedCell } from './dated-cell.ts'

test.each([
  ['1963-03', '1963', 'March'],
  ['1999-12-31T23:59:59-0500', '1999', 'December'],
])('%s is a month of its year, wherever the reader is', (date, figure, words) => {
  expect(datedCell('Cover date', date)).toEqual({ label: 'Cover date', figure, words })
})

test('the day is said where it is asked for', () => {
  const cell = datedCell('On sale', '1963-04-01T00:00:00-0500', 'day')
  expect(cell).toMatchObject({ figure: '1963', words: 'April 1' })
})
