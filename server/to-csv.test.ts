import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

test('a row ends with CR LF, and its fields stand between commas', () => {
  const rows = [
    ['kind', 'id'],
    ['comics', 7],
  ]
  expect(toCsv(rows)).toBe('kind,id\r\ncomics,7\r\n')
})

test.each([
  ['a comma', 'Cloak, Dagger', '"Cloak, Dagger"'],
  ['a quotation mark', 'The "Thing"', '"The ""Thing"""'],
  ['a line end', 'one\ntwo', '"one\ntwo"'],
  ['a carriage return', 'one\rtwo', '"one\rtwo"'],
])('a field with %s is quoted', (_what, text, field) => {
  expect(toCsv([[text]])).toBe(`${field}\r\n`)
})

test.each([
  ['=1+2', `"'=1+2"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  [' =1', `"' =1"`],
  ['\ufeff@SUM(A1)', `"'\ufeff@SUM(A1)"`],
  ['＝1＋2', `"'＝1＋2"`],
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
])('%j is a text, not a formula', (text, field) => {
  expect(toCsv([[text]])).toBe(`${field}\r\n`)
})

test.each(['X-Men', 'Spider-Man = hero', '', "'quoted"])('%j stays as it is', (text) => {
  expect(toCsv([[text]])).toBe(`${text}\r\n`)
})

test('a number is no formula, and what is missing is an empty field', () => {
  expect(toCsv([[-5, null, 'x']])).toBe('-5,,x\r\n')
})
