import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { buildDataFolder } from '../../testing/data-folder.ts'
import type { ImportedRecord, ImportOptions, ReadRecord } from '../record.ts'
import { createMetron } from './metron-source.ts'

const ISSUE = {
  id: 31660,
  publisher: { id: 1, name: 'Marvel' },
  series: { id: 700, name: 'Thor', volume: 6, series_type: { id: 1, name: 'Single Issue' } },
  number: '1',
  title: '',
  name: ['The Devourer King', ''],
  cover_date: '2020-03-01',
  store_date: '2020-01-01',
  price: '4.99',
  sku: 'NOV190777',
  isbn: '',
  upc: '75960609566000111',
  page: 40,
  desc: 'Sentences of others.',
  arcs: [{ id: 3, name: 'The Devourer King' }],
  credits: [
    { id: 9, creator: 'Donny Cates', role: [{ id: 1, name: 'Writer' }] },
    { id: 10, creator: 'Nic Klein', role: [{ name: 'Artist' }, { name: 'Cover' }] },
    { id: 11, creator: 'C. B. Cebulski', role: [{ name: 'Editor In Chief' }] },
  ],
  characters: [{ id: 5, name: 'Thor' }],
  teams: [{ id: 6, name: 'Avengers' }],
  reprints: [],
  variants: [{ name: 'Second Printing', sku: 'JAN208011', upc: '75960609566000112', price: null }],
}
const LISTED = {
  count: 2,
  next: null,
  previous: null,
  results: [
    {
      id: 31660,
      series: { name: 'Thor', volume: 6, year_began: 2020 },
      number: '1',
      issue: 'Thor (2020) #1',
      cover_date: '2020-03-01',
    },
    { id: 8, series: { name: 'Batman', volume: 3, year_began: 2016 }, number: '1' },
  ],
}
const SERIES = {
  id: 700,
  name: 'Thor',
  volume: 6,
  series_type: { name: 'Single Issue' },
  publisher: { name: 'Marvel' },
  year_began: 2020,
  year_end: 2023,
}
const BOOK = {
  ...ISSUE,
  id: 40000,
  series: {
    id: 800,
    name: 'Thor by Cates',
    volume: 1,
    year_began: 2020,
    series_type: { name: 'Trade Paperback' },
  },
  reprints: [{ id: 31660, issue: 'Thor (2020) #1' }],
  variants: [],
  isbn: '978-0-306-40615-7',
}
const BATMAN = {
  id: 900,
  name: 'Batman',
  volume: 3,
  year_began: 2016,
  publisher: { name: 'DC Comics' },
}

async function readAll(texts: string[], options: ImportOptions = {}): Promise<ReadRecord[]> {
  const folder = buildDataFolder({})
  const files = texts.map((text, place) => {
    const file = join(folder, `${place}.json`)
    writeFileSync(file, text)
    return file
  })
  const told: ReadRecord[] = []
  for await (const read of createMetron().read(files, options)) told.push(read)
  return told
}

const THOR: ImportedRecord = {
  kind: 'series',
  key: '700',
  title: 'Thor',
  startYear: 2020,
  endYear: 2023,
  type: 'ongoing',
  format: 'comic',
  publisher: 'Marvel',
}

test('pages and single records in any order are tied to one series; other publishers are left out', async () => {
  const texts = [LISTED, ISSUE, BOOK, SERIES, BATMAN].map((value) => JSON.stringify(value))
  const records = (await readAll(texts)).map(({ record }) => record)
  const comics = records.filter((record) => record.kind === 'comic')
  expect(records.filter((record) => record.kind === 'series' && record.key === '700')).toEqual([
    THOR,
    THOR,
    THOR,
  ])
  expect(comics.map(({ key, series }) => [key, series])).toEqual([
    ['31660', '700'],
    ['31660', '700'],
    ['31660:75960609566000112', '700'],
    ['40000', '800'],
  ])
  expect(comics[1]).toEqual({
    kind: 'comic',
    key: '31660',
    series: '700',
    number: '1',
    coverMonth: '2020-03',
    onsale: '2020-01-01',
    price: 4.99,
    pages: 40,
    upc: '75960609566000111',
    diamond: 'NOV190777',
    storyTitles: ['The Devourer King'],
    credits: [
      { role: 'writer', name: 'Donny Cates' },
      { role: 'artist', name: 'Nic Klein' },
      { role: 'artist (cover)', name: 'Nic Klein' },
    ],
    characters: ['Thor', 'Avengers'],
  })
  expect(comics[2]).toMatchObject({ variantOf: '31660', variantDescription: 'Second Printing' })
  expect(comics[3]).toMatchObject({ collects: ['31660'], isbn: '9780306406157' })
})

test('goes on with the record that it had not told to its end', async () => {
  const texts = [ISSUE, SERIES].map((value) => JSON.stringify(value))
  const all = await readAll(texts)
  const last = all.at(-1)?.position
  const rest = await readAll(texts, { resumeAt: last })
  expect(rest.map(({ record }) => record)).toEqual([THOR])
})

test('what is no record is told with its place, and the rest is read', async () => {
  const texts = ['{"id": 1, "rating": 5}', '{"id": 2, "se', JSON.stringify(SERIES)]
  const told = (await readAll(texts)).map(({ record }) => record)
  expect(told).toEqual([
    { kind: 'not understood', place: '0.json:1', why: expect.stringMatching(/^is neither/) },
    { kind: 'not understood', place: '1.json:1', why: expect.any(String) },
    THOR,
  ])
})

test('whatever stands in its fields, a record is read or left out', async () => {
  const names = Object.keys(ISSUE)
  const odd = fc.oneof(fc.jsonValue(), fc.constantFrom(null, -1, 1e308, '', [null], [{}], [[1]]))
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), odd), async (changes) => {
      for (const { record } of await readAll([JSON.stringify({ ...ISSUE, ...changes })])) {
        if (record.kind === 'comic') expect(record.key).toMatch(/^\d+(?::.+)?$/s)
      }
    }),
    { numRuns: rounds({ test: 50, soak: 2000 }), seed: seedOfTest() },
  )
})
