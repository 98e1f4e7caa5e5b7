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

test('check names facts that contradict each other with file and line, and exits 1; --all names every undated series', () => {
  const folder = buildDataFolder({
    'characters/a.txt': '1 | Ash | | | Tales (1963) #1, 1964 | | | | | 2026-01-01',
    'series/a.txt': `
      series | 51 | Tales | 1963 | ongoing | | | 1..2 | 1=1963-01 2=1963-02 | | 2026-01-01
      key | 2 | 1963-02 | | | | first: Ash | | 2026-01-01
      series | 52 | Albums | 1963 | collection | hardcover | | 1..2 | 1=1963-01 2=1963-02 | | 2026-01-01
      series | 53 | Undated | | ongoing | | | 1 | | | 2026-01-01
    `,
  })
  const { status, stdout, stderr } = run('check', '--all', folder)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    'characters/a.txt:1: Ash first appears in 1964, but the cover of Tales (1963) #1 is of 1963-01',
    'series/a.txt:3: "first: Ash" of Tales (1963) #2: the first appearance is Tales (1963) #1',
    'series/a.txt:6: Albums (1963) is the title of 2 books without a number',
  ])
  expect(stdout.split('\n')).toContain('  Undated [53]')
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

test('match tells what reading lists name of the shipped catalogue, and which of them cannot be read', () => {
  const folder = buildDataFolder({
    'a.cbl': `<ReadingList><Books>
      <Book Series="The Uncanny X-Men" Number="142" Volume="1981" Year="1981" />
    </Books></ReadingList>`,
    'b.cbl': '<!DOCTYPE a><ReadingList />',
  })
  const { status, stdout } = run('match', '--json', join(folder, 'a.cbl'), join(folder, 'b.cbl'))
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    entries: 1,
    matched: 1,
    files: [
      { lines: [{ title: 'Uncanny X-Men (1963) #142' }] },
      { fault: expect.stringContaining('declares') },
    ],
  })
})

test('match says which of its files are none', () => {
  const { status, stderr } = run('match', '/nowhere/a.cbl')
  expect({ status, stderr }).toEqual({ status: 1, stderr: '/nowhere/a.cbl is not a file.\n' })
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
