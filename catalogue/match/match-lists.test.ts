import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { describeMatches, matchLists } from './match-lists.ts'

const LIST = `<ReadingList>
  <Name>Mixed\u009b</Name>
  <Books>
    <Book Series="The Amazing Spider-Man" Number="3" Volume="1963" Year="1963" />
    <Book Series="Amazing Spider-Man" Number="1" />
    <Book Series="Batman" Number="1" Volume="1940" Year="1940" />
  </Books>
</ReadingList>`

function buildReport() {
  const catalogue = new Catalogue(loadCatalogue(buildDataFolder(SMALL_CATALOGUE)))
  return matchLists(catalogue, [
    { file: 'a.cbl', bytes: Buffer.from(LIST) },
    { file: 'b.cbl', bytes: Buffer.from('<html />') },
  ])
}

test('every line of a list has its result, and every list its counts', () => {
  const { files, ...counts } = buildReport()
  expect(counts).toEqual({ entries: 3, matched: 1, unsure: 1, unknown: 1 })
  expect(files).toMatchObject([
    {
      file: 'a.cbl',
      ...counts,
      lines: [
        { line: 4, number: '3', result: 'matched', title: 'Amazing Spider-Man (1963) #3' },
        {
          line: 5,
          result: 'unsure',
          candidates: [
            { title: 'Amazing Spider-Man (1963) #1' },
            { title: 'Amazing Spider-Man (1999) #1' },
          ],
        },
        { line: 6, series: 'Batman', result: 'unknown' },
      ],
    },
    { file: 'b.cbl', entries: 0, fault: expect.stringContaining('not a reading list'), lines: [] },
  ])
})

test('in words, every line that is not matched is named', () => {
  expect([...describeMatches(buildReport())]).toEqual([
    'a.cbl: Mixed ',
    '  3 entries: 1 matched (33.3 %), 1 unsure, 1 unknown',
    '  line 5: unsure: Amazing Spider-Man #1 – perhaps Amazing Spider-Man (1963) #1 or Amazing Spider-Man (1999) #1',
    '  line 6: unknown: Batman (1940) #1, 1940',
    '',
    'b.cbl',
    '  The file is not a reading list: it begins with <html>.',
    '',
    'In all 3 entries: 1 matched (33.3 %), 1 unsure, 1 unknown',
  ])
})
