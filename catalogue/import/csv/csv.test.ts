import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildDataFolder } from '../../testing/data-folder.ts'
import { ImportRefusal } from '../refusal.ts'
import { createCsv } from './csv.ts'

async function read(files: Record<string, string>, resumeAt?: string) {
  const folder = buildDataFolder(files)
  const names = Object.keys(files).map((name) => join(folder, name))
  const records = []
  for await (const one of createCsv().read(names, { resumeAt })) records.push(one)
  return records
}

test('reads each kind and relation, with columns in any order', async () => {
  const records = await read({
    'series.csv': 'Start_Year;TITLE\n1999;Tales',
    'my_comics.csv': 'number,series,price,id\n1,Tales (1999),$3.99,77\n"2","Tales (1999)",,',
    'credits.csv': 'creator,role,comic\n"Lee, Stan",writer,Tales (1999) #1',
    'appearances.csv': 'comic,character\nTales (1999) #1,"A ""B"""',
    'event-parts.csv': 'event,comic\nWar,Tales (1999) #2',
  })
  expect(records.map(({ record }) => record)).toMatchObject([
    { kind: 'series', key: 'Tales (1999)', title: 'Tales', startYear: 1999, endYear: null },
    { kind: 'comic', key: 'Tales (1999) #1', series: 'Tales (1999)', price: 3.99, originalId: 77 },
    { kind: 'comic', key: 'Tales (1999) #2', number: '2' },
    { kind: 'tie', comic: 'Tales (1999) #1', credit: { role: 'writer', name: 'Lee, Stan' } },
    { kind: 'tie', character: 'A "B"' },
    { kind: 'tie', event: 'War', comic: 'Tales (1999) #2' },
  ])
  expect(records.map(({ position, place }) => `${position} ${place}`)).toEqual([
    '0:1 series.csv:2',
    '1:1 my_comics.csv:2',
    '1:2 my_comics.csv:3',
    '2:1 credits.csv:2',
    '3:1 appearances.csv:2',
    '4:1 event-parts.csv:2',
  ])
})

test('goes on behind a row', async () => {
  const records = await read({ 'creators.csv': 'name\nA\nB\nC' }, '0:2')
  expect(records.map(({ record }) => record)).toMatchObject([{ name: 'C' }])
})

test('tells an unknown column once, and rows that cannot be read with their lines', async () => {
  const records = await read({ 'creators.csv': 'name,shoe\nA,1\n,2\n"B,3' })
  expect(records.map(({ record }) => record)).toMatchObject([
    { place: 'creators.csv:1', why: 'there is no column "shoe"' },
    { name: 'A' },
    { place: 'creators.csv:3', why: 'the cell name is empty' },
    { place: 'creators.csv:4', why: expect.stringContaining('never closed') },
  ])
})

test('refuses a table of an unknown name, and one without its column', async () => {
  await expect(read({ 'shoes.csv': 'name\nA' })).rejects.toThrow(ImportRefusal)
  await expect(read({ 'creators.csv': 'title\nA' })).rejects.toThrow(/has the column name/)
})

test('a table longer than what is held in memory at once comes whole', async () => {
  const rows = Array.from(
    { length: 25_000 },
    (_, place) => `"Somebody ""${place}"" of\n${'x'.repeat(90)}"`,
  )
  const records = await read({ 'creators.csv': `name\n${rows.join('\n')}` })
  expect(records).toHaveLength(25_000)
  expect(records.at(-1)?.place).toBe('creators.csv:50000')
})
