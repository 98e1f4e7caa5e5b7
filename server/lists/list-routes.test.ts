import { describe, expect, test } from 'vitest'
import { MAX_LISTS } from '#contract/lists.ts'
import {
  ASM_1,
  ASM_2,
  ASM_3,
  ASM_1999,
  buildLists,
  entriesOf,
  listCalls,
} from '../testing/build-lists.ts'
import { databases } from '../testing/databases.ts'
import { PASSWORD, signUpMember } from '../testing/sign-up-member.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a list is made, shown as its page needs it, renamed and found among the others', async () => {
    const { call, make } = await buildLists(await createEnvironment())
    const entries = [
      { comic: ASM_2, section: 'Core', note: 'Read this first.' },
      { comic: ASM_1, section: '', note: '' },
    ]
    const made = await make({ name: ' Webs ', description: 'All\nof them', entries })
    expect(made).toEqual({
      id: expect.stringMatching(/^[\w-]{12,}$/),
      name: 'Webs',
      description: 'All\nof them',
      visibility: 'private',
      entries: 2,
      read: 0,
      version: 1,
      updatedAt: expect.stringMatching(/^2026-11-18T10:/),
      pictures: [ASM_2, ASM_1].map((comic) => ({
        path: expect.stringMatching(`/pictures/comics/${comic}$`),
        extension: 'svg',
      })),
    })
    const page = await call('GET', `/${made.id}`)
    expect(page.headers).toMatchObject({ etag: '"1"', 'cache-control': 'private, no-store' })
    expect(page.json()).toMatchObject({ ...made, source: null, offset: 0, total: 2 })
    expect(page.json().results[0]).toEqual({
      ...entries[0],
      title: 'Amazing Spider-Man (1963) #2',
      href: `/comics/${ASM_2}`,
      thumbnail: made.pictures[0],
      onSale: expect.stringMatching(/^1963-/),
      readAt: null,
    })
    const renamed = await call('PATCH', `/${made.id}`, { payload: { name: 'Tangled webs' } })
    expect(renamed.json()).toMatchObject({ name: 'Tangled webs', description: 'All\nof them' })
    expect(renamed.headers.etag).toBe('"2"')
    await make({ name: 'Later' })
    const { lists } = (await call('GET', '')).json()
    expect(lists.map(({ name }: { name: string }) => name)).toEqual(['Later', 'Tangled webs'])
    expect(lists[1]).toEqual(renamed.json())
  })

  test('comics are added once each, at the end', async () => {
    const { call, make, comicsOf } = await buildLists(await createEnvironment())
    const { id } = await make({ entries: entriesOf(ASM_2) })
    const add = (...comics: number[]) =>
      call('POST', `/${id}/entries`, { payload: { comics, section: 'More' } })
    expect((await add(ASM_1, ASM_2, ASM_1)).json()).toEqual({ version: 2, added: [ASM_1] })
    expect((await add(ASM_1)).json()).toEqual({ version: 2, added: [] })
    const both = await Promise.all([add(ASM_3), add(ASM_1999)])
    expect(both.map((answer) => answer.json().version).toSorted()).toEqual([3, 4])
    const [two, one, ...rest] = await comicsOf(id)
    expect([two, one]).toEqual([ASM_2, ASM_1])
    expect(rest.toSorted()).toEqual([ASM_3, ASM_1999].toSorted())
  })

  test('which lists hold a comic is told, of those of the member alone', async () => {
    const { app, call, make } = await buildLists(await createEnvironment())
    const { id } = await make({ entries: entriesOf(ASM_1, ASM_2) })
    await make({ entries: entriesOf(ASM_2) })
    expect((await call('GET', `/holding/${ASM_1}`)).json()).toEqual({ lists: [id] })
    expect((await call('GET', `/holding/${ASM_3}`)).json()).toEqual({ lists: [] })
    expect((await call('GET', '/holding/x')).statusCode).toBe(400)
    const other = listCalls(app, (await signUpMember(app)).cookie)
    expect((await other('GET', `/holding/${ASM_1}`)).json()).toEqual({ lists: [] })
  })

  test('a deleted list is gone, can be brought back for seven days, and not after that', async () => {
    const { call, make, pass, store } = await buildLists(await createEnvironment())
    const { id } = await make({ entries: entriesOf(ASM_1) })
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect((await call('GET', `/${id}`)).statusCode).toBe(404)
    expect((await call('GET', '')).json()).toEqual({ lists: [] })
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
    expect((await call('POST', `/${id}/restore`)).json()).toMatchObject({ id, entries: 1 })
    expect((await call('POST', `/${id}/restore`)).statusCode).toBe(200)
    await call('DELETE', `/${id}`)
    pass(7 * DAY_MS)
    expect((await call('POST', `/${id}/restore`)).statusCode).toBe(404)
    await make()
    expect(await store.all('SELECT id FROM lists')).toHaveLength(1)
  })

  test('a copy and the list that it was made from go their own ways', async () => {
    const { call, make, comicsOf } = await buildLists(await createEnvironment())
    const { id } = await make({ from: { kind: 'event', id: 5001 }, description: 'War!' })
    const answer = await call('POST', `/${id}/duplicate`)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ name: 'Copy of Webs', description: 'War!', entries: 3 })
    const copy = answer.json().id
    await call('POST', `/${copy}/entries`, { payload: { comics: [ASM_3] } })
    expect(await comicsOf(id)).toEqual([ASM_2, ASM_1, ASM_1999])
    expect(await comicsOf(copy)).toEqual([ASM_2, ASM_1, ASM_1999, ASM_3])
    const third = await make({ from: { kind: 'list', id: copy }, entries: entriesOf(ASM_3) })
    expect(third).toMatchObject({ name: 'Webs', entries: 4 })
    expect((await call('GET', `/${third.id}`)).json().source).toEqual({ kind: 'event', id: 5001 })
  })

  test('beyond the limit a list is neither made nor brought back', async () => {
    const { call, make, store } = await buildLists(await createEnvironment())
    const { id } = await make()
    await call('DELETE', `/${id}`)
    const { id: kept } = await make()
    await store.run(
      `INSERT INTO lists (id, member_id, name, description, visibility, version, created_at,
        updated_at, comics, sections, source_comics, notes)
      WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      SELECT CAST(n AS TEXT), member_id, name, description, visibility, version, created_at,
        updated_at, comics, sections, source_comics, notes
      FROM lists CROSS JOIN numbers WHERE id = ?`,
      MAX_LISTS,
      kept,
    )
    const words = 'You have 500 lists, and there is no room for more. Delete one first.'
    const refusal = { code: 'too-many-lists', message: words }
    for (const path of ['', `/${kept}/duplicate`, `/${id}/restore`]) {
      const answer = await call('POST', path, { payload: { name: 'More' } })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual(refusal)
    }
    await call('DELETE', `/${kept}`)
    expect((await call('POST', `/${id}/restore`)).statusCode).toBe(200)
  })

  test('the account’s export holds them, and its deletion takes them along', async () => {
    const { app, call, make, member, store, post } = await buildLists(await createEnvironment())
    const other = listCalls(app, (await signUpMember(app)).cookie)
    const { id } = await make({ entries: [{ comic: ASM_1, section: 'Core', note: 'Mine' }] })
    const { id: deleted } = await make()
    await call('DELETE', `/${deleted}`)
    await other('POST', '', { payload: { name: 'Theirs' } })
    const { cookie } = member
    const exported = await app.inject({ url: '/api/account/export.json', headers: { cookie } })
    expect(exported.json().lists).toEqual([
      {
        id,
        name: 'Webs',
        description: '',
        visibility: 'private',
        source: null,
        createdAt: expect.stringMatching(/^2026-11-18T/),
        updatedAt: expect.stringMatching(/^2026-11-18T/),
        entries: [{ comic: ASM_1, section: 'Core', note: 'Mine' }],
      },
    ])
    await post('/delete-user', { password: PASSWORD }, { cookie })
    expect(await store.all('SELECT name FROM lists')).toEqual([{ name: 'Theirs' }])
  })
})

test('a list of an event or an arc has its order and its sections', async () => {
  const { call, make } = await buildLists()
  const { id } = await make({ from: { kind: 'event', id: 5001 } })
  const { results, source } = (await call('GET', `/${id}`)).json()
  expect(source).toEqual({ kind: 'event', id: 5001 })
  expect(results).toMatchObject([
    { comic: ASM_2, section: 'Core' },
    { comic: ASM_1, section: 'Core' },
    { comic: ASM_1999, section: 'Tie-ins' },
  ])
  expect(await make({ from: { kind: 'arc', id: 1 } })).toMatchObject({ entries: 3 })
})

test('a list is read in parts', async () => {
  const { call, make } = await buildLists()
  const { id } = await make({ entries: entriesOf(ASM_1, ASM_2, ASM_3) })
  const { offset, total, results } = (await call('GET', `/${id}?offset=1&limit=1`)).json()
  expect({ offset, total }).toEqual({ offset: 1, total: 3 })
  expect(results).toMatchObject([{ comic: ASM_2 }])
  expect((await call('GET', `/${id}?offset=3`)).json().results).toEqual([])
})
