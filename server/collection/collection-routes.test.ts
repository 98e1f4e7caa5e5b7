import { describe, expect, test } from 'vitest'
import { MAX_COLLECTION, MAX_COPIES } from '#contract/collection.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildFavouriteCatalogue } from '../testing/build-favourites.ts'
import {
  apiCalls,
  buildProgress,
  buildProgressOf,
  issue,
  OTHER_ISSUE,
  OTHER_SERIES,
  SERIES,
  storeCollected,
  VARIANT,
} from '../testing/build-progress.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { PASSWORD } from '../testing/sign-up-member.ts'

const FIRST = `/collection/comics/${issue(1)}`
const SECOND = `/collection/comics/${issue(2)}`
const GONE = 4_000_000_000
const COPIES = [
  {
    condition: 'Near mint',
    paid: { amount: '0.12', currency: 'USD' },
    note: 'From my aunt,\n1963',
  },
  {},
]

const shareProgress = shareInFile(() => buildProgressOf())
const shareApp = shareInFile(() => buildTestApp({ catalogue: buildFavouriteCatalogue() }))

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a comic is owned in copies, wished for, and both no longer', async () => {
    const { call } = await buildProgress(await createEnvironment())
    expect((await call('GET', FIRST)).json()).toEqual({ copies: [], wish: false })
    expect((await call('PUT', FIRST, { copies: COPIES, wish: true })).statusCode).toBe(204)
    expect((await call('GET', FIRST)).json()).toEqual({ copies: COPIES, wish: true })
    expect((await call('PUT', FIRST, { copies: [] })).statusCode).toBe(204)
    expect((await call('GET', FIRST)).json()).toEqual({ copies: [], wish: false })
    await call('PUT', FIRST, { copies: [{}] })
    for (const _once of [1, 2]) expect((await call('DELETE', FIRST)).statusCode).toBe(204)
    expect((await call('GET', '/collection')).json()).toMatchObject({ total: 0, results: [] })
  })

  test('one call tells what is owned and wished for, and a page has the cards', async () => {
    const { call } = await buildProgress(await createEnvironment())
    await call('PUT', FIRST, { copies: COPIES })
    await call('PUT', SECOND, { copies: [], wish: true })
    await call('PUT', FIRST, { copies: [...COPIES, {}], wish: true })
    const marks = await call('GET', `/collection?comics=${[1, 2, 3].map(issue).join(',')}`)
    expect(marks.json()).toEqual({ owned: [issue(1)], wished: [issue(1), issue(2)] })
    const page = (await call('GET', '/collection')).json()
    expect(page).toMatchObject({
      page: 1,
      size: 48,
      total: 2,
      counts: { owned: 1, wished: 2, copies: 3 },
      results: [
        { id: issue(2), title: 'Amazing Spider-Man (1963) #2', copies: 0, wish: true },
        { id: issue(1), copies: 3, wish: true, addedAt: expect.stringMatching(/^2026-11-15T10:/) },
      ],
    })
    const owned = (await call('GET', '/collection?only=owned')).json()
    expect(owned).toMatchObject({ total: 1, results: [{ id: issue(1) }] })
    expect((await call('GET', '/collection?page=2')).json()).toMatchObject({
      total: 2,
      results: [],
    })
  })

  test('of a series the missing numbers are told; a wish is not a copy, another cover is', async () => {
    const { call } = await buildProgress(await createEnvironment())
    const ask = async () => (await call('GET', `/collection/series/${SERIES}`)).json()
    expect(await ask()).toMatchObject({ id: SERIES, owned: 0, of: 7, missing: ['1..6'] })
    await call('PUT', `/collection/comics/${VARIANT}`, { copies: [{}] })
    await call('PUT', FIRST, { copies: [{}] })
    await call('PUT', `/collection/comics/${issue(3)}`, { copies: [{}] })
    await call('PUT', SECOND, { copies: [], wish: true })
    expect(await ask()).toEqual({
      ...{ id: SERIES, owned: 2, of: 7 },
      missing: ['2', '4..6'],
      starts: [issue(2), issue(4)],
    })
    const { results } = (await call('GET', '/collection/series')).json()
    expect(results).toMatchObject([
      { id: SERIES, owned: 2, of: 7, missing: ['2', '4..6'], more: 0 },
    ])
  })

  test('what is owned or wanted is said by one press each, which leaves all else as it is', async () => {
    const { call } = await buildProgress(await createEnvironment())
    const ask = async () => (await call('GET', FIRST)).json()
    await call('PUT', `${FIRST}/wish`)
    expect(await ask()).toEqual({ copies: [], wish: true })
    expect((await call('PUT', `${FIRST}/owned`)).statusCode).toBe(204)
    expect(await ask()).toEqual({ copies: [{}], wish: false })
    await call('PUT', FIRST, { copies: COPIES })
    await call('PUT', `${FIRST}/owned`)
    await call('PUT', `${FIRST}/wish`)
    expect(await ask()).toEqual({ copies: COPIES, wish: true })
    const removed = await call('DELETE', `${FIRST}/owned`)
    expect(removed.json()).toEqual({ copies: COPIES, wish: true })
    expect(await ask()).toEqual({ copies: [], wish: true })
    await call('DELETE', `${FIRST}/wish`)
    expect((await call('GET', '/collection')).json().total).toBe(0)
    await call('PUT', `${FIRST}/owned`, { copies: removed.json().copies })
    await call('DELETE', `${FIRST}/wish`)
    expect(await ask()).toEqual({ copies: COPIES, wish: false })
  })

  test('what was paid is summed by currency, over the copies that say so', async () => {
    const { call } = await buildProgress(await createEnvironment())
    const paid = (amount: string, currency = 'USD') => ({ paid: { amount, currency } })
    await call('PUT', FIRST, { copies: [paid('12.5'), paid('0.125'), {}, paid('3', 'EUR')] })
    await call('PUT', SECOND, { copies: [{ note: '"paid" nothing' }, paid('7')] })
    expect((await call('GET', '/collection/paid')).json()).toEqual({
      copies: 4,
      sums: [
        { currency: 'USD', amount: '19.625', copies: 3 },
        { currency: 'EUR', amount: '3', copies: 1 },
      ],
    })
  })

  test('a collection is searched by the words of titles, the newest first', async () => {
    const { call } = await buildProgress(await createEnvironment())
    for (const comic of [issue(1), issue(2), OTHER_ISSUE]) {
      await call('PUT', `/collection/comics/${comic}`, { copies: [{ condition: 'Fine' }] })
    }
    const find = async (q: string) =>
      (await call('GET', `/collection?q=${encodeURIComponent(q)}`))
        .json()
        .results.map(({ id }: { id: number }) => id)
    expect(await find('spiderman 1963')).toEqual([issue(2), issue(1)])
    expect(await find('amazing SPIDER-MAN #1')).toEqual([OTHER_ISSUE, issue(1)])
    expect(await find('hulk')).toEqual([])
    const page = (await call('GET', '/collection?q=1999')).json()
    expect(page).toMatchObject({
      total: 1,
      counts: { owned: 3 },
      results: [{ conditions: ['Fine'] }],
    })
    const series = (await call('GET', '/collection/series?q=1999')).json()
    expect(series).toMatchObject({ total: 1, results: [{ id: OTHER_SERIES, owned: 1 }] })
  })

  test('each member has a collection of their own, in the export and until the account goes', async () => {
    const { app, call, member, post, store, signUpOther } = await buildProgress(
      await createEnvironment(),
    )
    const other = await signUpOther()
    await call('PUT', FIRST, { copies: COPIES })
    await other('PUT', SECOND, { copies: [], wish: true })
    expect((await other('GET', FIRST)).json()).toEqual({ copies: [], wish: false })
    await other('DELETE', FIRST)
    const { cookie } = member
    const exported = await app.inject({ url: '/api/account/export.json', headers: { cookie } })
    const addedAt = expect.stringMatching(/^2026-11-15T10:/)
    expect(exported.json().collection).toEqual([
      { comic: issue(1), copies: COPIES, wish: false, addedAt },
    ])
    await post('/delete-user', { password: PASSWORD }, { cookie })
    expect(await store.all('SELECT comic_id AS "id" FROM collected')).toEqual([{ id: issue(2) }])
  })
})

