import { expect, test } from 'vitest'
import { readSpan } from './years.ts'

test.each([
  ['x-men 1991', 'x-men', 1991, 1991],
  ['Fantastic Four (1961)', 'Fantastic Four', 1961, 1961],
  ['2012 hawkeye', 'hawkeye', 2012, 2012],
  ['1963', '', 1963, 1963],
  ['90s x-men', 'x-men', 1990, 1999],
  ["x-men from the early '90s", 'x-men', 1990, 1999],
  ['spider-man 1960s', 'spider-man', 1960, 1969],
  ['avengers of the 2010s', 'avengers', 2010, 2019],
  ['thor in the eighties', 'thor', 1980, 1989],
  ['daredevil 00s', 'daredevil', 2000, 2009],
])('"%s" is "%s" of %d to %d', (text, rest, from, to) => {
  expect(readSpan(text)).toEqual({ rest, span: { from, to } })
})

test.each(['spider-man 2099', 'marvel 1602', 'asm 300', 'x-men', 'area 51', ''])(
  '"%s" has no year',
  (text) => {
    expect(readSpan(text)).toBeUndefined()
  },
)
