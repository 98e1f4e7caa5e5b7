import { expect, test } from 'vitest'
import { FileFault } from './file-fault.ts'
import { MAX_ROWS, readTable } from './read-table.ts'

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\r\n1;2'],
  ['tabs', 'a\tb\r1\t2\r'],
  ['a first line that names the separator', 'sep=|\r\na|b\r\n1|2\r\n'],
  ['a header with a comma in quotation marks', '"a";"b"\n1;2\n'],
])('a table with %s', (_name, text) => {
  const { header, rows } = readTable(text)
  expect(header).toEqual(['a', 'b'])
  expect(rows.map(({ cells }) => cells)).toEqual([['1', '2']])
})

test('quotation marks hold separators, line ends and doubled quotation marks', () => {
  const { rows } = readTable('a,b\n"one, two","a ""b""\r\nc"\n"x" y,5" figure\n')
  expect(rows).toEqual([
    { line: 2, cells: ['one, two', 'a "b"\r\nc'] },
    { line: 4, cells: ['x y', '5" figure'] },
  ])
})

test('empty lines and empty cells behind the last column are no rows and no fault', () => {
  expect(readTable('\n\na,b\n\n1,2,,\n,\n3\n').rows).toEqual([
    { line: 5, cells: ['1', '2'] },
    { line: 7, cells: ['3'] },
  ])
})

test.each<[string, string, RegExp, number | undefined]>([
  ['an unclosed quotation mark', 'a,b\n1,"2\n3,4\n', /never closed/, 2],
  ['more cells than columns', 'a,b\n"x\ny",2\n1,2,3\n', /3 cells, but only 2 columns/, 4],
  ['very many columns', ','.repeat(600), /more than 500 columns/, 1],
  ['a very long cell', `a,b\n1,"${'x'.repeat(100_001)}"`, /more than 100,000 characters/, 2],
  ['a header alone', 'a,b\n', /no rows/, undefined],
  ['too many rows', `a\n${'1\n'.repeat(MAX_ROWS + 1)}`, /more than 100,000 rows/, undefined],
])('%s is a fault with its line', (_name, text, words, line) => {
  const fault = catchFault(text)
  expect(fault.message).toMatch(words)
  expect(fault.line).toBe(line)
})

function catchFault(text: string): FileFault {
  try {
    readTable(text)
  } catch (error) {
    if (error instanceof FileFault) return error
    throw error
  }
  throw new Error('no fault')
}
