import { describe, expect, test } from 'vitest'
import { MAX_CBL_BYTES } from './cbl-list.ts'
import { readCbl } from './read-cbl.ts'

const BOOKS = `<Book Series="X-Men" Number="1" Volume="1963" Year="1963" />`

function buildXml(books = BOOKS): string {
  return `<?xml version="1.0"?>\n<ReadingList>\n<Name>Mine</Name>\n<Books>\n${books}\n</Books>\n</ReadingList>`
}

function readEntries(file: Uint8Array | string) {
  const list = readCbl(file)
  if ('fault' in list) throw new Error(list.fault)
  return list.entries
}

function faultOf(file: Uint8Array | string): string {
  const list = readCbl(file)
  return 'fault' in list ? list.fault : ''
}

describe('a list in XML', () => {
  test('has a name, and entries with their lines', () => {
    const text = buildXml(
      `<!-- <Book Series="Not" Number="this" /> -->
      <Book Series="Wolverine &amp; the X-Men" Number="&#189;" Volume="2011" Year="2011" Format="Annual">
        <Database Name="cv" Series="2045" Issue="8231" />
        <Note>Read it <![CDATA[<twice>]]></Note>
      </Book>
      <Book Series='Tom & "Jerry" &nbsp;' Number="1" Volume="-1" Year="" />`,
    )
    expect(readCbl(text)).toEqual({
      name: 'Mine',
      description: '',
      entries: [
        {
          line: 6,
          series: 'Wolverine & the X-Men',
          number: '½',
          volume: 2011,
          year: 2011,
          format: 'Annual',
          note: 'Read it <twice>',
        },
        { line: 10, series: 'Tom & "Jerry" &nbsp;', number: '1' },
      ],
    })
  })

  test.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><ReadingList />', 'declares'],
    ['an entity inside', `<ReadingList><!ENTITY a "b"></ReadingList>`, 'declares'],
    ['another root', '<html></html>', 'begins with <html>'],
    [
      'an element that is not closed',
      '<ReadingList><Books></ReadingList>',
      '<Books> is not closed',
    ],
    ['an end without a start', '<ReadingList></ReadingList></Books>', '</Books> closes nothing'],
    ['a quotation mark that is not closed', '<ReadingList a="b></ReadingList>', 'not written well'],
    ['a start that is cut off', '<ReadingList', '<ReadingList> is not written well'],
    ['a comment that is not closed', '<ReadingList><!-- x', '"-->" is missing'],
    ['text behind it', '<ReadingList /> and more', 'text outside of the list'],
    ['two lists', '<ReadingList /><ReadingList />', 'a second list'],
    ['nothing at all', ' ', 'holds no XML'],
    ['too many levels', '<ReadingList>'.padEnd(100_000, '<a>'), 'nested too deeply'],
    ['too many entries', buildXml('<Book/>'.repeat(100_001)), 'more than 100,000 entries'],
  ])('with %s is refused in words', (_, text, words) => {
    expect(faultOf(text)).toContain(words)
  })
})

describe('a list in JSON', () => {
  test('is read as the draft has it, with the lines of its entries', () => {
    const text = `{
      "FileDetails": { "Version": "1.0-draft", "Note": "\\"Issues\\": [ {" },
      "ListDetails": { "Name": "Mine", "Description": "All of it" },
      "Issues": [
        { "SeriesName": "X-Men", "SeriesStartYear": 1963, "IssueNum": "1",
          "CoverDate": "1963-09-01", "Notes": "First", "Databases": [{ "Name": "cv" }] },
        { "SeriesName": "X-Men", "SeriesStartYear": -1, "IssueNum": "2", "CoverDate": "" }
      ]
    }`
    expect(readCbl(text)).toEqual({
      name: 'Mine',
      description: 'All of it',
      entries: [
        { line: 5, series: 'X-Men', number: '1', volume: 1963, year: 1963, note: 'First' },
        { line: 7, series: 'X-Men', number: '2' },
      ],
    })
  })

  test('may use the names of the older way, in any case', () => {
    const books = [
      { series: 'X-Men', number: 1, volume: 'v2', year: 1963 },
      { Series: { name: 'Thor', startYear: 1966 }, issue: '126' },
      'nonsense',
    ]
    expect(readEntries(JSON.stringify({ name: 'Mine', books }))).toEqual([
      { line: 1, series: 'X-Men', number: '1', volume: 2, year: 1963 },
      { line: 2, series: 'Thor', number: '126', volume: 1966 },
      { line: 3, series: '', number: '' },
    ])
  })

  test.each([
    ['broken text', '{ "Issues": [', 'is none'],
    ['no entries', '{ "name": "x" }', 'has no "Issues"'],
    ['a bare array', '[1, 2]', 'has no "Issues"'],
    ['many levels', `{"Issues":${'['.repeat(200_000)}`, 'is none'],
  ])('with %s is refused in words', (_, text, words) => {
    expect(faultOf(text)).toContain(words)
  })
})

describe('the bytes of a file', () => {
  const text = buildXml('<Book Series="Astérix" Number="1" />')

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    [
      'Latin-1 that says so',
      Buffer.from(text.replace('"1.0"', '"1.0" encoding="ISO-8859-1"'), 'latin1'),
    ],
  ])('are read as %s', (_, bytes) => {
    expect(readEntries(bytes)).toEqual([{ line: 5, series: 'Astérix', number: '1' }])
  })

  test('are refused in words if they are too many, or no text', () => {
    expect(faultOf(new Uint8Array(MAX_CBL_BYTES + 1))).toBe('The file is larger than 20 MB.')
    expect(faultOf(Buffer.from(text, 'latin1'))).toContain('not text in UTF-8')
    const odd = text.replace('"1.0"', '"1.0" encoding="klingon"')
    expect(faultOf(Buffer.from(odd))).toBe('The file is in an unknown encoding, "klingon".')
  })
})
