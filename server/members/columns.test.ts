import { expect, test } from 'vitest'
import { toColumns } from './columns.ts'

test('columns are as wide as their longest cell, and letters of two columns count twice', () => {
  const rows = [
    ['a', 'bcd', 'e'],
    ['漫画', 'x', ''],
    ['👩‍🚀', 'y', 'z'],
  ]
  expect(toColumns(rows)).toBe('a     bcd  e\n漫画  x\n👩‍🚀    y    z\n')
})

test.each([
  [10, 'asha@example.com  Asha Ra…\n'],
  [27, 'asha@example.com  Asha Rao…\n'],
  [35, 'asha@example.com  Asha Rao-Lindstr…\n'],
  [36, 'asha@example.com  Asha Rao-Lindström\n'],
])('in %d columns the last one is cut, and never the address', (width, line) => {
  expect(toColumns([['asha@example.com', 'Asha Rao-Lindström']], width)).toBe(line)
})

test('orders to the terminal and turned text are replaced', () => {
  expect(toColumns([['a\u001b[2J\nb', '\u009b1m\u202Egnp.exe\u2028c']])).toBe(
    'a\ufffd[2J b  \ufffd1m\ufffdgnp.exe c\n',
  )
})
