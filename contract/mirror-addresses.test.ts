import { expect, test } from 'vitest'
import { mirrorPath } from './mirror-addresses.ts'

test('a first page has the address of the wire and a suffix, a further one is named by its offset', () => {
  expect(mirrorPath({ kind: 'characters' })).toBe('/characters.json')
  expect(mirrorPath({ kind: 'characters', offset: 100 })).toBe('/characters/pages/100.json')
  expect(mirrorPath({ kind: 'characters', id: 7 })).toBe('/characters/7.json')
  const comics = { kind: 'characters', id: 7, sub: 'comics' }
  expect(mirrorPath(comics)).toBe('/characters/7/comics.json')
  expect(mirrorPath({ ...comics, offset: 200 })).toBe('/characters/7/comics/pages/200.json')
})

test('a mirror for hosts that know folders alone has another suffix', () => {
  expect(mirrorPath({ kind: 'events', offset: 100 }, '/index.html')).toBe(
    '/events/pages/100/index.html',
  )
})
