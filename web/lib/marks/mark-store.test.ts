import { expect, test, vi } from 'vitest'
import { buildStore, settle, thor } from './testing/build-store.ts'

test('asks once for all marks of a screen, a call for each kind', async () => {
  const { store, asks, isMarked } = buildStore()
  const listener = vi.fn()
  store.subscribe('comics', 337, listener)
  store.subscribe('comics', 338, () => {})
  store.subscribe('characters', 1, () => {})
  await settle()
  expect(asks.map(({ kind, ids }) => [kind, ids])).toEqual([
    ['comics', [337, 338]],
    ['characters', [1]],
  ])
  expect(isMarked()).toBe(false)
  asks[0]?.resolve([337])
  await settle()
  expect(isMarked()).toBe(true)
  expect(store.isMarked('comics', 338)).toBe(false)
  expect(listener).toHaveBeenCalled()
})

test('asks for no more than a hundred at once, and not for what is known', async () => {
  const { store, asks } = buildStore()
  store.learn('comics', 337, true)
  store.subscribe('comics', 337, () => {})
  for (let id = 1000; id < 1250; id += 1) store.subscribe('comics', id, () => {})
  await settle()
  expect(asks.map(({ ids }) => ids.length)).toEqual([100, 100, 50])
  expect(asks.flatMap(({ ids }) => ids)).not.toContain(337)
})

test('asks in one go for marks that come bit by bit, and not again with each of them', async () => {
  const { store, asks } = buildStore()
  store.expect('comics', [337, 338, 339])
  await settle()
  store.subscribe('comics', 338, () => {})
  await settle()
  expect(asks.map(({ ids }) => ids)).toEqual([[337, 338, 339]])
  asks[0]?.resolve([338])
  await settle()
  store.subscribe('comics', 339, () => {})
  await settle()
  expect(asks).toHaveLength(1)
  expect(store.isMarked('comics', 338)).toBe(true)
})

test('forgets the marks of a long way, but none that is on the screen', async () => {
  const { store, asks } = buildStore()
  store.subscribe('comics', 337, () => {})
  await settle()
  asks[0]?.resolve([337])
  await settle()
  for (let page = 0; page < 40; page += 1) {
    store.expect(
      'comics',
      Array.from({ length: 100 }, (_, index) => 1000 + page * 100 + index),
    )
    await settle()
    asks.at(-1)?.resolve([])
    await settle()
  }
  const before = asks.length
  store.expect('comics', [337, 4999])
  await settle()
  expect(asks).toHaveLength(before)
  store.expect('comics', [1000])
  await settle()
  expect(asks).toHaveLength(before + 1)
})

test('asks again for what could not be told, with the next mark', async () => {
  const { store, asks, isMarked } = buildStore()
  store.subscribe('comics', 337, () => {})
  await settle()
  asks[0]?.reject(new Error('No network'))
  await settle()
  store.subscribe('comics', 337, () => {})
  await settle()
  asks[1]?.resolve([337])
  await settle()
  expect(isMarked()).toBe(true)
})

test('shows a wish at once, and lets no answer from before it take it back', async () => {
  const { store, asks, saves, isMarked } = buildStore()
  store.subscribe('comics', 337, () => {})
  await settle()
  store.toggle(thor)
  expect(isMarked()).toBe(true)
  expect(saves).toMatchObject([{ id: 337, marked: true }])
  asks[0]?.resolve([])
  await settle()
  expect(isMarked()).toBe(true)
  saves[0]?.resolve()
  await settle()
  expect(isMarked()).toBe(true)
})

test('undoes by a second request, which waits for the first', async () => {
  const { store, saves, isMarked } = buildStore()
  store.toggle(thor)
  store.toggle(thor)
  expect(isMarked()).toBe(false)
  expect(saves).toHaveLength(1)
  saves[0]?.resolve()
  await settle()
  expect(saves.map(({ marked }) => marked)).toEqual([true, false])
  saves[1]?.resolve()
  await settle()
  expect(isMarked()).toBe(false)
  expect(saves).toHaveLength(2)
})

test('sends nothing more when quick presses end where the request under way leads', async () => {
  const { store, saves, isMarked } = buildStore()
  for (let press = 0; press < 5; press += 1) store.toggle(thor)
  saves[0]?.resolve()
  await settle()
  expect(saves).toHaveLength(1)
  expect(isMarked()).toBe(true)
})

test('takes a wish back that could not be saved, and says so', async () => {
  const { store, saves, onFailed, isMarked } = buildStore()
  store.learn('comics', 337, true)
  store.toggle(thor)
  expect(isMarked()).toBe(false)
  const error = new Error('No network')
  saves[0]?.reject(error)
  await settle()
  expect(isMarked()).toBe(true)
  expect(onFailed.mock.calls).toEqual([[thor, false, error]])
  store.toggle(thor)
  expect(saves.map(({ marked }) => marked)).toEqual([false, false])
})

test('sends a newer wish after a failure, without a word of it', async () => {
  const { store, saves, onFailed, isMarked } = buildStore()
  store.toggle(thor)
  store.toggle(thor)
  saves[0]?.reject(new Error('No network'))
  await settle()
  expect(saves.map(({ marked }) => marked)).toEqual([true, false])
  saves[1]?.resolve()
  await settle()
  expect(onFailed).not.toHaveBeenCalled()
  expect(isMarked()).toBe(false)
})

test('says nothing of a failure that leaves a mark as the reader wants it', async () => {
  const { store, saves, onFailed, isMarked } = buildStore()
  store.toggle(thor)
  store.toggle(thor)
  saves[0]?.reject(new Error('No network'))
  await settle()
  saves[1]?.reject(new Error('No network'))
  await settle()
  expect(isMarked()).toBe(false)
  expect(onFailed).not.toHaveBeenCalled()
})

test.each([
  ['a press', false],
  ['the answer to an earlier press', true],
])('does not heed an answer that %s has overtaken', async (_what, pressedBefore) => {
  const { store, saves, isMarked } = buildStore()
  store.learn('comics', 337, true)
  if (pressedBefore) store.toggle(thor)
  const asked = store.moment
  if (!pressedBefore) store.toggle(thor)
  saves[0]?.resolve()
  await settle()
  store.learn('comics', 337, true, asked)
  expect(isMarked()).toBe(false)
})
