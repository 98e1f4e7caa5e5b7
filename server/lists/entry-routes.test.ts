import { describe, expect, test } from 'vitest'
import { buildAccounts } from '../testing/build-accounts.ts'
import { buildFavouriteCatalogue } from '../testing/build-favourites.ts'
import {
  ASM_1,
  ASM_2,
  ASM_3,
  ASM_4,
  ASM_1999,
  buildLists,
  entriesOf,
  listCalls,
} from '../testing/build-lists.ts'
import { databases } from '../testing/databases.ts'

/** An id that the small catalogue does not have. */
const GONE = 4_000_000_000

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('two devices that change one list at once, at two servers, lose nothing', async () => {
    const environment = await createEnvironment()
    const { make, call, member, comicsOf } = await buildLists(environment)
    const second = await buildAccounts(environment, { catalogue: buildFavouriteCatalogue() })
    const there = listCalls(second.app, member.cookie)
    const { id } = await make({ entries: entriesOf(ASM_1, ASM_2) })
    const put = (device: typeof call, ...comics: number[]) =>
      device('PUT', `/${id}/entries`, { ifMatch: 1, payload: { entries: entriesOf(...comics) } })
    const answers = await Promise.all([
      put(call, ASM_2, ASM_1, ASM_3),
      put(there, ASM_1, ASM_4, ASM_2),
    ])
    const [first, later] = answers
      .map((answer) => answer.json())
      .toSorted((one, other) => one.version - other.version)
    expect(first).toEqual({ version: 2, merged: false })
    expect(later).toMatchObject({ version: 3, merged: true })
    const merged = await comicsOf(id)
    expect(later.entries.map(({ comic }: { comic: number }) => comic)).toEqual(merged)
    expect(merged.toSorted()).toEqual([ASM_1, ASM_2, ASM_3, ASM_4].toSorted())
  })

  test('many changes at once are all made, each in a version of its own', async () => {
    const { make, call, comicsOf } = await buildLists(await createEnvironment())
    const { id } = await make()
    const comics = [ASM_1, ASM_2, ASM_3, ASM_4, ASM_1999]
    const answers = await Promise.all(
      comics.map((comic) => call('POST', `/${id}/entries`, { payload: { comics: [comic] } })),
    )
    const versions = answers.map((answer) => answer.json().version)
    expect(versions.toSorted()).toEqual([2, 3, 4, 5, 6])
    expect((await comicsOf(id)).toSorted()).toEqual(comics.toSorted())
  })
})

test('an order that was made of the list as it is replaces it', async () => {
  const { make, call, comicsOf } = await buildLists()
  const { id } = await make({ entries: entriesOf(ASM_1, ASM_2, ASM_3) })
  const answer = await call('PUT', `/${id}/entries`, {
    ifMatch: 1,
    payload: { entries: entriesOf(ASM_3, ASM_1) },
  })
  expect(answer.json()).toEqual({ version: 2, merged: false })
  expect(answer.headers.etag).toBe('"2"')
  expect(await comicsOf(id)).toEqual([ASM_3, ASM_1])
})

test('an older order wins, with what came to the list meanwhile behind what it followed', async () => {
  const { make, call } = await buildLists()
  const { id } = await make({ entries: entriesOf(ASM_1, ASM_2, ASM_3) })
  const noted = [{ comic: ASM_1, section: 'Core', note: 'Mind the spider' }]
  await call('PUT', `/${id}/entries`, {
    ifMatch: 1,
    payload: { entries: [...noted, ...entriesOf(ASM_4, ASM_2, ASM_3)] },
  })
  const answer = await call('PUT', `/${id}/entries`, {
    ifMatch: 1,
    payload: { entries: entriesOf(ASM_3, ASM_1), removed: [ASM_2] },
  })
  const entries = [...entriesOf(ASM_3), ...noted, ...entriesOf(ASM_4)]
  expect(answer.json()).toEqual({ version: 3, merged: true, entries })
  expect((await call('GET', `/${id}/entries`)).json()).toEqual({ version: 3, entries })
})

test('an order that is sent again, because its answer was lost, is not a merge', async () => {
  const { make, call } = await buildLists()
  const { id } = await make({ entries: entriesOf(ASM_1, ASM_2) })
  const again = () =>
    call('PUT', `/${id}/entries`, { ifMatch: 1, payload: { entries: entriesOf(ASM_2, ASM_1) } })
  expect((await again()).json()).toEqual({ version: 2, merged: false })
  expect((await again()).json()).toEqual({ version: 2, merged: false })
})

