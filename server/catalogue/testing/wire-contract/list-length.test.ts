import { expect, test } from 'vitest'
import { buildContractApp } from './testing/ask.ts'

test.each([
  [19, 19],
  [20, 20],
  [21, 20],
])('§7.7 a run of %i returns %i', async (last, returned) => {
  const text = `series | 90 | Edge | 2001 | limited | | | 1..${last} | 1=2001-01 ${last}=2001-12 | | 2026-01-01`
  const { get } = await buildContractApp({ files: { 'series/a.txt': text } })
  const { comics } = (await get('/series/90')).json().data.results[0]
  expect(comics).toMatchObject({ available: last, returned })
  expect(comics.items).toHaveLength(returned)
})
