import { expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildSearch } from '../search/search.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { Namer } from './summaries.ts'

const SERIES = `
  series | 7 | Hulk | 2000-2001 | ongoing | | | ½ 1 1.MU 2 -1 AU 1000000 | ½=2000-01 1000000=2001-12 | | 2026-01-01
  series | 8 | Wolverine | 2001 | ongoing | | | ½ 1..3 | | | 2026-01-01
`

const open = shareInFile(async () => {
  const catalogue = new Catalogue(loadCatalogue(buildDataFolder({ 'series/a.txt': SERIES })))
  const namer = new Namer(catalogue, { resources: '', site: '' })
  const nameOf = (comic: number) => namer.name('comics', comic)
  return { catalogue, nameOf, search: buildSearch(catalogue).search }
})

test('numbers are in the titles as printed, and comics in the order of their run', async () => {
  const { catalogue, nameOf } = await open()
  const order = [{ key: 'title', descending: false }]
  const { records } = catalogue.list('comics', { conditions: [], order, offset: 0, limit: 7 })
  const titles = Array.from(records, nameOf)
  expect(titles.map((title) => title.replace('Hulk (2000) #', ''))).toEqual(
    '½ 1 1.MU 2 -1 AU 1000000'.split(' '),
  )
})

test.each([
  ['hulk 1.MU', 'Hulk (2000) #1.MU'],
  ['hulk #1.mu', 'Hulk (2000) #1.MU'],
  ['hulk 1', 'Hulk (2000) #1'],
  ['hulk #au', 'Hulk (2000) #AU'],
  ['hulk 1000000', 'Hulk (2000) #1000000'],
  ['hulk #-1', 'Hulk (2000) #-1'],
  ['wolverine ½', 'Wolverine (2001) #½'],
  ['wolverine 1/2', 'Wolverine (2001) #½'],
  ['wolverine 0.5', 'Wolverine (2001) #½'],
])('a search for "%s" finds it first', async (query, title) => {
  const { search, nameOf } = await open()
  const { hits } = search(query, ['series', 'comics'], 1)
  expect(hits.map(({ record }) => nameOf(record))).toEqual([title])
})

test.each([
  ['½', 2],
  ['1.MU', 1],
  [0.5, 2],
  // What counts as 1 is found by it.
  [1, 3],
])('a filter by the number %s finds %i', async (number, count) => {
  const { catalogue } = await open()
  const conditions = [{ by: 'value' as const, field: 'issueNumber', values: [number] }]
  expect(catalogue.list('comics', { conditions, order: [], offset: 0, limit: 9 }).total).toBe(count)
})
