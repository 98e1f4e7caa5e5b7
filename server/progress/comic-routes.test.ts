import { describe, expect, test } from 'vitest'
import { MAX_READINGS } from '#contract/progress.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildFavouriteCatalogue } from '../testing/build-favourites.ts'
import {
  apiCalls,
  buildProgress,
  buildProgressOf,
  issue,
  storeReadings,
  VARIANT,
} from '../testing/build-progress.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { PASSWORD } from '../testing/sign-up-member.ts'

const FIRST = `/progress/comics/${issue(1)}`
const GONE = 4_000_000_000

const shareProgress = shareInFile(() => buildProgressOf())
const shareApp = shareInFile(() => buildTestApp({ catalogue: buildFavouriteCatalogue() }))

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a comic is marked as read once, also in two tabs, and keeps its date', async () => {
    const { call } = await buildProgress(await createEnvironment())
    const both = await Promise.all([call('PUT', FIRST), call('PUT', FIRST)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    const answer = await call('GET', `/progress?comics=${issue(1)},${issue(2)}`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const readAt = expect.stringMatching(/^2026-11-15T10:/)
    expect(answer.json()).toEqual({ read: [{ id: issue(1), readAt, times: 1 }] })
    expect((await call('PUT', FIRST, { readAt: '2020-01-01' })).statusCode).toBe(204)
    expect((await call('GET', `/progress?comics=${issue(1)}`)).json()).toEqual(answer.json())
  })

  test('reading again is dated, and one reading can be taken away', async () => {
    const { call } = await buildProgress(await createEnvironment())
    const ask = async () => (await call('GET', `/progress?comics=${issue(1)}`)).json().read
    await call('PUT', FIRST, { readAt: '2019-05-01' })
    for (const readAt of ['2024-03-01T20:15:00Z', '2024-03-01T21:15:00+01:00']) {
      expect((await call('PUT', FIRST, { readAt, again: true })).statusCode).toBe(204)
    }
    expect(await ask()).toEqual([{ id: issue(1), readAt: '2024-03-01T20:15:00.000Z', times: 2 }])
    await call('DELETE', `${FIRST}?readAt=2024-03-01T20:15:00Z`)
    expect(await ask()).toEqual([{ id: issue(1), readAt: '2019-05-01T00:00:00.000Z', times: 1 }])
    for (const _once of [1, 2]) expect((await call('DELETE', FIRST)).statusCode).toBe(204)
    expect(await ask()).toEqual([])
  })

  test('of a comic that was read more than once, all readings can be put back', async () => {
    const { call } = await buildProgress(await createEnvironment())
    const dates = ['2019-05-01', '2022-05-01', '2024-05-01']
    for (const readAt of dates) await call('PUT', FIRST, { readAt, again: true })
    const ask = async () => (await call('GET', `/progress?comics=${issue(1)}`)).json().read
    const before = await ask()
    const taken = await call('DELETE', FIRST)
    expect(taken.statusCode).toBe(200)
    expect(taken.json()).toEqual({ readings: dates.map((date) => `${date}T00:00:00.000Z`) })
    expect(await ask()).toEqual([])
    for (const _once of [1, 2]) {
      expect((await call('PUT', FIRST, taken.json())).statusCode).toBe(204)
    }
    expect(await ask()).toEqual(before)
    expect(before).toMatchObject([{ times: 3 }])
    expect((await call('DELETE', FIRST)).json()).toEqual(taken.json())
  })

  test('several are marked and unmarked at once, and the answer tells what to undo', async () => {
    const { call } = await buildProgress(await createEnvironment())
    await call('PUT', FIRST)
    await call('PUT', FIRST, { readAt: '2020-01-01', again: true })
    const ids = [issue(3), issue(1), issue(2), issue(3)]
    expect((await call('PUT', '/progress/comics', { read: ids })).json()).toEqual({
      marked: [issue(3), issue(2)],
      unmarked: [],
    })
    const undo = { read: [issue(4)], unread: [issue(1), issue(3), issue(5)], readAt: '2021-01-01' }
    expect((await call('PUT', '/progress/comics', undo)).json()).toEqual({
      marked: [issue(4)],
      unmarked: [issue(1), issue(3)],
    })
    const { read } = (
      await call('GET', `/progress?comics=${[1, 2, 3, 4, 5].map(issue).join(',')}`)
    ).json()
    expect(read).toMatchObject([
      { id: issue(2) },
      { id: issue(4), readAt: '2021-01-01T00:00:00.000Z' },
    ])
  })

  test('each member has read what they have read, until the account goes', async () => {
    const { call, member, post, store, signUpOther } = await buildProgress(
      await createEnvironment(),
    )
    const other = await signUpOther()
    await call('PUT', FIRST)
    expect((await other('GET', `/progress?comics=${issue(1)}`)).json()).toEqual({ read: [] })
    await other('DELETE', FIRST)
    const undone = await other('PUT', '/progress/comics', { unread: [issue(1)] })
    expect(undone.json()).toEqual({ marked: [], unmarked: [] })
    expect((await call('GET', `/progress?comics=${issue(1)}`)).json().read).toHaveLength(1)
    await other('PUT', `/progress/comics/${issue(2)}`)
    await post('/delete-user', { password: PASSWORD }, { cookie: member.cookie })
    expect(await store.all('SELECT comic_id AS "id" FROM readings')).toEqual([{ id: issue(2) }])
  })

  test('what the catalogue no longer has is kept, exported and can be taken away', async () => {
    const { app, call, member, store } = await buildProgress(await createEnvironment())
    await storeReadings(store, [GONE])
    const { cookie } = member
    const exported = await app.inject({ url: '/api/account/export.json', headers: { cookie } })
    expect(exported.json().readings).toEqual([{ comic: GONE, readAt: '2026-11-15T10:00:00.000Z' }])
    expect((await call('DELETE', `/progress/comics/${GONE}`)).statusCode).toBe(204)
    expect((await call('DELETE', `/progress/comics/${GONE}`)).statusCode).toBe(404)
  })
})

