import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { readBroughtFile } from './brought-file.ts'
import { FileFault } from './file-fault.ts'
import { MAX_ROWS } from './read-table.ts'

const FILES = [
  'Publisher Name,Series Name,Full Title,Release Date,In Collection\nMarvel,Thor (1966),"Thor #337",1983-08-02,1\n',
  'Series;Issue;Variant;Cover Date\nX-Men, Vol. 2;1A;A;Oct 1991\n',
  'Title,Exclusive Shelf,Date Read\n"Civil War #1 (of 7)",read,2019/05/21\n',
  'position,comicId,series,number,note\n1,7,Thor,337,"\'=1"\n',
  '{"format":"spinner-rack-list","name":"x","entries":[{"comicId":1,"number":"2"}]}',
  '{"favourites":[{"kind":"comics","id":1,"title":"Thor #1","addedAt":"2026-01-01"}]}',
  '{"exportedAt":"2026-01-01","lists":[{"id":"a","name":"b","entries":[{"comic":1}]}],"readings":[{"comic":1,"readAt":"2026-01-01"}]}',
  '<ReadingList><Name>Thor</Name><Books><Book Series="Thor" Number="337" Volume="1966" /></Books></ReadingList>',
  '{"Issues":[{"SeriesName":"Thor","IssueNum":"337"}]}',
]

const strewn = fc.array(
  fc.record({
    at: fc.nat({ max: 200 }),
    cut: fc.nat({ max: 3 }),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 3 }),
      fc.constantFrom(...'",;\n\r\t#({[]})-½').map((sign) => Buffer.from(sign)),
    ),
  }),
  { maxLength: 6 },
)
const mutated = fc.tuple(fc.constantFrom(...FILES), strewn).map(([file, changes]) =>
  changes.reduce<Uint8Array>((bytes, { at, cut, put }) => {
    const from = at % (bytes.length + 1)
    return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + cut)])
  }, Buffer.from(file)),
)

test('whatever the bytes, a file is read or refused with words', () => {
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 300 }), mutated, mutated)
  fc.assert(
    fc.property(bytes, (file) => {
      try {
        const { lines } = readBroughtFile(file)
        for (const { line } of lines) expect(line).toBeGreaterThan(0)
      } catch (error) {
        if (!(error instanceof FileFault)) throw error
        expect(error.message).toMatch(/^[A-Z].*[.?]$/s)
      }
    }),
    { numRuns: rounds({ test: 300, soak: 20_000 }), seed: seedOfTest() },
  )
})

test('a file with the most rows that are allowed is read to its end', () => {
  const file = `Title,Exclusive Shelf\n${'"Thor ""337"""\n'.repeat(MAX_ROWS)}`
  const { lines } = readBroughtFile(Buffer.from(file))
  expect(lines).toHaveLength(MAX_ROWS)
  expect(lines.at(-1)).toMatchObject({ line: MAX_ROWS + 1, series: 'Thor "337"' })
})

test('deep JSON and a row of separators alone are refused', () => {
  expect(() => readBroughtFile(Buffer.from('['.repeat(100_000)))).toThrow(FileFault)
  expect(() => readBroughtFile(Buffer.from(','.repeat(100_000)))).toThrow(FileFault)
})

test.each(['1', '{}'])('a list of very many %s is refused before they are looked at', (entry) => {
  const entries = `[${`${entry},`.repeat(MAX_ROWS)}${entry}]`
  const file = `{"format":"spinner-rack-list","name":"\\"[","entries":${entries}}`
  expect(() => readBroughtFile(Buffer.from(file))).toThrow(/more than 100,000 entries/)
})
