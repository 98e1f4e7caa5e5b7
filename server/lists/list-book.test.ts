import { expect, test } from 'vitest'
import {
  ASM_1,
  ASM_2,
  ASM_3,
  buildListedComics,
  buildLists,
  entriesOf,
} from '../testing/build-lists.ts'
import { ListBook } from './list-book.ts'
import { ListOrders } from './list-orders.ts'
import { ListStore } from './list-store.ts'

/** A variant of #1. */
const FOIL = 77
const READ = new Map([
  [ASM_1, Date.UTC(2026, 10, 1)],
  [ASM_3, Date.UTC(2026, 10, 2)],
])

async function buildBook() {
  const { store, make } = await buildLists()
  const lists = new ListStore(store)
  const [row] = await store.all<{ id: string }>('SELECT id FROM identity_users')
  const memberId = row?.id ?? ''
  const catalogue = buildListedComics()
  const book = new ListBook(lists, catalogue, {
    readDates: async () => READ,
    readIssues: async () => new Set(READ.keys()),
  })
  return { make, memberId, lists, book, orders: new ListOrders(lists, catalogue) }
}

test('a list tells how much of it is read, and when; a variant is read with its issue', async () => {
  const { make, memberId, lists, book } = await buildBook()
  const { id } = await make({ entries: entriesOf(ASM_2, FOIL, ASM_1) })
  await make({ entries: entriesOf(ASM_3) })
  const summaries = await book.summaries(memberId)
  expect(summaries.map(({ entries, read }) => [entries, read])).toEqual([
    [1, 1],
    [3, 2],
  ])
  const list = await lists.find(memberId, id)
  if (list === undefined) throw new Error('There is no list.')
  const { results, read } = await book.page(memberId, list, { offset: 1, limit: 1 })
  expect(read).toBe(2)
  expect(results).toMatchObject([{ comic: FOIL, readAt: '2026-11-01T00:00:00.000Z' }])
})

test('the order of a list is that of its issues, and nobody else’s to see', async () => {
  const { make, memberId, orders } = await buildBook()
  const { id } = await make({ name: 'Webs', entries: entriesOf(ASM_2, FOIL, ASM_1) })
  expect(await orders.find(memberId, id)).toEqual({
    id,
    title: 'Webs',
    href: `/lists/${id}`,
    comics: [ASM_2, ASM_1],
  })
  expect(await orders.find('somebody else', id)).toBeUndefined()
})
