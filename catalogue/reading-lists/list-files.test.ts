import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import type { ListFile } from './list-file.ts'
import { readCollectionText } from './read-collection-file.ts'
import { writeListCsv } from './write-list-csv.ts'
import { writeListJson } from './write-list-json.ts'

const letter = fc.constantFrom(...'=+-@＝,;\t\r\n" \ufeff\u200b\'|x<&½')
const text = fc.oneof(
  fc.string({ unit: letter, maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const entry = fc.record(
  {
    comicId: fc.nat(),
    series: text,
    number: fc.oneof(fc.constantFrom('1', '-1', '½', '1.MU', '33.1', '-0', '007'), text),
    volume: fc.integer({ min: 1939, max: 2099 }),
    year: fc.integer({ min: 1939, max: 2099 }),
    title: text,
    section: text,
    note: text,
    readAt: fc.date({ min: new Date(0), noInvalidDate: true }).map(toIso),
  },
  { requiredKeys: ['comicId', 'series', 'number', 'title', 'section', 'note'] },
)
const list: fc.Arbitrary<ListFile> = fc.record({
  name: text.filter((name) => name.trim() !== ''),
  description: text,
  entries: fc.array(entry, { maxLength: 8 }),
})

function toIso(date: Date): string {
  return new Date(Math.min(date.getTime(), Date.UTC(9999, 0))).toISOString()
}

function readList(file: string): ListFile {
  const { list, rows } = readCollectionText(file)
  return {
    name: list?.name ?? '',
    description: list?.description ?? '',
    entries: rows.map(
      ({ comicId = 0, series, number, volume, year, title, section, note, read }) => ({
        comicId,
        series,
        number,
        ...(volume !== undefined && { volume }),
        ...(year !== undefined && { year }),
        title: title ?? '',
        section: section ?? '',
        note: note ?? '',
        ...(typeof read === 'string' && { readAt: read }),
      }),
    ),
  }
}

test.each([
  ['CSV', writeListCsv],
  ['JSON', writeListJson],
])('a list that is written as %s is read as the same list', (_name, write) => {
  fc.assert(
    fc.property(list, (written) => {
      expect(readList(write(written))).toEqual(written)
    }),
    { numRuns: rounds({ test: 100, soak: 5000 }), seed: seedOfTest() },
  )
})

test('a list as a table', () => {
  const written = writeListCsv({
    name: 'Born Again',
    description: '',
    entries: [
      {
        comicId: 227,
        series: 'Daredevil',
        number: '227',
        volume: 1964,
        year: 1986,
        title: 'Daredevil (1964) #227',
        section: 'Core',
        note: '=HYPERLINK("x")',
        readAt: '2026-01-02T03:04:05.000Z',
      },
    ],
  })
  expect(written).toBe(
    'position,section,comicId,series,volume,number,year,title,note,readAt,list,description\r\n' +
      '1,Core,227,Daredevil,1964,227,1986,Daredevil (1964) #227,"\'=HYPERLINK(""x"")",' +
      '2026-01-02T03:04:05.000Z,Born Again,\r\n',
  )
})
