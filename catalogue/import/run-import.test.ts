import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import type { ImportedRecord } from './record.ts'
import { ImportRefusal } from './refusal.ts'
import { runImport } from './run-import.ts'
import { buildRequest, comic, linesOf, RUN, sourceOf } from './testing/build-request.ts'

test('finds what is there, completes it, and lists what it contradicts', async () => {
  const request = buildRequest([
    RUN,
    comic('c3', '3', { price: 0.25, pages: 36, credits: [{ role: 'Inker', name: 'stan lee' }] }),
    comic('c2', '2', { characters: ['venom'], coverMonth: '1963-05' }),
    comic('c7', '7', { originalId: 5555, characters: ['Doctor | New; one\nmore'] }),
  ])
  const report = await runImport(request)
  expect(linesOf(request, 'issues/a.txt').slice(1)).toEqual([
    'run | [1987] | 2026-11-18',
    '2 |  | Venom |  | cover=1963-05',
    '3 |  |  | inker: Stan Lee | pages=36',
    '7 |  | Doctor / New, one more',
  ])
  expect(linesOf(request, 'series/a.txt').slice(1)).toEqual([
    'more | [1987] | 7 |  | 2026-11-18',
    'ids | comic | 7=5555',
    'ids | story | 7=1900000001',
  ])
  expect(linesOf(request, 'origins/imported.txt')).toEqual(['comic | 5555 | metron | c7'])
  expect(linesOf(request, 'layer.txt')).toEqual(['layer | layer | CC0 | a test | 2026-11-18'])
  expect(report?.lines().slice(0, 6)).toEqual([
    'new: 2 (character 1, comic 1)',
    'known: 1 (series 1)',
    'completed: 2 (comic 2)',
    'contradicting: 1 (comic 1)',
    'unsure: 0',
    'not understood: 0',
  ])
  expect(linesOf(request, 'report.txt')).toContain(
    'contradicting: row 2: comic Amazing Spider-Man #3: price is 0.12, not 0.25',
  )
})

test('lists what is unsure or not understood with its place, and makes nothing of it', async () => {
  const request = buildRequest([
    { ...RUN, startYear: 1964 },
    comic('c1', '1'),
    { kind: 'character', key: 'x', name: 'Web Head' },
    { kind: 'series', key: 's2', title: 'Elsewhere', startYear: 1e300, endYear: null },
    comic('c2', 'no number at all, really', { series: 's2' }),
    comic('c3', '1', { series: 's2', upc: 'abc', price: -5 }),
    comic('c4', '1', { series: 'Nowhere (1999)' }),
    { kind: 'not understood', place: 'row 99', why: 'is broken' },
  ])
  await runImport(request)
  expect(linesOf(request, 'report.txt').filter((line) => !line.startsWith('new'))).toEqual([
    'not understood: row 99: is broken',
    'unsure: row 3: character Web Head: perhaps Spider-Man (1009610)',
    'unsure: row 1: series The Amazing Spider-Man (1964): perhaps Amazing Spider-Man (1963) [1987]',
    'unsure: row 2: comic c1: its series is',
    'not understood: row 6: comic c3: price "-5" is not one',
    'not understood: row 6: comic c3: upc "abc" is not one',
    'not understood: row 5: comic Elsewhere (0) #no number at all, really: no number of an issue',
    'not understood: row 7: comic c4: there is no series Nowhere (1999)',
    'known: 0',
    'completed: 0',
    'contradicting: 0',
    'unsure: 3 (character 1, series 1, comic 1)',
    'not understood: 5 (comic 4)',
  ])
})

