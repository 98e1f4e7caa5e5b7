import { expect, test } from 'vitest'
import { readFavouriteQuery, toFavourites } from './favourites-address.ts'
import type { FavouriteQuery } from './load-favourites.ts'

const FIRST: FavouriteQuery = { kind: null, order: '-addedAt', page: 1 }

const QUERIES: [search: string, query: FavouriteQuery][] = [
  ['', FIRST],
  ['page=2&orderBy=name&kind=comics', { kind: 'comics', order: 'name', page: 2 }],
]

test.each(QUERIES)('what is read of "%s" is written the same', (search, query) => {
  expect(readFavouriteQuery(new URLSearchParams(search))).toEqual(query)
  expect(toFavourites(query)).toEqual({ pathname: '/favourites', search })
})

test('no page is behind the last that the server has', () => {
  expect(readFavouriteQuery(new URLSearchParams('page=209')).page).toBe(209)
  expect(readFavouriteQuery(new URLSearchParams('page=210')).page).toBe(209)
  expect(readFavouriteQuery(new URLSearchParams(`page=${'9'.repeat(400)}`)).page).toBe(209)
})

test.each(['page=0', 'page=-1', 'page=x', 'page=1e3', 'kind=stories', 'orderBy=colour'])(
  '%s is as if it were not there',
  (search) => {
    expect(readFavouriteQuery(new URLSearchParams(search))).toEqual(FIRST)
  },
)
