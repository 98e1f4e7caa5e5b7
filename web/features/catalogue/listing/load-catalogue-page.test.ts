import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { comicKind, type ListingKind, seriesKind } from './listing-kinds.ts'
import { type CatalogueQuery, loadCataloguePage } from './load-catalogue-page.ts'
import { teamKind } from './shelf-kinds.ts'

afterEach(() => vi.unstubAllGlobals())

async function addressOf(kind: ListingKind, query: Partial<CatalogueQuery>): Promise<string> {
  const fetched = vi.fn(async (_address: string) =>
    Response.json({ data: { total: 0, results: [] } }),
  )
  vi.stubGlobal('fetch', fetched)
  const page = { limit: 24, offset: 0, ...query }
  await loadCataloguePage(kind, z.unknown(), page, new AbortController().signal)
  return decodeURIComponent(String(fetched.mock.calls[0]?.[0]))
}

test.each([
  ['volumes of one title in the order of their years', seriesKind, 'title', 'title,startYear'],
  [
    'issues of one day in the order of their numbers',
    comicKind,
    '-onsaleDate',
    '-onsaleDate,title',
  ],
  ['any other order as it is', comicKind, '-title', '-title'],
])('asks for %s', async (_what, kind, orderBy, keys) => {
  expect(await addressOf(kind, { orderBy })).toMatch(new RegExp(`orderBy=${keys}(&|$)`))
})

test('asks for the teams among the characters, whatever the filters are', async () => {
  expect(await addressOf(teamKind, { filters: { firstLetter: 'X' } })).toBe(
    '/v1/public/characters?limit=24&offset=0&firstLetter=X&role=group',
  )
})

test('leaves variants out until somebody wants them, which is nothing that the wire is told', async () => {
  expect(await addressOf(comicKind, { filters: { formatType: 'comic' } })).toBe(
    '/v1/public/comics?limit=24&offset=0&formatType=comic&noVariants=true',
  )
  expect(await addressOf(comicKind, { filters: { variants: 'true' } })).toBe(
    '/v1/public/comics?limit=24&offset=0',
  )
})
