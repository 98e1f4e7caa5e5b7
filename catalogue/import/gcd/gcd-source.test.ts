import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildDataFolder } from '../../testing/data-folder.ts'
import { mysqlDump, smallGcdDump, writeMysqlDump, writeSqliteDump } from '../../testing/gcd-dump.ts'
import { SMALL_CATALOGUE } from '../../testing/small-catalogue.ts'
import type { ImportedRecord, ImportOptions } from '../record.ts'
import { runImport } from '../run-import.ts'
import { createGcd } from './gcd-source.ts'

async function readAll(files: string[], options: ImportOptions = {}): Promise<ImportedRecord[]> {
  const records: ImportedRecord[] = []
  for await (const { record } of createGcd().read(files, options)) records.push(record)
  return records
}

const EXPECTED: ImportedRecord[] = [
  { kind: 'creator', key: '500', name: 'Stan Lee' },
  { kind: 'creator', key: '501', name: 'Jack Kirby' },
  {
    kind: 'series',
    key: '100',
    title: 'The Incredible Hulk',
    startYear: 1962,
    endYear: 1963,
    type: 'ongoing',
    format: 'comic',
    publisher: 'Marvel',
  },
  {
    kind: 'series',
    key: '101',
    title: "Hulk's \\ Greatest; Hits",
    startYear: 2004,
    endYear: null,
    type: 'collection',
    format: 'trade paperback',
    publisher: 'Marvel',
  },
  {
    kind: 'comic',
    key: '2001',
    series: '100',
    number: '1',
    coverMonth: '1962-05',
    onsale: '1962-03-01',
    price: 0.12,
    pages: 36,
    upc: '75960604716200111',
    storyTitles: ['The Coming of the Hulk'],
    credits: [
      { role: 'penciller (cover)', name: 'Jack Kirby' },
      { role: 'writer', name: 'Stan Lee' },
      { role: 'penciller', name: 'Jack Kirby' },
      { role: 'inker', name: 'Paul Reinman' },
      { role: 'letterer', name: 'Art Simek' },
    ],
    characters: ['Hulk', 'Teen Brigade', 'Gargoyle', 'Army', 'Thunderbolt Ross', 'Glenn Talbot'],
  },
  { kind: 'comic', key: '2002', series: '100', number: '2', credits: [], characters: [] },
  {
    kind: 'comic',
    key: '2004',
    series: '100',
    number: '½',
    price: 0.12,
    pages: 36,
    credits: [],
    characters: [],
  },
  {
    kind: 'not understood',
    place: 'gcd_issue 2005',
    why: '"Summer Special" is not a number of an issue',
  },
  {
    kind: 'not understood',
    place: 'gcd_issue 2006',
    why: 'its series has the number 2 twice: gcd_issue 2002',
  },
  {
    kind: 'comic',
    key: '2010',
    series: '101',
    number: '',
    price: 24.99,
    pages: 176,
    isbn: '9780306406157',
    credits: [{ role: 'editor', name: 'Tom Brevoort' }],
    characters: [],
    collects: ['2001', '2004'],
  },
  {
    kind: 'comic',
    key: '2007',
    series: '100',
    number: '1',
    price: 0.12,
    pages: 36,
    upc: '75960604716100111',
    credits: [{ role: 'penciller (cover)', name: 'Alex Ross' }],
    characters: [],
    variantOf: '2001',
    variantDescription: 'Gold',
  },
  {
    kind: 'not understood',
    place: 'gcd_issue 2008',
    why: 'the issue whose variant it is is not in the dump, or was deleted',
  },
]

test('a dump is read completely, and equally from SQLite, from MySQL text and from gzip', async () => {
  const folder = buildDataFolder({})
  const [sqlite, text, packed] = ['a.db', 'a.sql', 'a.sql.gz'].map((name) => join(folder, name))
  if (sqlite === undefined || text === undefined || packed === undefined) throw new Error('three')
  writeSqliteDump(sqlite, smallGcdDump())
  writeMysqlDump(text, smallGcdDump())
  writeFileSync(packed, gzipSync(readFileSync(text)))
  expect(await readAll([sqlite])).toEqual(EXPECTED)
  expect(await readAll([text])).toEqual(EXPECTED)
  expect(await readAll([packed])).toEqual(EXPECTED)
})

