import { describe, expect, test } from 'vitest'
import { MAX_FAVOURITES } from '#contract/favourites.ts'
import {
  buildFavourites,
  buildFavouritesOf,
  favouriteCalls,
  storeFavouriteComics,
} from '../testing/build-favourites.ts'
import { buildMember } from '../testing/build-member.ts'
import { databases } from '../testing/databases.ts'
import { PASSWORD, signUpMember } from '../testing/sign-up-member.ts'

const SPIDER_MAN = '/characters/1009610'
const VENOM = '/characters/2000001'
const SERIES = '/series/1987'

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('what is kept stands on the page, the newest first, as a card needs it', async () => {
    const { call } = await buildFavourites(await createEnvironment())
    for (const path of [SPIDER_MAN, SERIES, VENOM]) {
      expect((await call('PUT', path)).statusCode).toBe(204)
    }
    const answer = await call('GET', '')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const page = answer.json()
    expect(page).toMatchObject({
      page: 1,
      size: 48,
      total: 3,
      counts: { characters: 2, comics: 0, series: 1, events: 0, creators: 0 },
    })
    expect(page.results.map(({ title }: { title: string }) => title)).toEqual([
      'Venom',
      'Amazing Spider-Man (1963 - 1998)',
      'Spider-Man',
    ])
    expect(page.results[2]).toEqual({
      kind: 'characters',
      id: 1009610,
      title: 'Spider-Man',
      subtitle: 'Peter Parker',
      href: SPIDER_MAN,
      thumbnail: {
        path: expect.stringMatching(/^http:.*\/pictures\/characters\/1009610$/),
        extension: 'svg',
      },
      addedAt: expect.stringMatching(/^2026-11-15T10:/),
    })
  })

  test('a page is narrowed by kind and ordered by name', async () => {
    const { call } = await buildFavourites(await createEnvironment())
    for (const path of [VENOM, SERIES, SPIDER_MAN, '/creators/20001', '/events/5001']) {
      await call('PUT', path)
    }
    const characters = (await call('GET', '?kind=characters&orderBy=name')).json()
    expect(characters.total).toBe(2)
    expect(characters.counts).toMatchObject({ characters: 2, series: 1, creators: 1, events: 1 })
    expect(characters.results.map(({ title }: { title: string }) => title)).toEqual([
      'Spider-Man',
      'Venom',
    ])
  })

  test('a record that is kept twice, also at once, is kept once and stays as old as it is', async () => {
    const { call } = await buildFavourites(await createEnvironment())
    const both = await Promise.all([call('PUT', VENOM), call('PUT', VENOM)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    const first = (await call('GET', '')).json()
    expect(first.total).toBe(1)
    expect((await call('PUT', VENOM)).statusCode).toBe(204)
    expect((await call('GET', '')).json()).toEqual(first)
  })

  test('a second request undoes it, and once more changes nothing', async () => {
    const { call } = await buildFavourites(await createEnvironment())
    await call('PUT', VENOM)
    expect((await call('DELETE', VENOM)).statusCode).toBe(204)
    expect((await call('DELETE', VENOM)).statusCode).toBe(204)
    expect((await call('GET', '')).json()).toMatchObject({ total: 0, results: [] })
  })

  test('one call tells which of the cards on a page are kept', async () => {
    const { call } = await buildFavourites(await createEnvironment())
    await call('PUT', VENOM)
    await call('PUT', '/series/1987')
    const ask = async (path: string) => (await call('GET', path)).json()
    expect(await ask('/characters?ids=1009610,2000001,1987')).toEqual({ kept: [2000001] })
    expect(await ask('/series?ids=1987')).toEqual({ kept: [1987] })
    expect(await ask('/comics?ids=')).toEqual({ kept: [] })
  })

  test('each member has favourites of their own', async () => {
    const { app, call } = await buildFavourites(await createEnvironment())
    const other = favouriteCalls(app, (await signUpMember(app)).cookie)
    await call('PUT', VENOM)
    expect((await other('GET', '')).json().total).toBe(0)
    expect((await other('DELETE', VENOM)).statusCode).toBe(204)
    expect((await call('GET', '')).json().total).toBe(1)
  })

  test('beyond the limit a record is refused in words, and one that is kept is not', async () => {
    const { call, store } = await buildFavourites(await createEnvironment())
    await call('PUT', VENOM)
    const ids = Array.from({ length: MAX_FAVOURITES - 1 }, (_, index) => index + 1)
    await storeFavouriteComics(store, ids)
    const refused = await call('PUT', SPIDER_MAN)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({
      code: 'too-many-favourites',
      message: 'You have 10,000 favourites, and there is no room for more. Take one away first.',
    })
    expect((await call('PUT', VENOM)).statusCode).toBe(204)
    expect((await call('DELETE', VENOM)).statusCode).toBe(204)
    expect((await call('PUT', SPIDER_MAN)).statusCode).toBe(204)
  })

  test('what the catalogue no longer has is left out, and still exported and removed', async () => {
    const { call, store } = await buildFavourites(await createEnvironment())
    await storeFavouriteComics(store, [4_000_000_000])
    await call('PUT', VENOM)
    const page = (await call('GET', '')).json()
    expect(page).toMatchObject({ total: 1, counts: { comics: 0 }, results: [{ title: 'Venom' }] })
    expect((await call('GET', '/export.json')).json().favourites).toMatchObject([
      { id: 2000001, title: 'Venom' },
      { kind: 'comics', id: 4_000_000_000, title: null, url: null },
    ])
    expect((await call('DELETE', '/comics/4000000000')).statusCode).toBe(204)
    expect((await call('GET', '/export.json')).json().favourites).toHaveLength(1)
  })

  test('the account’s export holds them, and its deletion takes them along', async () => {
    const { app, call, member, store, post } = await buildFavourites(await createEnvironment())
    const other = favouriteCalls(app, (await signUpMember(app)).cookie)
    await call('PUT', VENOM)
    await other('PUT', SERIES)
    const { cookie } = member
    const exported = await app.inject({ url: '/api/account/export.json', headers: { cookie } })
    expect(exported.json().favourites).toEqual([
      { kind: 'characters', id: 2000001, addedAt: expect.stringMatching(/^2026-11-15T/) },
    ])
    await post('/delete-user', { password: PASSWORD }, { cookie })
    expect(await store.all('SELECT kind FROM favourites')).toEqual([{ kind: 'series' }])
  })
})

