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

test('all lists are told, the last changed first, with room for other requests between long ones', async () => {
  const { make, memberId, lists, book } = await buildBook()
  const { id } = await make()
  const first = await lists.find(memberId, id)
  if (first === undefined) throw new Error('There is no list.')
  const unknown = Array.from({ length: 6000 }, (_, place) => 1_000_000 + place)
  const long = entriesOf(ASM_1, ...unknown)
  for (let place = 1; place <= 60; place += 1) {
    const entries = place > 57 ? long : first.entries
    const updatedAt = first.updatedAt + place
    await lists.add(memberId, { ...first, id: `list ${place}`, updatedAt, entries })
  }
  let turns = 0
  let turn = setImmediate(function next() {
    turns += 1
    turn = setImmediate(next)
  })
  const summaries = await book.summaries(memberId)
  clearImmediate(turn)
  const places = Array.from({ length: 60 }, (_, place) => `list ${60 - place}`)
  expect(summaries.map((list) => list.id)).toEqual([...places, id])
  expect(summaries.slice(0, 4).map(({ entries }) => entries)).toEqual([1, 1, 1, 0])
  expect(turns).toBeGreaterThanOrEqual(3)
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