test('the layers that come of both are the same', async () => {
  const folder = buildDataFolder({})
  const catalogue = buildDataFolder(SMALL_CATALOGUE)
  const layers: Record<string, string>[] = []
  for (const [name, write] of [
    ['db', writeSqliteDump],
    ['sql', writeMysqlDump],
  ] as const) {
    const file = join(folder, `a.${name}`)
    const into = join(folder, name, 'layer')
    write(file, smallGcdDump())
    await runImport({ source: createGcd(), files: [file], into, catalogue, today: '2026-11-18' })
    const files = readdirSync(into, { recursive: true, encoding: 'utf8' }).filter((one) =>
      one.endsWith('.txt'),
    )
    layers.push(
      Object.fromEntries(files.map((one) => [one, readFileSync(join(into, one), 'utf8')])),
    )
  }
  const [fromSqlite = {}, fromText] = layers
  expect(fromText).toEqual(fromSqlite)
  expect(fromSqlite['report.txt']).toMatch(/^new: .*comic 5\)$/m)
  expect(fromSqlite['layer.txt']).toContain('| CC BY-SA 4.0 | Grand Comics Database')
})

test('goes on behind the position that it told, and leaves nothing when it has ended', async () => {
  const folder = buildDataFolder({})
  const file = join(folder, 'a.sql')
  writeMysqlDump(file, smallGcdDump())
  let position = ''
  for await (const told of createGcd().read([file], { folder })) {
    if (told.record.kind === 'comic') {
      position = told.position
      break
    }
  }
  expect(readdirSync(folder)).toHaveLength(2)
  expect(await readAll([file], { folder, resumeAt: position })).toEqual(EXPECTED.slice(5))
  expect(readdirSync(folder)).toEqual(['a.sql'])
})

test('a newer dump under the same name is read from its beginning, and nothing of the older one stays', async () => {
  const folder = buildDataFolder({})
  const file = join(folder, 'a.sql')
  const into = join(folder, 'layer')
  const catalogue = buildDataFolder(SMALL_CATALOGUE)
  const request = { source: createGcd(), files: [file], catalogue, today: '2026-11-18' }
  writeMysqlDump(file, smallGcdDump())
  const stop = new AbortController()
  const onProgress = (share: number) => share > 0.7 && stop.abort()
  await runImport({ ...request, into, signal: stop.signal, onProgress })
  expect(readdirSync(into)).toHaveLength(2)
  const newer = smallGcdDump()
  newer.gcd_creator?.rows.shift()
  writeMysqlDump(file, newer)
  await runImport({ ...request, into })
  const fresh = join(folder, 'fresh', 'layer')
  await runImport({ ...request, into: fresh })
  const [origins, expected] = [into, fresh].map((one) =>
    readFileSync(join(one, 'origins/imported.txt'), 'utf8'),
  )
  expect(origins).toBe(expected)
  expect(readdirSync(into).filter((name) => name.startsWith('.'))).toEqual([])
})

test('without a folder of its own it uses one that nobody else can read, and removes it', async () => {
  const file = join(buildDataFolder({}), 'a.sql')
  const temporary = buildDataFolder({})
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(() => void vi.unstubAllEnvs())
  writeMysqlDump(file, smallGcdDump())
  const modes = new Set<number>()
  const note = () => {
    const [name = ''] = readdirSync(temporary)
    modes.add(statSync(join(temporary, name)).mode & 0o777)
  }
  expect(await readAll([file], { onPreparing: note })).toEqual(EXPECTED)
  expect([...modes]).toEqual([0o700])
  await expect(readAll([file], { publisher: 'nobody' })).rejects.toThrow()
  expect(readdirSync(temporary)).toEqual([])
})