test('the layer is loaded over the catalogue that it was made for', async () => {
  const request = buildRequest([
    RUN,
    comic('c7', '7', { coverMonth: '1963-12', storyTitles: ['One', 'Two'] }),
    comic('v', '2', { variantDescription: 'Foil' }),
    { kind: 'tie', comic: 'Amazing Spider-Man (1999) #1', character: 'Venom' },
    { kind: 'event', key: 'e', title: 'Clash', comics: ['c7', 'Amazing Spider-Man (1963) #2'] },
  ])
  await runImport(request)
  const { comics, events, series } = loadCatalogue(request.catalogue, [request.into])
  const names = comics.map((one) => `${series[one.series]?.startYear} #${one.number}`)
  expect(names.slice(0, 8)).toEqual(
    '1 2 3 4 5 5.1 7 6'.split(' ').map((number) => `1963 #${number}`),
  )
  expect(comics[6]).toMatchObject({ id: 1200000001, storyTitles: ['One', 'Two'] })
  expect(comics.find(({ variantDescription }) => variantDescription === 'Foil')).toMatchObject({
    variantOf: 1,
  })
  expect(comics.find(({ id }) => id === comics[8]?.id)?.characters).toEqual([1])
  expect(events.at(-1)).toMatchObject({ title: 'Clash', start: '1963-03-01' })
})

test('a second import adds to the layer, and gives nobody another id', async () => {
  const records = [
    { ...RUN, title: 'Tales', key: 's1' },
    comic('a', '1', { characters: ['Ash'] }),
    comic('b', '2', { variantOf: 'a', variantDescription: 'Foil' }),
  ]
  const request = buildRequest(records)
  await runImport(request)
  const before = linesOf(request, 'series/t.txt')
  const again = await runImport(request)
  expect(again?.total('new')).toBe(0)
  expect(linesOf(request, 'series/t.txt')).toEqual(before)
  await runImport({ ...request, source: sourceOf([...records, comic('c', '3', { pages: 30 })]) })
  const { comics, series } = loadCatalogue(request.into)
  expect(series.map(({ title, id }) => `${title} ${id}`)).toEqual(['Tales 1000000001'])
  expect(comics.map(({ id, number, stories }) => [number, id, stories])).toEqual([
    ['1', 1200000001, 1900000001],
    ['3', 1200000003, 1900000009],
    ['1', 1200000002, 1900000005],
  ])
})

test('months and ids that people wrote into the layer stay, and count', async () => {
  const request = buildRequest([
    RUN,
    comic('c7', '7', { coverMonth: '1964-03', pages: 20 }),
    comic('c8', '8', { coverMonth: '1964-02', pages: 30 }),
    comic('c2', '2', { price: 0.12 }),
  ])
  const files = {
    'layer/layer.txt': 'layer | layer | CC0 | a test | 2026-11-18',
    'layer/series/a.txt': `
      more | Amazing Spider-Man (1963) | 7 | 7=1964-05 | 2026-11-01
      ids | comic | 7=900
      ids | story | 7=9000`,
  }
  const into = join(buildDataFolder(files), 'layer')
  const { comics: below } = loadCatalogue(request.catalogue)
  const id = below.find(({ number }) => number === '2')?.id
  mkdirSync(join(into, 'issues'))
  const lines = `run | Amazing Spider-Man (1963) | 2026-11-01\n2 | ${id} | Venom\n`
  writeFileSync(join(into, 'issues/a.txt'), lines)
  const report = await runImport({ ...request, into })
  expect(linesOf({ ...request, into }, 'series/a.txt').slice(1, 3)).toEqual([
    'more | [1987] | 8 7 | 7=1964-05 | 2026-11-18',
    'ids | comic | 8=1200000001 7=900',
  ])
  expect(linesOf({ ...request, into }, 'issues/a.txt').slice(2)).toEqual([
    `2 | ${id} | Venom |  | price=0.12`,
    '7 |  |  |  | pages=20',
    '8 |  |  |  | cover=1964-02 pages=30',
  ])
  expect(report?.lines()).toContain(
    'contradicting: row 2: comic Amazing Spider-Man #7: cover is 1964-05, not 1964-03',
  )
  const { comics } = loadCatalogue(request.catalogue, [into])
  const months = comics.map(({ number, coverMonth }) => `${number} ${coverMonth}`)
  expect(months.slice(6, 9)).toEqual(['6 1964-01', '8 1964-02', '7 1964-05'])
})