test('a page holds 48, and the next one the rest', async () => {
  const series = Array.from(
    { length: 60 },
    (_, index) =>
      `series | ${60_000 + index} | Run ${index + 1} | 2001 | ongoing | | | 1 | 1=2001-01 | | 2026-11-01`,
  )
  const call = await buildFavouritesOf(buildMember(), { 'series/b.txt': series.join('\n') })
  for (const index of series.keys()) await call('PUT', `/series/${60_000 + index}`)
  const titlesOf = async (page: number) =>
    (await call('GET', `?orderBy=name&page=${page}`))
      .json()
      .results.map(({ title }: { title: string }) => title)
  const first = await titlesOf(1)
  expect(first).toHaveLength(48)
  expect(first.slice(0, 3)).toEqual(['Run 1 (2001)', 'Run 2 (2001)', 'Run 3 (2001)'])
  expect(await titlesOf(2)).toHaveLength(12)
  expect(await titlesOf(3)).toEqual([])
})

test('a member of an identity provider elsewhere has favourites here as well', async () => {
  const call = await buildFavouritesOf(buildMember({ id: 'elsewhere-1' }))
  await call('PUT', VENOM)
  expect((await call('GET', '')).json()).toMatchObject({ total: 1 })
})

test('a record is kept, found and removed under an id that it had earlier', async () => {
  const call = await buildFavouritesOf(buildMember(), { 'ids/a.txt': 'character | 7 | 2000001' })
  expect((await call('PUT', '/characters/7')).statusCode).toBe(204)
  expect((await call('GET', '')).json().results).toMatchObject([{ id: 2000001, title: 'Venom' }])
  expect((await call('GET', '/characters?ids=7,2000001,1009610')).json()).toEqual({
    kept: [7, 2000001],
  })
  expect((await call('DELETE', '/characters/7')).statusCode).toBe(204)
  expect((await call('GET', '')).json().total).toBe(0)
})
