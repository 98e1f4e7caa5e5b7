import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import type { ImportedComic, ImportedRecord, ImportSource } from './record.ts'
import { runImport } from './run-import.ts'
import { buildRequest, comic, linesOf, RUN, sourceOf } from './testing/build-request.ts'

/** The small catalogue, where #1 has a foil cover, #2 another one of which nobody says more, and #3 two of one artist. */
const WITH_VARIANTS = {
  ...SMALL_CATALOGUE,
  'series/a.txt': `${SMALL_CATALOGUE['series/a.txt']}`.replace(
    '    variant | 77 |',
    `    variant | 78 | 2 | Variant | 2026-11-03
    variant | 79 | 3 | Ross Variant | 2026-11-03
    variant | 80 | 3 | Ross Sketch Variant | 2026-11-03
    variant | 77 |`,
  ),
}

function variant(key: string, variantOf: string, variantDescription: string, originalId?: number) {
  return comic(key, variantOf.slice(1), { variantOf, variantDescription, originalId })
}

const ISSUES: ImportedRecord[] = [RUN, comic('c1', '1'), comic('c2', '2'), comic('c3', '3')]

function named(name: ImportSource['name'], records: readonly ImportedRecord[]): ImportSource {
  return { ...sourceOf(records), name }
}

test('a variant is matched by the words that tell it from others, and unsure where they may mean the same', async () => {
  const request = buildRequest(
    [
      ...ISSUES,
      variant('a', 'c2', 'Alex Ross cover'),
      variant('b', 'c1', 'Foil Cover Edition'),
      variant('c', 'c1', 'Newsstand'),
      variant('d', 'c3', 'Alex Ross cover'),
      variant('e', 'c3', 'Sketch cover by Ross'),
      variant('f', 'c1', 'Silver Foil'),
    ],
    WITH_VARIANTS,
  )
  const report = await runImport(request)
  expect(linesOf(request, 'series/a.txt').slice(2)).toEqual([
    'variant | 1200000001 | 1 | Newsstand | 2026-11-18 | 1900000001',
    'variant | 1200000002 | 1 | Silver Foil | 2026-11-18 | 1900000005',
  ])
  expect(linesOf(request, 'report.txt').filter((line) => line.startsWith('unsure: row'))).toEqual([
    'unsure: row 5: comic Amazing Spider-Man #2 (Alex Ross cover): perhaps 78 (Variant)',
    'unsure: row 8: comic Amazing Spider-Man #3 (Alex Ross cover): perhaps 79 (Ross Variant)',
  ])
  expect(report?.total('known', 'comic')).toBe(5)
  appendFileSync(join(request.into, 'origins/imported.txt'), 'comic | 78 | metron | a\n')
  const decided = await runImport(request)
  expect(decided?.total('unsure')).toBe(1)
  expect(decided?.total('new')).toBe(0)
})

test('of two sources in one layer, each has a variant of its own only where it is another one', async () => {
  const request = buildRequest([...ISSUES, variant('a', 'c1', 'Gold'), variant('b', 'c2', 'Ash')])
  await runImport(request)
  const captured = [
    ...ISSUES,
    variant('31', 'c1', 'Gold Variant', 31),
    variant('32', 'c1', 'Silver Variant', 32),
    variant('33', 'c2', 'Variant', 33),
    variant('34', 'c1', 'Foil Variant', 34),
  ]
  await runImport({ ...request, source: named('captures', captured) })
  const { comics } = loadCatalogue(request.catalogue, [request.into])
  const variants = comics.filter(({ variantOf }) => variantOf !== null)
  expect(
    variants.map(({ id, variantDescription, otherIds }) => [id, variantDescription, otherIds]),
  ).toEqual([
    [77, 'Foil Variant', []],
    [1200000001, 'Gold', [31]],
    [1200000002, 'Ash', []],
    [32, 'Silver Variant', []],
    [34, 'Foil Variant', []],
  ])
  expect(linesOf(request, 'report.txt')).toContain(
    'unsure: row 7: comic Amazing Spider-Man #2 (Variant): perhaps 1200000002 (Ash)',
  )
})

test('two series of one source that share title and year stay two, and so do two comics of one number', async () => {
  const tales = (key: string) => ({ ...RUN, key, title: 'Tales', startYear: 2000 })
  const records = [
    tales('s1'),
    tales('s2'),
    comic('a', '1', { pages: 20 }),
    comic('b', '1', { series: 's2', pages: 30 }),
    comic('c', '1', { pages: 40 }),
  ]
  const request = buildRequest(records)
  await runImport(request)
  const { comics, series } = loadCatalogue(request.into)
  expect(series.map(({ title, startYear }) => `${title} ${startYear}`)).toEqual([
    'Tales 2000',
    'Tales 2000',
  ])
  expect(comics.map(({ pageCount }) => pageCount)).toEqual([20, 30])
  expect(linesOf(request, 'report.txt')).toContain(
    'unsure: row 5: comic Tales (2000) #1: perhaps 1200000001',
  )
  const again = await runImport({ ...request, source: sourceOf(records.toReversed()) })
  expect(again?.total('new')).toBe(0)
  expect(again?.total('known', 'comic')).toBe(2)
})