test('a comic is owned under the id that it has now', async () => {
  const { call } = await buildProgressOf(undefined, {
    'issues/a.txt': 'run | Amazing Spider-Man (1963) | 2026-11-17\n2 | 6593',
    'ids/a.txt': 'comic | 5000 | 6593',
  })
  await call('PUT', '/collection/comics/5000', { copies: [{}] })
  expect((await call('GET', '/collection?comics=6593,5000')).json().owned).toEqual([6593, 5000])
  expect((await call('GET', '/collection')).json().results).toMatchObject([{ id: 6593 }])
  await call('DELETE', '/collection/comics/5000')
  expect((await call('GET', '/collection/comics/6593')).json().copies).toEqual([])
})

test('what the catalogue no longer has is hidden, and can be taken out', async () => {
  const { call, store } = await buildProgressOf()
  await storeCollected(store, [GONE])
  expect((await call('GET', '/collection')).json().results).toEqual([])
  expect((await call('GET', `/collection/comics/${GONE}`)).json().copies).toEqual([{}])
  expect((await call('DELETE', `/collection/comics/${GONE}`)).statusCode).toBe(204)
  expect((await call('DELETE', `/collection/comics/${GONE}`)).statusCode).toBe(404)
})

test('beyond the limit nothing more is collected, in words, and what is there can change', async () => {
  const { call, store } = await buildProgressOf()
  await call('PUT', FIRST, { copies: [{}] })
  await storeCollected(
    store,
    Array.from({ length: MAX_COLLECTION - 1 }, (_, index) => index + 1),
  )
  const refused = await call('PUT', SECOND, { copies: [{}] })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toMatch(/^Your collection has 100,000 comics, .* first\.$/)
  expect((await call('PUT', `${SECOND}/owned`)).statusCode).toBe(409)
  expect((await call('PUT', `${SECOND}/wish`)).statusCode).toBe(409)
  for (const mark of ['owned', 'wish']) {
    expect((await call('PUT', `${FIRST}/${mark}`)).statusCode).toBe(204)
  }
  expect((await call('PUT', FIRST, { copies: COPIES })).statusCode).toBe(204)
})

