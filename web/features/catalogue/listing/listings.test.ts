import { afterEach, expect, test, vi } from 'vitest'
import { characters, comics } from './listings.ts'

afterEach(() => vi.unstubAllGlobals())

test('a slice asks the catalogue for its own kind and reads data.results, with their facts', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url.startsWith('/api/facts')) return Response.json([{ id: 1, realName: 'Thor Odinson' }])
    const thor = { id: 1, name: 'Thor', thumbnail: { path: '/thor', extension: 'svg' } }
    const results = [{ ...thor, comics: { available: 9 } }]
    const data = { offset: 48, limit: 24, total: 1564, count: 1, results }
    return Response.json({ code: 200, status: 'Ok', data })
  })
  await characters.slice.request({ limit: 24, offset: 48 }).done
  expect(asked).toEqual([
    '/v1/public/characters?limit=24&offset=48',
    '/api/facts/characters/listed?limit=24&offset=48',
  ])
  expect(characters.slice.getState()).toMatchObject({
    loading: false,
    total: 1564,
    results: [{ id: 1, name: 'Thor', facts: { realName: 'Thor Odinson' } }],
  })
  expect(comics.slice.getState().loading).toBe(true)
})

test('a slice is content without the facts', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/facts')) return new Response(null, { status: 500 })
    const iceman = { id: 2, name: 'Iceman', thumbnail: { path: '/iceman', extension: 'svg' } }
    return Response.json({ data: { total: 1, results: [{ ...iceman, comics: { available: 9 } }] } })
  })
  await characters.slice.request({ limit: 24, offset: 0 }).done
  const { results, error } = characters.slice.getState()
  expect(error).toBeNull()
  expect(results).toMatchObject([{ name: 'Iceman', facts: null }])
})

test('a slice keeps the words of a refusal', async () => {
  const refusal = { code: 409, status: 'You may not request more than 100 items.' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }))
  await characters.slice.request({ limit: 101, offset: 0 }).done
  expect(characters.slice.getState()).toMatchObject({ loading: false, error: refusal.status })
})