test('what is not added to events and series that are there is listed', async () => {
  const later = { ...RUN, key: 's2', startYear: 1999 }
  const clash = { kind: 'event', key: 'c', title: 'Clash', start: '1999-01' } as const
  const request = buildRequest([
    RUN,
    { ...later, previous: 's1' },
    {
      ...RUN,
      key: 's3',
      title: 'The Early Issues',
      startYear: 2004,
      type: 'collection',
      previous: 's2',
    },
    ...['1', '2', '3', '4'].map((number) => comic(`c${number}`, number)),
    { kind: 'event', key: 'e', title: 'web war', comics: ['c1', 'c2', 'c3', 'c4'] },
    { ...clash, comics: ['c1'] },
  ])
  await runImport(request)
  const listed = () =>
    linesOf(request, 'report.txt').filter((line) => line.startsWith('contradicting: row'))
  expect(listed()).toEqual([
    'contradicting: row 3: series The Early Issues (2004): does not follow Amazing Spider-Man (1999)',
    'contradicting: row 8: event Web War: lacks Amazing Spider-Man #3, Amazing Spider-Man #4',
  ])
  await runImport({
    ...request,
    source: sourceOf([RUN, comic('c1', '1'), comic('c2', '2'), { ...clash, comics: ['c1', 'c2'] }]),
  })
  expect(listed()).toEqual(['contradicting: row 4: event Clash: lacks Amazing Spider-Man #2'])
})

test('a key that another service has for something else leads to nothing, and is listed', async () => {
  const source = (records: ImportedRecord[]) => named('csv', records)
  const request = buildRequest([])
  const comics = (series: string, ...numbers: string[]): ImportedComic[] =>
    numbers.map((number, place) => comic(String(place + 1), number, { series }))
  const tales = { ...RUN, key: '1', title: 'Tales' }
  const first = {
    ...request,
    source: source([
      tales,
      { kind: 'character', key: '1', name: 'Ash' },
      { kind: 'creator', key: '1', name: 'Jo Example' },
      { kind: 'event', key: '1', title: 'Clash', start: '1999-01', comics: [] },
      ...comics('1', '1', '2'),
      { ...variant('9', 'c1', 'Foil'), series: '1' },
    ]),
  }
  await runImport(first)
  await runImport({
    ...request,
    source: source([
      { ...tales, key: '2' },
      { ...tales, title: 'Elsewhere' },
      { kind: 'character', key: '1', name: 'Bo' },
      { kind: 'creator', key: '1', name: 'Al Example' },
      { kind: 'event', key: '1', title: 'Feud', start: '2001-01', comics: [] },
      ...comics('2', '2', '7'),
      { ...variant('9', 'c1', 'Gold'), series: '2' },
    ]),
  })
  const unsure = linesOf(request, 'report.txt').filter((line) => line.startsWith('unsure: row'))
  expect(unsure).toEqual([
    'unsure: row 3: character Bo: perhaps Ash (1000000001)',
    'unsure: row 4: creator Al Example: perhaps Jo Example (1000000001)',
    'unsure: row 6: comic Tales (1963) #2: perhaps Tales #1 here',
    'unsure: row 7: comic Tales (1963) #7: perhaps Tales #2 here',
    'unsure: row 8: comic Tales #1 (Gold): perhaps 1200000003 (Foil)',
    'unsure: row 2: series Elsewhere (1963): perhaps Tales (1963) [1000000001]',
    'unsure: row 5: event Feud: perhaps Clash (1000000001)',
  ])
  expect(loadCatalogue(request.into).comics).toHaveLength(3)
  // Renamed by hand, each with the earlier name beside it.
  const edit = (file: string, from: RegExp, to: string) => {
    const text = linesOf(request, file).join('\n')
    writeFileSync(join(request.into, file), text.replace(from, to))
  }
  edit('characters/imported.txt', /\| Ash/, '| Ash Williams |  | Ash')
  edit('series/t.txt', /Tales(.*)/, 'Stories$1\nalso | Tales')
  const again = await runImport(first)
  expect(again?.total('unsure')).toBe(0)
  expect(again?.total('new')).toBe(0)
})
