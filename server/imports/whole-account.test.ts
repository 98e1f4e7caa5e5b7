import { describe, expect, test } from 'vitest'
import { MAX_LISTS } from '#contract/lists.ts'
import type { Database } from '../store/database.ts'
import { buildImports } from '../testing/build-imports.ts'
import { ASM_1, ASM_2, ASM_3, ASM_4, ASM_1999 } from '../testing/build-lists.ts'
import { databases } from '../testing/databases.ts'
import { signUpMember } from '../testing/sign-up-member.ts'

type Call = Awaited<ReturnType<typeof buildImports>>['call']

const SERIES = 1987
const SPIDER_MAN = 1009610

/** One of everything that a member can have. */
async function fill(call: Call): Promise<void> {
  const entries = [
    { comic: ASM_3, section: 'Core', note: '=not a formula\n<b>nor HTML</b>' },
    { comic: ASM_1, section: 'Core', note: '' },
  ]
  const { id } = (
    await call('POST', '/lists', { name: 'Webs', description: 'All\nof them', entries })
  ).json()
  await call('POST', '/lists', { name: 'From an event', from: { kind: 'event', id: 5001 } })
  await call('PUT', `/progress/comics/${ASM_1}`, { readAt: '2020-01-02' })
  await call('PUT', `/progress/comics/${ASM_1}`, { readAt: '2021-03-04T05:06:07Z', again: true })
  await call('PUT', `/progress/comics/${ASM_2}`, { readAt: '2022-01-01' })
  const copy = { condition: 'Fine', paid: { amount: '12.50', currency: 'USD' }, note: 'Signed' }
  await call('PUT', `/collection/comics/${ASM_1}`, { copies: [copy, {}], wish: true })
  await call('PUT', `/collection/comics/${ASM_1999}`, { copies: [], wish: true })
  await call('PUT', `/favourites/characters/${SPIDER_MAN}`)
  await call('PUT', `/favourites/comics/${ASM_4}`)
  await call('PUT', `/follows/lists/${id}`)
  await call('PUT', `/follows/series/${SERIES}`)
  await call('PUT', `/follows/lists/${id}/put-off`, { until: '2030-01-01T00:00:00.000Z' })
}

interface Exported {
  lists: { id: string }[]
  readings: object[]
  follows: { kind: string; id: number | string }[]
  collection: object[]
  favourites: object[]
}

/** What the member has, with the names of lists for their ids, which are new wherever they go. */
async function thingsOf(call: Call) {
  const all: Exported = (await call('GET', '/account/export.json')).json()
  const { lists, readings, follows, collection, favourites } = all
  const placeOf = (id: number | string) => lists.findIndex((list) => list.id === id)
  return {
    lists: lists.map(({ id: _id, ...list }) => list),
    follows: follows.map((one) => (one.kind === 'lists' ? { ...one, id: placeOf(one.id) } : one)),
    readings,
    collection,
    favourites,
  }
}