test('comics are taken out wherever they stand, and each list tells whether it has one', async () => {
  const { make, call, comicsOf } = await buildLists()
  const { id } = await make({ entries: entriesOf(ASM_1, ASM_2, ASM_3) })
  const has = async (comic: number) => (await call('GET', `?comic=${comic}`)).json().lists[0].has
  expect([await has(ASM_2), await has(ASM_4)]).toEqual([true, false])
  const remove = () => call('DELETE', `/${id}/entries?comics=${ASM_4},${ASM_2}`)
  expect((await remove()).json()).toEqual({ version: 2, removed: [ASM_2] })
  expect((await remove()).json()).toEqual({ version: 2, removed: [] })
  expect(await comicsOf(id)).toEqual([ASM_1, ASM_3])
  expect(await has(ASM_2)).toBe(false)
})

test('another list is merged into one: its comics follow, and its notes fill empty ones', async () => {
  const { make, call, comicsOf } = await buildLists()
  const { id } = await make({ entries: entriesOf(ASM_1, ASM_2) })
  const from = await make({
    entries: [{ comic: ASM_2, section: '', note: 'Theirs' }, ...entriesOf(ASM_3)],
  })
  const answer = await call('POST', `/${id}/merge`, { payload: { from: from.id } })
  expect(answer.json()).toEqual({ version: 2, added: [ASM_3] })
  const { entries } = (await call('GET', `/${id}/entries`)).json()
  expect(entries).toEqual([
    ...entriesOf(ASM_1),
    { comic: ASM_2, section: '', note: 'Theirs' },
    ...entriesOf(ASM_3),
  ])
  expect(await comicsOf(from.id)).toEqual([ASM_2, ASM_3])
})

test('what the catalogue no longer has is hidden, and survives a new order of the rest', async () => {
  const { make, call, comicsOf, store } = await buildLists()
  const { id } = await make({ entries: entriesOf(ASM_1, ASM_2, ASM_3) })
  await store.run('UPDATE lists SET comics = ?', JSON.stringify([ASM_1, GONE, ASM_3]))
  expect(await comicsOf(id)).toEqual([ASM_1, ASM_3])
  const { total, entries, results } = (await call('GET', `/${id}`)).json()
  expect([total, entries, results.length]).toEqual([2, 2, 2])
  await call('PUT', `/${id}/entries`, { ifMatch: 1, payload: { entries: entriesOf(ASM_3, ASM_1) } })
  expect(await comicsOf(id)).toEqual([ASM_3, ASM_1])
  expect(await store.all('SELECT comics FROM lists')).toEqual([
    { comics: JSON.stringify([ASM_3, ASM_1, GONE]) },
  ])
})

test('a comic is listed under the id that it has now, also when the list has a former one', async () => {
  const files = {
    'issues/a.txt': 'run | Amazing Spider-Man (1963) | 2026-11-17\n2 | 6593',
    'ids/a.txt': 'comic | 5000 | 6593',
  }
  const { make, call, comicsOf, store } = await buildLists({}, files)
  const { id } = await make({ entries: entriesOf(5000, ASM_1) })
  expect(await comicsOf(id)).toEqual([6593, ASM_1])
  await store.run(
    'UPDATE lists SET comics = ?, sections = ?',
    JSON.stringify([ASM_1, 5000, 6593]),
    '[["",3]]',
  )
  expect(await comicsOf(id)).toEqual([ASM_1, 6593])
  await call('PUT', `/${id}/entries`, {
    ifMatch: '"0"',
    payload: { entries: entriesOf(ASM_1), removed: [5000] },
  })
  expect(await comicsOf(id)).toEqual([ASM_1])
})

test('what changes in an event later is offered, not imposed', async () => {
  const { make, call, comicsOf, store } = await buildLists()
  const { id } = await make({ from: { kind: 'event', id: 5001 } })
  const offers = async () => (await call('GET', `/${id}/offers`)).json()
  expect(await offers()).toEqual({ add: [], remove: [] })
  // As if the list had been made when the event had other parts.
  await store.run(
    `UPDATE lists SET comics = ?, sections = '[["",3]]', source_comics = ?`,
    JSON.stringify([ASM_2, ASM_1999, ASM_3]),
    JSON.stringify([ASM_2, ASM_1999, ASM_3]),
  )
  expect(await offers()).toEqual({ add: [{ comic: ASM_1, after: ASM_2 }], remove: [ASM_3] })
  await store.run('UPDATE lists SET source_id = 999')
  expect(await offers()).toEqual({ add: [], remove: [] })
  await store.run('UPDATE lists SET source_id = 5001')
  expect((await call('DELETE', `/${id}/offers`)).statusCode).toBe(204)
  expect(await offers()).toEqual({ add: [], remove: [] })
  expect(await comicsOf(id)).toEqual([ASM_2, ASM_1999, ASM_3])
})
