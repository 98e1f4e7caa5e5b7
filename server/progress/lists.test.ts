import { expect, test } from 'vitest'
import { buildFavouriteCatalogue } from '../testing/build-favourites.ts'
import { buildMember } from '../testing/build-member.ts'
import { apiCalls, issue } from '../testing/build-progress.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { createProgress } from './create-progress.ts'
import type { ListOrders } from './reading-orders.ts'

const ASHA = buildMember({ id: 'asha' })
const LIST = 'AbC-123_xyzQ'
const OF_OTHER = 'zzzzzzzzzzzz'

/** Lists as another part keeps them: one of Asha's, one of somebody else. */
const LISTS: ListOrders = {
  find: async (memberId, id) => {
    if (memberId !== ASHA.id || id !== LIST) return undefined
    return { id, title: 'My order', href: `/lists/${id}`, comics: [issue(3), issue(1), issue(2)] }
  },
}

async function buildLists() {
  const open = databases[0]?.[1]
  const store = await open?.()
  if (store === undefined) throw new Error('There is no database.')
  const now = () => new Date('2026-11-15T10:00:00Z')
  const real = createProgress({ database: store, now })
  const progress: typeof real = {
    ...real,
    routes: (app, hooks) => real.routes(app, { ...hooks, lists: LISTS }),
  }
  const catalogue = buildFavouriteCatalogue()
  const members = { find: async () => ASHA }
  const { app } = await buildTestApp({ store, catalogue, members, progress, now })
  return apiCalls(app)
}

test('a list is marked, followed and read on like an order of the catalogue', async () => {
  const call = await buildLists()
  expect((await call('PUT', `/follows/lists/${LIST}`)).statusCode).toBe(204)
  const marked = await call('PUT', `/progress/lists/${LIST}`, { upTo: issue(1) })
  expect(marked.json()).toEqual({ marked: [issue(3), issue(1)] })
  const { next } = (await call('GET', '/next-up')).json()
  expect(next).toMatchObject([
    { kind: 'lists', id: LIST, title: 'My order', read: 2, of: 3, comic: { id: issue(2) } },
  ])
  const order = [{ kind: 'lists', id: LIST }]
  expect((await call('PUT', '/follows', { order })).statusCode).toBe(204)
  expect((await call('DELETE', `/follows/lists/${LIST}`)).statusCode).toBe(204)
  expect((await call('GET', '/follows')).json()).toEqual({ follows: [] })
})

test('a list of another member is as unknown as none', async () => {
  const call = await buildLists()
  for (const path of [`/follows/lists/${OF_OTHER}`, `/progress/lists/${OF_OTHER}`]) {
    expect((await call('PUT', path)).statusCode).toBe(404)
  }
})
