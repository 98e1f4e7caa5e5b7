import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { importCommand } from './import-command.ts'

const TABLES = {
  'series.csv': 'title,start year\nTales,1999',
  'comics.csv': 'series,number\nTales (1999),1',
  'appearances.csv': 'comic,character\nTales (1999) #1,Night Owl',
  'events.csv': 'title,start\nClash,1999-05',
}

async function importTables(
  catalogue: string,
  layers: string[],
  into: string,
  tables: Record<string, string>,
): Promise<string> {
  const folder = buildDataFolder(tables)
  const files = Object.keys(tables).map((name) => join(folder, name))
  const said: string[] = []
  const terminal = {
    print: (line: string) => said.push(line),
    tell: (line: string) => said.push(line),
    isTerminal: false,
    signal: new AbortController().signal,
  }
  const args = ['csv', ...files, '--into', into]
  expect(await importCommand(args, { catalogue, layers }, terminal), said.join('\n')).toBe(0)
  return said.join('\n')
}

test('a layer of the server that is not there is told in words', async () => {
  const folder = buildDataFolder(TABLES)
  const said: string[] = []
  const tell = (line: string) => said.push(line)
  const { signal } = new AbortController()
  const terminal = { print: tell, tell, isTerminal: false, signal }
  const args = ['csv', join(folder, 'series.csv'), '--into', join(folder, 'layer')]
  const served = { catalogue: folder, layers: [join(folder, 'gone')] }
  expect(await importCommand(args, served, terminal)).toBe(1)
  expect(said).toEqual([`${join(folder, 'gone')} is not a folder.`])
})

test('without --over the layers of the server are below, and those behind it keep their ids', async () => {
  const catalogue = buildDataFolder(SMALL_CATALOGUE)
  const folder = buildDataFolder({})
  const [a = '', b = ''] = ['a', 'b'].map((name) => join(folder, name))
  await importTables(catalogue, [], a, TABLES)
  const others = Object.fromEntries(
    Object.entries(TABLES).map(([name, text]) => [
      name,
      text.replaceAll('Tales', 'Others').replace('Owl', 'Fox').replace('Clash', 'Feud'),
    ]),
  )
  const both = {
    ...others,
    'comics.csv': `${others['comics.csv']}\nTales (1999),1\nTales (1999),2`,
  }
  expect(await importTables(catalogue, [a, b], b, both)).toContain('known: 1 (comic 1)')
  const more = Object.fromEntries(
    Object.entries(others).map(([name, text]) => [
      name,
      text.replaceAll('Others', 'Thirds').replace('Fox', 'Hen').replace('Feud', 'Brawl'),
    ]),
  )
  await importTables(catalogue, [a, b], a, more)
  const { series, comics, events, characters } = loadCatalogue(catalogue, [a, b])
  const ours = (records: readonly { id: number }[]) => records.filter(({ id }) => id >= 1e9).length
  expect([series, comics, events, characters].map(ours)).toEqual([3, 4, 3, 3])
})
