import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
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
  ['a semicolon', 'one; two', '"one; two"'],
  ['a tab', 'one\ttwo', '"one\ttwo"'],
])('a field with %s is quoted', (_what, text, field) => {
  expect(toCsv([[text]])).toBe(`${field}\r\n`)
})

test.each([
  ['=1+2', `"'=1+2"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['\n=1', `"'\n'=1"`],
  ['\tone', `"'\tone"`],
  [' =1', `"' =1"`],
  ['\ufeff@SUM(A1)', `"'\ufeff@SUM(A1)"`],
  ['＝1＋2', `"'＝1＋2"`],
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
])('%j is a text, not a formula', (text, field) => {
  expect(toCsv([[text]])).toBe(`${field}\r\n`)
})

test.each([
  ['a semicolon', 'Hello;=1', `"Hello;'=1"`],
  ['a semicolon and a blank', 'Hello; @SUM(A1)', `"Hello;' @SUM(A1)"`],
  ['a semicolon and a quotation mark', 'Hello;"=1"', `"Hello;'""=1"""`],
  ['a tab', 'Hello\t－1', `"Hello\t'－1"`],
  ['a line end', 'Hello\r\n=1\n-1', `"Hello\r\n'=1\n'-1"`],
])('what another program would cut off after %s is no formula', (_what, text, field) => {
  expect(toCsv([[text]])).toBe(`${field}\r\n`)
})

test('wherever a program cuts the table, no cell begins like a formula', () => {
  const letter = fc.constantFrom(...'=+-@＝＋－＠,;\t\r\n" \ufeff\u2028\'x')
  const text = fc.oneof(fc.string({ unit: letter }), fc.string({ unit: 'grapheme' }))
  const rows = fc.array(fc.array(fc.oneof(text, fc.nat(), fc.constant(null)), { minLength: 1 }))
  const separators = fc.subarray([';', '\t', '\r', '\n'], { minLength: 1 })
  fc.assert(
    fc.property(rows, separators, (table, cuts) => {
      const cells = toCsv(table).split(new RegExp(`[${cuts.join('')}]`))
      const starts = cells.map((cell) => cell.replaceAll('"', '').trimStart())
      expect(starts.filter((start) => /^[=+\-@＝＋－＠]/.test(start))).toEqual([])
    }),
    { numRuns: rounds({ test: 200, soak: 2000 }), seed: seedOfTest() },
  )
})

test('a comma in a text begins no cell', () => {
  expect(toCsv([['Hello, @jack']])).toBe('"Hello, @jack"\r\n')
})

test.each(['X-Men', 'Spider-Man = hero', '', "'quoted"])('%j stays as it is', (text) => {
  expect(toCsv([[text]])).toBe(`${text}\r\n`)
})

test('a number is no formula, and what is missing is an empty field', () => {
  expect(toCsv([[-5, null, 'x']])).toBe('-5,,x\r\n')
})