test('one unknown comic among several marks none', async () => {
  const { call, store } = await buildProgressOf()
  const answer = await call('PUT', '/progress/comics', { read: [issue(1), GONE] })
  expect(answer.statusCode).toBe(404)
  expect(answer.json().message).toBe(`There is nothing with the number ${GONE} here.`)
  expect(await store.all('SELECT * FROM readings')).toEqual([])
})

test('beyond the limit nothing is marked, and what is read can be marked still', async () => {
  const { call, store } = await buildProgress()
  await call('PUT', FIRST)
  const ids = Array.from({ length: MAX_READINGS - 2 }, (_, index) => index + 1)
  await storeReadings(store, ids)
  const refused = await call('PUT', '/progress/comics', { read: [1, 2, 3].map(issue) })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toEqual({
    code: 'too-many-readings',
    message:
      'We keep 100,000 readings for each member, and these would be more. Nothing was marked.',
  })
  expect((await call('PUT', '/progress/comics', { read: [1, 2].map(issue) })).json()).toEqual({
    marked: [issue(2)],
    unmarked: [],
  })
  expect((await call('PUT', FIRST)).statusCode).toBe(204)
  expect((await call('PUT', FIRST, { again: true })).statusCode).toBe(409)
  const two = { readings: ['2020-01-01', '2021-01-01'] }
  expect((await call('PUT', FIRST, two)).statusCode).toBe(409)
})

test('a comic is read under former ids and under its other covers', async () => {
  const { call } = await buildProgressOf(undefined, {
    'issues/a.txt': 'run | Amazing Spider-Man (1963) | 2026-11-17\n2 | 6593',
    'ids/a.txt': 'comic | 5000 | 6593',
  })
  await call('PUT', '/progress/comics/5000')
  await call('PUT', `/progress/comics/${VARIANT}`)
  const asked = `5000,6593,${issue(1)},${VARIANT}`
  const { read } = (await call('GET', `/progress?comics=${asked}`)).json()
  expect(read.map(({ id }: { id: number }) => id).sort()).toEqual(
    asked.split(',').map(Number).sort(),
  )
})

test.each([
  ['the future', 'PUT', FIRST, { readAt: '2026-12-24' }, 422, 'invalid-date'],
  ['a time before comics', 'PUT', FIRST, { readAt: '0900-01-01' }, 422, 'invalid-date'],
  ['a reading in the future', 'PUT', FIRST, { readings: ['2026-12-24'] }, 422, 'invalid-date'],
  ['no date', 'PUT', FIRST, { readAt: 'yesterday' }, 422, 'invalid-fields'],
  ['an unknown comic', 'PUT', `/progress/comics/${GONE}`, undefined, 404, 'not-found'],
  ['no number', 'PUT', '/progress/comics/x', undefined, 422, 'invalid-id'],
  ['no number among others', 'GET', '/progress?comics=1,x', undefined, 422, 'invalid-id'],
  ['101 comics', 'GET', `/progress?comics=1${',1'.repeat(100)}`, undefined, 400, 'bad-request'],
  [
    'read and unread',
    'PUT',
    '/progress/comics',
    { read: [issue(1)], unread: [VARIANT] },
    422,
    'contradiction',
  ],
  [
    'too many',
    'PUT',
    '/progress/comics',
    { read: Array(6_000).fill(issue(1)), unread: Array(6_000).fill(issue(2)) },
    422,
    'too-many-at-once',
  ],
  ['fractions', 'PUT', '/progress/comics', { read: [1.5] }, 422, 'invalid-fields'],
] as const)('%s is refused with words', async (_name, method, path, body, status, code) => {
  const { call } = await shareProgress()
  const answer = await call(method, path, body)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/^[A-Z“].*\.$/) })
})

test.each([
  ['GET', '/progress?comics=1'],
  ['PUT', FIRST],
  ['DELETE', FIRST],
  ['PUT', '/progress/comics'],
  ['PUT', '/progress/series/1987'],
  ['GET', '/progress/series?ids=1987'],
  ['GET', '/follows'],
  ['PUT', '/follows/series/1987'],
  ['GET', '/next-up'],
] as const)('%s %s is for members', async (method, path) => {
  const { app } = await shareApp()
  const { statusCode } = await apiCalls(app)(method, path, method === 'GET' ? undefined : {})
  expect(statusCode).toBe(401)
})
