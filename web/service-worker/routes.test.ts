import { describe, expect, test } from 'vitest'
import { routeOf } from './routes.ts'

const SITE = 'https://rack.example'

function route(path: string, { method = 'GET', mode = 'cors' } = {}) {
  return routeOf({ method, mode, url: new URL(path, SITE).href }, SITE)
}

test.each([
  ['/static/js/866.568105e.js', 'file'],
  ['/static/font/libre-franklin-latin.7c8769d.woff2', 'file'],
  ['/pictures/covers/51/x.svg', 'picture'],
  ['/v1/public/characters?limit=20', 'answer'],
  ['/v1/public/comics/51/characters', 'answer'],
  ['/api/facts/comics?ids=1,2', 'answer'],
  ['/api/facets/comics?characters=3', 'answer'],
  ['/api/favourites?page=1', 'answer'],
  ['/api/favourites/comics?ids=1', 'answer'],
  ['/api/progress?comics=1,2', 'answer'],
  ['/api/progress/series?ids=1', 'answer'],
  ['/api/collection?only=owned&page=1', 'answer'],
  ['/api/collection/series/1', 'answer'],
  ['/api/rack', 'answer'],
  ['/api/year?year=2026', 'answer'],
  ['/api/follows', 'answer'],
  ['/api/lists', 'answer'],
  ['/api/lists/a-B_9?offset=0&limit=100', 'answer'],
  ['/api/lists/a-B_9/entries', 'answer'],
  ['/api/search?q=thor', 'search'],
  ['/api/auth/get-session', 'session'],
])('what is read at %s is kept as %s', (path, expected) => {
  expect(route(path)).toBe(expected)
})

describe('security 23: the worker keeps', () => {
  test.each([
    '/api/auth/list-sessions',
    '/api/auth/list-accounts',
    '/api/account',
    '/api/account/keys',
    '/api/account/keys/abc/private-key',
    '/api/account/export.json',
    '/api/favourites/export.csv',
    '/api/queries?page=1',
    '/api/lists/a-B_9/export.cbl',
    '/api/tokens',
    '/api/year/picture.png?year=2026',
    '/api/config',
    '/api/shared/abc',
    '/api/lists/abc/share',
    '/healthz',
    '/v1/public/comics?apikey=abc&ts=1&hash=2',
    'https://elsewhere.example/v1/public/comics',
  ])('nothing of %s', (path) => {
    expect(route(path)).toBeUndefined()
  })

  test.each(['PUT', 'DELETE', 'POST', 'HEAD'])('nothing that is sent by %s', (method) => {
    expect(route('/api/favourites/comics', { method })).toBeUndefined()
  })
})

test.each(['/api/auth/sign-out', '/api/auth/delete-user'])('%s ends what is kept', (path) => {
  expect(route(path, { method: 'POST' })).toBe('leaving')
  expect(route(path)).toBeUndefined()
})

test.each([
  ['/', 'landing'],
  ['/?from=elsewhere', 'landing'],
  ['/characters?page=2', 'page'],
  ['/comics/51', 'page'],
  ['/no-such-page', 'page'],
  ['/shared/abc', 'page'],
  ['/shared/abc/embed', undefined],
  ['/shared/abc/feed.xml', undefined],
  ['/docs', undefined],
  ['/docs/public', undefined],
  ['/downloads/', undefined],
  ['/demo-identity/choose/1', undefined],
  ['/api/favourites/export.csv', undefined],
  ['/v1/public/comics', undefined],
  ['/robots.txt', undefined],
  ['/og.jpg', undefined],
])('an address typed as %s is opened as %s', (path, expected) => {
  expect(route(path, { mode: 'navigate' })).toBe(expected)
})