/** Does this when the next batch is complete and not sent yet, as another device may. */
function beforeNextBatch(store: Database, step: () => Promise<unknown>): void {
  const { batch } = store
  store.batch = async (statements) => {
    store.batch = batch
    await step()
    await store.batch(statements)
  }
}

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a whole account moves to another one, and undoing takes away exactly what came', async () => {
    const { app, call, as } = await buildImports(await createEnvironment())
    await fill(call)
    const things = await thingsOf(call)
    const file = (await call('GET', '/account/export.json')).body
    const other = as((await signUpMember(app)).cookie)
    const { call: otherCall } = other
    await otherCall('PUT', `/progress/comics/${ASM_2}`, { readAt: '2019-01-01' })
    const before = await thingsOf(otherCall)

    const preview = (await other.upload(file, 'account.json')).json()
    expect(preview).toMatchObject({
      program: 'Spinner Rack account',
      counts: { rows: 14, matched: 14, unknown: 0, unsure: 0 },
      contents: { read: 3, owned: 1, wished: 2, favourites: 2, follows: 2 },
    })
    const done = await otherCall('POST', `/imports/${preview.id}/commit`, {})
    expect(done.json(), done.body).toMatchObject({ read: 3, owned: 1, wished: 2, left: 0 })
    const earlier = { comic: ASM_2, readAt: '2019-01-01T00:00:00.000Z' }
    const arrived = await thingsOf(otherCall)
    expect(arrived).toEqual({ ...things, readings: [earlier, ...things.readings] })

    await otherCall('PUT', `/progress/comics/${ASM_4}`, { readAt: '2026-01-01' })
    await otherCall('PUT', `/collection/comics/${ASM_1}`, { copies: [{ note: 'Mine' }] })
    expect((await otherCall('DELETE', `/imports/${preview.id}`)).statusCode).toBe(204)
    const after = await thingsOf(otherCall)
    expect(after).toEqual({
      ...before,
      readings: [...before.readings, { comic: ASM_4, readAt: '2026-01-01T00:00:00.000Z' }],
      collection: [expect.objectContaining({ comic: ASM_1, copies: [{ note: 'Mine' }] })],
    })
    const [list] = done.json().lists
    const restored = await otherCall('POST', `/lists/${list.id}/restore`)
    expect(restored.json()).toMatchObject({ name: 'Webs', entries: 2 })
  })

  test('where the last of it fails nothing is imported, and two commits at once are one', async () => {
    const { call, upload, store } = await buildImports(await createEnvironment())
    await fill(call)
    const file = (await call('GET', '/account/export.json')).body
    for (const kind of ['lists', 'readings', 'collected', 'favourites']) {
      await store.run(`DELETE FROM ${kind}`)
    }
    await store.run("DELETE FROM follows WHERE kind = 'lists'")
    const before = await thingsOf(call)
    const { id } = (await upload(file)).json()
    await store.run('CREATE UNIQUE INDEX one_follow ON follows (member_id)')
    expect((await call('POST', `/imports/${id}/commit`, {})).statusCode).toBe(500)
    expect(await thingsOf(call)).toEqual(before)
    expect((await call('GET', `/imports/${id}`)).statusCode).toBe(200)

    await store.run('DROP INDEX one_follow')
    const commits = [1, 2].map(() => call('POST', `/imports/${id}/commit`, {}))
    const [one, two] = (await Promise.all(commits)).map((answer) => answer.json())
    expect(one.lists).toHaveLength(2)
    expect(two).toEqual(one)
    expect((await call('GET', '/lists')).json().lists).toHaveLength(2)
  })

  test('a file that is thrown away, or a limit reached, while it is taken over: nothing is imported', async () => {
    const { call, upload, store } = await buildImports(await createEnvironment())
    const books = Array.from(
      { length: 600 },
      (_, place) => `<Book Series="None" Number="${place}" />`,
    )
    const known = '<Book Series="Amazing Spider-Man" Number="1" Volume="1963" Year="1963" />'
    const file = `<ReadingList><Books>${books.join('')}${known}</Books></ReadingList>`
    const missing = (await call('GET', '/imports/none')).json()
    const take = async (id: string) => {
      const answer = await call('POST', `/imports/${id}/commit`, {})
      return { status: answer.statusCode, json: answer.json() }
    }

    const { id: half } = (await upload(file)).json()
    await store.run('DELETE FROM import_lines WHERE import_id = ? AND part = 0', half)
    expect(await take(half)).toEqual({ status: 404, json: missing })

    const { id: gone } = (await upload(file)).json()
    beforeNextBatch(store, () => call('DELETE', `/imports/${gone}`))
    expect(await take(gone)).toEqual({ status: 404, json: missing })

    const { id: late } = (await upload(file)).json()
    let first: unknown
    beforeNextBatch(store, async () => {
      first = (await take(late)).json
    })
    expect(await take(late)).toEqual({ status: 200, json: first })

    await store.run(
      `INSERT INTO lists (id, member_id, name, description, visibility, version, created_at,
        updated_at, comics, sections, source_comics, past_texts, notes)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      SELECT CAST(n AS TEXT), member_id, name, description, visibility, version, created_at,
        updated_at, comics, sections, source_comics, past_texts, notes
      FROM lists CROSS JOIN numbers`,
      MAX_LISTS - 2,
    )
    const { id: full } = (await upload(file)).json()
    beforeNextBatch(store, () => call('POST', '/lists', { name: 'The last one' }))
    expect(await take(full)).toMatchObject({ status: 409, json: { code: 'too-much-to-import' } })
    expect((await call('GET', `/imports/${full}`)).statusCode).toBe(200)
    expect((await call('GET', '/imports')).json()).toEqual({ imports: [first] })
    expect((await call('GET', '/lists')).json().lists).toHaveLength(MAX_LISTS)
  })
})
