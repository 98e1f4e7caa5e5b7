import { expect, test } from 'vitest'
import { parseCount, parseDate, parseDay, parsePaid, parseRating } from './cell-values.ts'

test.each([
  ['1988-05-10', '1988-05-10', 1988],
  ['1988-05-10 00:00:00', '1988-05-10', 1988],
  ['2019/5/2', '2019-05-02', 2019],
  ['May 21, 1997', '1997-05-21', 1997],
  ['21 Sept 2022', '2022-09-21', 2022],
  ['Jul 1997', '1997-07', 1997],
  ['1963-03-00', '1963-03', 1963],
  ['1963', '1963', 1963],
  ['10/25/1988', '1988-10-25', 1988],
  ['25.10.1988', '1988-10-25', 1988],
  ['05/10/1988', '1988', 1988],
  ['2023-02-30', '2023-02', 2023],
])('%s is as exact as it says', (text, date, year) => {
  expect(parseDate(text)).toEqual({ date, year })
})

test.each(['', '0000-00-00', 'soon', '5/88', '12345'])('%j is no date', (text) => {
  expect(parseDate(text)).toEqual({})
})

test('what has no day is no day', () => {
  expect(parseDay('2024-02-29')).toBe('2024-02-29')
  expect(parseDay('May 2024')).toBeUndefined()
})

test('nought is what nobody typed', () => {
  expect([parseCount('2'), parseCount('0'), parseCount('many')]).toEqual([2, undefined, undefined])
  expect([parseRating('4,5'), parseRating('0'), parseRating('')]).toEqual([
    4.5,
    undefined,
    undefined,
  ])
  expect([parsePaid('$3.99'), parsePaid('0.00')]).toEqual(['$3.99', ''])
})
