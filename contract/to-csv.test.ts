import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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

describe('security 19: a formula behind what is not shown', () => {
  test.each([
    ['U+0000', '\u0000'],
    ['U+0008', '\b'],
    ['U+007F', '\u007f'],
    ['U+0085 next line', '\u0085'],
    ['U+009F', '\u009f'],
    ['U+00A0 no-break space', '\u00a0'],
    ['U+00AD soft hyphen', '\u00ad'],
    ['U+034F grapheme joiner', '\u034f'],
    ['U+061C letter mark', '\u061c'],
    ['U+115F filler', '\u115f'],
    ['U+180E vowel separator', '\u180e'],
    ['U+200B zero width space', '\u200b'],
    ['U+200C non-joiner', '\u200c'],
    ['U+200D joiner', '\u200d'],
    ['U+200E left-to-right mark', '\u200e'],
    ['U+2028 line separator', '\u2028'],
    ['U+202E override', '\u202e'],
    ['U+2060 word joiner', '\u2060'],
    ['U+2066 isolate', '\u2066'],
    ['U+2800 braille blank', '\u2800'],
    ['U+3164 filler', '\u3164'],
    ['U+FE0F variation selector', '\ufe0f'],
    ['U+FEFF byte order mark', '\ufeff'],
    ['U+FFA0 filler', '\uffa0'],
    ['U+E0001 language tag', '\u{e0001}'],
  ])('%s is text', (_name, sign) => {
    expect(toCsv([[`${sign}=1+2`]])).toBe(`"'${sign}=1+2"\r\n`)
    expect(toCsv([[`${sign} ${sign}"@SUM(A1)`]])).toBe(`"'${sign} ${sign}""@SUM(A1)"\r\n`)
    expect(toCsv([[`Hello;${sign}-1`]])).toBe(`"Hello;'${sign}-1"\r\n`)
    expect(toCsv([[`${sign}Hello`]])).toBe(`${sign}Hello\r\n`)
  })
})

test('wherever a program cuts the table, no cell begins like a formula', () => {
  const letter = fc.constantFrom(...'=+-@＝＋－＠,;\t\r\n" \ufeff\u2028\u200b\u0085\u00ad\'x')
  const text = fc.oneof(fc.string({ unit: letter }), fc.string({ unit: 'grapheme' }))
  const rows = fc.array(fc.array(fc.oneof(text, fc.nat(), fc.constant(null)), { minLength: 1 }))
  const separators = fc.subarray([';', '\t', '\r', '\n'], { minLength: 1 })
  fc.assert(
    fc.property(rows, separators, (table, cuts) => {
      const cells = toCsv(table).split(new RegExp(`[${cuts.join('')}]`))
      const starts = cells.map((cell) => cell.replace(/^[\s"\p{Cc}\p{Cf}]+/u, ''))
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