test('reads the publisher that is asked for, in any language', async () => {
  const file = join(buildDataFolder({}), 'a.db')
  writeSqliteDump(file, smallGcdDump())
  const records = await readAll([file], { publisher: 'dc' })
  expect(records.map((record) => 'key' in record && record.key)).toEqual(['102', '2020'])
  await expect(readAll([file], { publisher: 'arve' })).rejects.toThrow(/Similar: Marvel\./)
})

test('a name that several people bear is told with the real name, except for who bears it most', async () => {
  const dump = smallGcdDump()
  const characters = ['Hulk [Bruce Banner]', 'Hulk [Bruce B. Banner]', 'Hulk [Amadeus Cho]; Hulk']
  const stories = dump.gcd_story
  if (stories === undefined) throw new Error('no stories')
  const place = stories.columns.indexOf('characters')
  const [first = []] = stories.rows.filter(([id]) => id === 3001)
  stories.rows = characters.map((text, index) =>
    first
      .with(0, 4000 + index)
      .with(place, text)
      .with(3, 2002),
  )
  dump.gcd_story_character = { columns: ['id', 'story_id', 'character_id'], rows: [] }
  const file = join(buildDataFolder({}), 'a.db')
  writeSqliteDump(file, dump)
  const comic = (await readAll([file])).find((record) => 'key' in record && record.key === '2002')
  expect(comic).toMatchObject({ characters: ['Hulk', 'Hulk (Amadeus Cho)'] })
})

test('old dumps lack tables and columns, and are read as far as they go', async () => {
  const { gcd_publisher, gcd_series, gcd_issue } = smallGcdDump()
  if (!gcd_publisher || !gcd_series || !gcd_issue) throw new Error('no tables')
  const numbered = {
    columns: gcd_issue.columns.slice(0, 5),
    rows: gcd_issue.rows.map((row) => row.slice(0, 5)),
  }
  const file = join(buildDataFolder({}), 'a.sql')
  writeMysqlDump(file, { gcd_issue: numbered, gcd_publisher, gcd_series })
  const records = await readAll([file])
  expect(records).toContainEqual({
    kind: 'comic',
    key: '2001',
    series: '100',
    number: '1',
    credits: [],
    characters: [],
  })
})

test('a file that is cut is read up to there, and the place is told', async () => {
  const file = join(buildDataFolder({}), 'cut.sql')
  const whole = mysqlDump(smallGcdDump())
  writeFileSync(file, whole.slice(0, whole.indexOf('The Coming of') + 5))
  const [fault, ...others] = await readAll([file])
  expect(fault).toEqual({
    kind: 'not understood',
    place: 'cut.sql: gcd_story, row 2',
    why: 'the file ends within a statement',
  })
  expect(others).toContainEqual(expect.objectContaining({ key: '2001', characters: [] }))
})

test('a packed file that is cut is read up to there', async () => {
  const file = join(buildDataFolder({}), 'cut.sql.gz')
  const packed = gzipSync(mysqlDump(smallGcdDump()))
  writeFileSync(file, packed.subarray(0, packed.length - 8))
  expect(await readAll([file])).toEqual([
    { kind: 'not understood', place: 'cut.sql.gz', why: expect.stringMatching(/unpacked/) },
    ...EXPECTED,
  ])
})

test.each([
  ['nothing', Buffer.from(''), /no table gcd_publisher, gcd_series, gcd_issue\.$/],
  ['other tables', Buffer.from('CREATE TABLE `a` (`id` int);'), /no dump of the Grand Comics/],
  ['an archive', Buffer.from('PK\x03\x04'), /Unpack it first/],
  ['a damaged database', Buffer.from(`SQLite format 3\0${'x'.repeat(5000)}`), /is damaged/],
])('%s is refused with words, and nothing is left behind', async (_, bytes, words) => {
  const folder = buildDataFolder({})
  const file = join(folder, 'a')
  writeFileSync(file, bytes)
  await expect(readAll([file], { folder })).rejects.toThrow(words)
  expect(readdirSync(folder)).toEqual(['a'])
})
