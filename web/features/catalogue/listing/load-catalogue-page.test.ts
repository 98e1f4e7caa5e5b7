import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { loadCataloguePage } from './load-catalogue-page.ts'

afterEach(() => vi.unstubAllGlobals())

async function addressOf(kind: 'series' | 'comics', orderBy: string): Promise<string> {
  const fetched = vi.fn(async (_address: string) =>
    Response.json({ data: { total: 0, results: [] } }),
  )
  vi.stubGlobal('fetch', fetched)
  const query = { limit: 24, offset: 0, orderBy }
  await loadCataloguePage(kind, z.unknown(), query, new AbortController().signal)
  return String(fetched.mock.calls[0]?.[0])
}

test('volumes of one title are asked for in the order of their years', async () => {
  expect(await addressOf('series', 'title')).toContain('orderBy=title%2CstartYear')
  expect(await addressOf('series', '-title')).toContain('orderBy=-title%2CstartYear')
})

test('any other order is asked for as it is', async () => {
  expect(await addressOf('series', '-startYear')).toMatch(/orderBy=-startYear$/)
  expect(await addressOf('comics', 'title')).toMatch(/orderBy=title$/)
})
