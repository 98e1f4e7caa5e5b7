import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildDataFolder } from './testing/data-folder.ts'
import { SMALL_CATALOGUE } from './testing/small-catalogue.ts'

function run(...args: string[]) {
  const cli = join(import.meta.dirname, 'cli.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('check finds no problem in the shipped catalogue, and says what it holds', () => {
  const { status, stdout, stderr } = run('check')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^characters \d+\ncreators \d+\nseries \d+\ncomics \d+\nevents \d+\n/)
})

test('check names texts that are too much alike, and exits 1', () => {
  const text = 'one two three four five six seven eight'
  const folder = buildDataFolder({
    'characters/a.txt': `1 | A | | | | | | | | 2026-01-01 | ${text}\n2 | B | | | | | | | | 2026-01-01 | ${text}`,
  })
  const { status, stderr } = run('check', folder)
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(`B and A share the words "${text}"`)
})

test('check names facts that contradict each other with file and line, and exits 1', () => {
  const folder = buildDataFolder({
    'characters/a.txt': '1 | Ash | | | Tales (1963) #1, 1964 | | | | | 2026-01-01',
    'series/a.txt': `
      series | 51 | Tales | 1963 | ongoing | | | 1..2 | 1=1963-01 2=1963-02 | | 2026-01-01
      key | 2 | 1963-02 | | | | first: Ash | | 2026-01-01
      series | 52 | Albums | 1963 | collection | hardcover | | 1..2 | 1=1963-01 2=1963-02 | | 2026-01-01
    `,
  })
  const { status, stderr } = run('check', folder)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    'characters/a.txt:1: Ash first appears in 1964, but the cover of Tales (1963) #1 is of 1963-01',
    'series/a.txt:3: "first: Ash" of Tales (1963) #2: the first appearance is Tales (1963) #1',
    'series/a.txt:4: Albums (1963) is the title of 2 books without a number',
  ])
})

test('export writes a file of JSON lines for each kind', () => {
  const folder = buildDataFolder(SMALL_CATALOGUE)
  const directory = join(folder, 'made', 'by', 'export')
  expect(run('export', directory, folder)).toEqual({ status: 0, stdout: '', stderr: '' })
  const first = (file: string) => {
    const [line = ''] = readFileSync(join(directory, `${file}.jsonl`), 'utf8').split('\n')
    return Object.keys(JSON.parse(line))
  }
  expect(first('characters')).toEqual(['id', 'name', 'realName', 'aliases', 'firstAppearance'])
  expect(first('series')).toEqual(['id', 'title', 'startYear', 'endYear', 'issueCount'])
  expect(first('comics')).toEqual([
    'id',
    'title',
    'issueNumber',
    'series',
    'startYear',
    'onSaleDate',
    'writers',
    'pencillers',
    'characters',
    'credits',
    'inferred',
  ])
  expect(first('events')).toEqual(['id', 'title', 'startYear', 'comics'])
  expect(first('creators')).toEqual(['id', 'name'])
})

test('sheet writes a page with 200 pictures, and some of them larger', () => {
  const file = join(buildDataFolder({}), 'sheet.html')
  expect(run('sheet', file)).toEqual({ status: 0, stdout: `${file} is written.\n`, stderr: '' })
  const page = readFileSync(file, 'utf8')
  expect(page.match(/<img width="150"/g)).toHaveLength(200)
  expect(page.match(/<img width="300"/g)).toHaveLength(24)
  const pictures = Array.from(page.matchAll(/base64,([^"]*)"/g), ([, text = '']) => text)
  expect(new Set(pictures).size).toBe(200)
  for (const text of pictures) expect(Buffer.from(text, 'base64').toString()).toMatch(/^<svg /)
})

test('match names every entry of reading lists that is not matched', () => {
  const books = [
    '<Book Series="The Uncanny X-Men" Number="142" Volume="1981" Year="1981" />',
    '<Book Series="Ghost Rider" Number="3" Volume="2005" Year="2006" />',
    '<Book Series="Batman" Number="1" Volume="1940" Year="1940" />',
  ]
  const folder = buildDataFolder({
    'a.cbl': `<ReadingList>\n<Name>Mixed</Name><Books>\n${books.join('\n')}\n</Books></ReadingList>`,
    'b.cbl': '<!DOCTYPE a><ReadingList />',
  })
  const files = [join(folder, 'a.cbl'), join(folder, 'b.cbl')]
  const { status, stdout } = run('match', ...files)
  expect(status).toBe(1)
  expect(stdout.trim().split('\n')).toEqual([
    `${files[0]}: Mixed`,
    '  3 entries: 1 matched (33.3 %), 1 unsure, 1 unknown',
    '  line 4: unsure: Ghost Rider (2005) #3, 2006 – perhaps Ghost Rider (2006) #3',
    '  line 5: unknown: Batman (1940) #1, 1940',
    '',
    files[1],
    '  Line 1: the file declares a document type or entities, which are not read.',
    '',
    'In all 3 entries: 1 matched (33.3 %), 1 unsure, 1 unknown',
  ])
  const report = JSON.parse(run('match', '--json', files[0] ?? '').stdout)
  expect(report).toMatchObject({
    entries: 3,
    matched: 1,
    unsure: 1,
    unknown: 1,
    files: [{ file: files[0], name: 'Mixed', entries: 3, matched: 1, unsure: 1, unknown: 1 }],
  })
  expect(report.files[0].lines).toMatchObject([
    { line: 3, number: '142', result: 'matched', title: 'Uncanny X-Men (1963) #142' },
    { line: 4, result: 'unsure', candidates: [{ title: 'Ghost Rider (2006) #3' }] },
    { line: 5, series: 'Batman', result: 'unknown' },
  ])
})

test('check prints every fault of a broken catalogue and exits 1', () => {
  const folder = buildDataFolder({ 'characters/a.txt': 'x | A | | | | | | | | 2026-01-01\n1 | B' })
  const { status, stderr } = run('check', folder)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    'characters/a.txt:1: "x" is not an id from 1 to 2147483647',
    'characters/a.txt:2: "" is not the day of the last change',
  ])
})

test('anything else prints how it is used and exits 2', () => {
  const { status, stderr } = run('frobnicate')
  expect(status).toBe(2)
  expect(stderr).toContain('Usage: npm run catalogue -- check')
})