test('an import that is stopped goes on where it was, and refuses another one meanwhile', async () => {
  const records = [
    RUN,
    ...Array.from({ length: 20 }, (_, place) => comic(`c${place}`, String(place + 10))),
  ]
  const request = buildRequest(records)
  const stop = new AbortController()
  const stopped = { ...request, signal: stop.signal, onProgress: () => stop.abort() }
  expect(await runImport(stopped)).toBeUndefined()
  expect(readdirSync(request.into)).toEqual(['.progress'])
  const other = { ...request, publisher: 'Somebody' }
  await expect(runImport(other)).rejects.toThrow(ImportRefusal)
  const seen: string[] = []
  const source = {
    ...request.source,
    read: (files: readonly string[], options: { resumeAt?: string | undefined }) => {
      seen.push(options.resumeAt ?? '')
      return request.source.read(files, options)
    },
  }
  const report = await runImport({ ...request, source })
  expect(seen).toEqual(['1'])
  expect(report?.total('new', 'comic')).toBe(20)
  expect(existsSync(join(request.into, '.progress'))).toBe(false)
})

test('begins anew, and says so, when a file was replaced since the import was stopped', async () => {
  const file = join(buildDataFolder({ 'a.json': 'one' }), 'a.json')
  const request = { ...buildRequest([RUN, comic('c7', '7'), comic('c8', '8')]), files: [file] }
  const stop = new AbortController()
  await runImport({ ...request, signal: stop.signal, onProgress: () => stop.abort() })
  writeFileSync(file, 'two')
  utimesSync(file, 1, 1)
  const notices: string[] = []
  const source = sourceOf([comic('c9', '9'), RUN])
  await runImport({ ...request, source, onNotice: (line) => notices.push(line) })
  expect(linesOf(request, 'origins/imported.txt')).toEqual([
    expect.stringMatching(/^comic \| \d+ \| metron \| c9$/),
  ])
  expect(notices).toEqual([expect.stringContaining('begins anew')])
})

test('a dry run tells the same and writes nothing', async () => {
  const request = buildRequest([RUN, comic('c7', '7')])
  const report = await runImport({ ...request, dryRun: true })
  expect(report?.total('new')).toBe(1)
  expect(existsSync(request.into)).toBe(false)
})

test('refuses a folder that holds something else, and leaves its files alone', async () => {
  const request = buildRequest([RUN, comic('c7', '7')])
  const into = buildDataFolder({ 'series/notes.txt': 'my own words' })
  const file = join(into, 'series/notes.txt')
  for (const dryRun of [false, true]) {
    await expect(runImport({ ...request, into, dryRun })).rejects.toThrow(ImportRefusal)
  }
  await expect(runImport({ ...request, into: file })).rejects.toThrow(/is not a folder/)
  expect(readdirSync(into, { recursive: true })).toEqual(['series', 'series/notes.txt'])
  expect(readFileSync(file, 'utf8')).toBe('my own words')
})

test('takes an empty folder, hidden files and all', async () => {
  const request = buildRequest([RUN, comic('c7', '7')])
  const into = buildDataFolder({ '.gitignore': '.progress' })
  expect((await runImport({ ...request, into }))?.total('new')).toBe(1)
  expect(readdirSync(into)).toContain('.gitignore')
})

test('whatever the names are, the layer can be loaded', async () => {
  const names = [
    'a|b',
    'x; y',
    'line\nend',
    '= all',
    '# note',
    '[12]',
    'a, b: c',
    '\u0000\u202e',
    '\ud800!',
    'é'.repeat(999),
  ]
  const records = names.flatMap((name, place): ImportedRecord[] => [
    { kind: 'series', key: name, title: name, startYear: 2000, endYear: null, rating: name },
    comic(`c${place}`, '1', {
      series: name,
      characters: [name],
      credits: [{ role: name, name }],
      storyTitles: [name],
      format: name,
    }),
    { kind: 'event', key: name, title: name, start: '2001-01', comics: [`c${place}`] },
  ])
  const keyless: ImportedRecord = { kind: 'character', key: '\u200b', name: 'Keyless' }
  const request = buildRequest([...records, keyless])
  await runImport(request)
  expect(loadCatalogue(request.into).comics).toHaveLength(9)
})