test.each([
  ['no copies', {}],
  ['too many copies', { copies: Array(MAX_COPIES + 1).fill({}) }],
  ['a condition that collectors do not say', { copies: [{ condition: 'New' }] }],
  ['an amount as a number', { copies: [{ paid: { amount: 12.5, currency: 'USD' } }] }],
  ['an amount below zero', { copies: [{ paid: { amount: '-1', currency: 'USD' } }] }],
  ['an amount without end', { copies: [{ paid: { amount: '1e999', currency: 'USD' } }] }],
  ['a currency that is none', { copies: [{ paid: { amount: '1', currency: '$' } }] }],
  ['a long note', { copies: [{ note: 'x'.repeat(501) }] }],
  ['a note with a zero byte', { copies: [{ note: 'x\u0000' }] }],
  ['a wish in words', { copies: [], wish: 'yes' }],
])('%s is refused', async (_name, body) => {
  const { call } = await shareProgress()
  const answer = await call('PUT', FIRST, body)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'invalid-fields', fields: expect.anything() })
})

test.each([
  ['GET', `/collection/comics/${GONE}`, 404],
  ['GET', '/collection/comics/x', 422],
  ['PUT', `/collection/comics/${GONE}/owned`, 404],
  ['DELETE', `/collection/comics/${GONE}/owned`, 404],
  ['PUT', `/collection/comics/${GONE}/wish`, 404],
  ['DELETE', `/collection/comics/${GONE}/wish`, 404],
  ['GET', '/collection/series?page=0', 400],
  ['GET', '/collection/series/999', 404],
  ['GET', `/collection?comics=1${',1'.repeat(100)}`, 400],
  ['GET', '/collection?page=0', 400],
  ['GET', '/collection?only=lost', 400],
] as const)('%s %s answers in words', async (method, path, status) => {
  const { call } = await shareProgress()
  const answer = await call(method, path)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().message).toMatch(/\S/)
})

test.each([
  ['GET', '/collection'],
  ['GET', FIRST],
  ['DELETE', FIRST],
  ['PUT', `${FIRST}/owned`],
  ['DELETE', `${FIRST}/owned`],
  ['PUT', `${FIRST}/wish`],
  ['DELETE', `${FIRST}/wish`],
  ['GET', '/collection/series'],
  ['GET', '/collection/paid'],
  ['GET', `/collection/series/${SERIES}`],
] as const)('%s %s is for members', async (method, path) => {
  const { app } = await shareApp()
  expect((await apiCalls(app)(method, path)).statusCode).toBe(401)
})
