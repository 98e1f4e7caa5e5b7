import { expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import {
  buildFavouriteCatalogue,
  buildFavourites,
  buildFavouritesOf,
  favouriteCalls,
} from '../testing/build-favourites.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const VENOM = '/characters/2000001'

const shareApp = shareInFile(() => buildTestApp({ catalogue: buildFavouriteCatalogue() }))
const shareFavourites = shareInFile(() => buildFavouritesOf())

test.each([
  ['GET', ''],
  ['GET', '/comics?ids=1'],
  ['PUT', VENOM],
  ['DELETE', VENOM],
  ['GET', '/export.json'],
  ['GET', '/export.csv'],
] as const)('%s /api/favourites%s is for members', async (verb, path) => {
  const { app } = await shareApp()
  const answer = await favouriteCalls(app)(verb, path)
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({ code: 'signed-out', message: 'You are not logged in.' })
  expect(answer.headers['content-disposition']).toBeUndefined()
})

test.each([
  ['PUT', '/stories/1', 404],
  ['PUT', '/__proto__/1', 404],
  ['PUT', '/characters/7', 404],
  ['DELETE', '/characters/7', 404],
  ['PUT', '/characters/x', 422],
  ['PUT', '/characters/-1', 422],
  ['PUT', '/characters/1.5', 422],
  ['PUT', '/characters/12345678901', 422],
  ['DELETE', "/characters/1'--", 422],
  ['GET', '/stories?ids=1', 404],
  ['GET', '/comics', 400],
  ['GET', '/comics?ids=1,x', 422],
  ['GET', `/comics?ids=${Array(101).fill(1)}`, 400],
  ['GET', '?kind=stories', 404],
  ['GET', '?page=0', 400],
  ['GET', '?page=x', 400],
  ['GET', '?page=1e9', 400],
  ['GET', '?orderBy=colour', 400],
] as const)('%s /api/favourites%.40s answers %i in words', async (verb, path, status) => {
  const call = await shareFavourites()
  const answer = await call(verb, path)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({
    code: expect.stringMatching(/^[a-z-]+$/),
    message: expect.stringMatching(/\w/),
  })
})

test('a page elsewhere cannot change anything with its reader’s cookie', async () => {
  const { app, member, call } = await buildFavourites()
  const headers = { cookie: member.cookie, origin: 'https://evil.example' }
  const answer = await app.inject({ method: 'PUT', url: `/api/favourites${VENOM}`, headers })
  expect(answer.statusCode).toBe(403)
  expect((await call('GET', '')).json().total).toBe(0)
})
