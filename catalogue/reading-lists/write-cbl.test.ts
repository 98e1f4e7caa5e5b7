import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CblEntry } from './cbl-list.ts'
import { readCbl } from './read-cbl.ts'
import { type WrittenList, writeCblJson, writeCblXml } from './write-cbl.ts'

/** Anything that a member can type, hostile to XML before all. */
const typed = fc.string({ unit: fc.constantFrom(...`<>&"'/;#=\t\n\r aZé½—𝕏`), maxLength: 12 })
const trimmed = typed.map((text) => text.trim())
const filled = fc.string({ unit: fc.constantFrom(...'<>&"\t\n aé'), minLength: 1, maxLength: 9 })
const years = fc.integer({ min: 1, max: 9999 })

const entries = fc.record(
  {
    series: trimmed,
    number: trimmed,
    volume: years,
    year: years,
    format: fc.constantFrom('Annual', 'One & Only'),
    section: filled,
    note: filled,
    comic: fc.integer({ min: 1, max: 999_999_999 }),
  },
  { requiredKeys: ['series', 'number'] },
)
const lists = fc.record({
  name: trimmed,
  description: trimmed,
  entries: fc.array(entries, { maxLength: 4 }),
})

function readBack(text: string) {
  const list = readCbl(text)
  if ('fault' in list) throw new Error(list.fault)
  const withoutLine = ({ line: _, ...entry }: CblEntry) => entry
  return { ...list, entries: list.entries.map(withoutLine) }
}

test.each([
  ['XML', writeCblXml],
  ['JSON', writeCblJson],
])('a list that is written as %s reads back to the same list', (_, write) => {
  const readsBack = fc.property(lists, (list) => {
    expect(readBack(write(list))).toEqual(list)
  })
  fc.assert(readsBack)
})

test('what XML cannot hold is replaced, so that the rest can be read', () => {
  const list: WrittenList = {
    name: 'A\u0000B',
    description: '',
    entries: [{ series: 'C\uD800', number: '1' }],
  }
  expect(readBack(writeCblXml(list))).toEqual({
    ...list,
    name: 'A\uFFFDB',
    entries: [{ series: 'C\uFFFD', number: '1' }],
  })
})

test('the month of a cover is written in JSON and gives the year', () => {
  const entry = { series: 'X-Men', number: '1', coverMonth: '1963-09' }
  const text = writeCblJson({ name: '', description: '', entries: [entry] })
  expect(text).toContain('"CoverDate": "1963-09-01"')
  expect(readBack(text).entries).toEqual([{ series: 'X-Men', number: '1', year: 1963 }])
})
