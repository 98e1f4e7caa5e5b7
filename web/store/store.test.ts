import { afterEach, expect, test, vi } from 'vitest'
import { characters } from '#web/features/catalogue/listing/listings.ts'
import { createStore } from './store.ts'

afterEach(() => vi.unstubAllGlobals())

test('holds exactly three slices', () => {
  expect(Object.keys(createStore().getState())).toEqual(['characters', 'comics', 'series'])
})

test('does not check what passes through it for being serializable', () => {
  // The check would log to the console, which fails any test.
  createStore().dispatch({ type: 'anything', payload: () => {} })
})

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
  const store = createStore()
  await store.dispatch(characters.pageRequested({ limit: 24, offset: 48 }))
  expect(asked).toEqual([
    '/v1/public/characters?limit=24&offset=48',
    '/api/facts/characters/listed?limit=24&offset=48',
  ])
  expect(store.getState().characters).toMatchObject({
    loading: false,
    total: 1564,
    results: [{ id: 1, name: 'Thor', facts: { realName: 'Thor Odinson' } }],
  })
  expect(store.getState().comics.loading).toBe(true)
})

test('a slice is content without the facts', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/facts')) return new Response(null, { status: 500 })
    const iceman = { id: 2, name: 'Iceman', thumbnail: { path: '/iceman', extension: 'svg' } }
    return Response.json({ data: { total: 1, results: [{ ...iceman, comics: { available: 9 } }] } })
  })
  const store = createStore()
  await store.dispatch(characters.pageRequested({ limit: 24, offset: 0 }))
  const { results, error } = store.getState().characters
  expect(error).toBeNull()
  expect(results).toMatchObject([{ name: 'Iceman', facts: null }])
})

test('a slice keeps the words of a refusal', async () => {
  const refusal = { code: 409, status: 'You may not request more than 100 items.' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }))
  const store = createStore()
  await store.dispatch(characters.pageRequested({ limit: 101, offset: 0 }))
  expect(store.getState().characters).toMatchObject({ loading: false, error: refusal.status })
})
