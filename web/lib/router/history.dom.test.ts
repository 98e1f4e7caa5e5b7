import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserHistory, createMemoryHistory, type History, type Place } from './history.ts'
import { createPath, resolvePath } from './location.ts'

beforeEach(() => history.replaceState(null, '', '/comics'))
afterEach(() => history.replaceState(null, '', '/'))

const to = (address: string) => resolvePath(address, '/')

function watch(of: History) {
  const places: string[] = []
  const end = of.listen(({ action, location }: Place) =>
    places.push(`${action} ${createPath(location)} ${JSON.stringify(location.state)}`),
  )
  return { places, end }
}

test.each([
  ['the browser’s history', () => createBrowserHistory()],
  ['a history in memory', () => createMemoryHistory(['/comics'])],
])('%s tells of every navigation, with what is kept for its entry', (_name, create) => {
  const kept = create()
  expect(kept.location).toMatchObject({ pathname: '/comics', key: 'default', state: null })
  const { places, end } = watch(kept)
  kept.push(to('/series?page=2#top'), { stays: true })
  kept.replace(to('/events'))
  end()
  kept.push(to('/unheard'))
  expect(places).toEqual(['PUSH /series?page=2#top {"stays":true}', 'REPLACE /events null'])
  expect(kept.location.pathname).toBe('/unheard')
})

test('Back in the browser is a POP to the entry as it was left', async () => {
  const kept = createBrowserHistory()
  const first = kept.location
  kept.replace(to('/comics'), { page: 1 })
  const { key } = kept.location
  kept.push(to('/comics/7'))
  const back = Promise.withResolvers<Place>()
  const end = kept.listen(back.resolve)
  kept.go(-1)
  const { action, location } = await back.promise
  end()
  expect(action).toBe('POP')
  expect(location).toEqual({ ...first, key, state: { page: 1 } })
})

test('an address that the browser refuses to push is left to a full load', () => {
  const kept = createBrowserHistory()
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many', 'SecurityError')
  })
  const { places, end } = watch(kept)
  // jsdom does not load other documents, and says so on the console.
  vi.mocked(console.error).mockImplementation(() => {})
  kept.push(to('/series'))
  vi.mocked(console.error).mockClear()
  end()
  expect(places).toEqual([])
})

test.each([
  ['/series?page=2#top', '/series?page=2#top'],
  ['?page=3', '/comics?page=3'],
  ['#top', '/comics#top'],
  ['', '/comics'],
  ['/?', '/'],
])('%j from /comics is %j', (address, resolved) => {
  expect(createPath(resolvePath(address, '/comics'))).toBe(resolved)
})

test('parts of an address need no signs', () => {
  const parts = { search: 'page=2', hash: 'top' }
  expect(createPath(resolvePath(parts, '/comics'))).toBe('/comics?page=2#top')
  expect(createPath({ search: '' })).toBe('/')
})
