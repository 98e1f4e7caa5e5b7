import { expect, test, vi } from 'vitest'
import { CountStore } from './count-store.ts'
import type { Count } from './progress-api.ts'

type Counts = (Count & { id: number })[]

/** A store whose requests the test answers by hand. */
function buildCounts() {
  const asks: (PromiseWithResolvers<Counts> & { kind: string; ids: number[] })[] = []
  const store = new CountStore((kind, ids) => {
    const ask = { ...Promise.withResolvers<Counts>(), kind, ids }
    asks.push(ask)
    return ask.promise
  })
  return { store, asks }
}

async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

test('asks once for all records of a screen, and tells those who wait', async () => {
  const { store, asks } = buildCounts()
  const listener = vi.fn()
  store.subscribe('series', 1, listener)
  store.subscribe('series', 2, () => {})
  await settle()
  expect(asks.map(({ kind, ids }) => [kind, ids])).toEqual([['series', [1, 2]]])
  asks[0]?.resolve([{ id: 1, read: 12, of: 40 }])
  await settle()
  expect(listener).toHaveBeenCalledOnce()
  expect(store.read('series', 1)).toEqual({ read: 12, of: 40 })
  expect(store.read('series', 2)).toBeUndefined()
})

test('asks again for what is on the screen when something was marked, and drops the older answer', async () => {
  const { store, asks } = buildCounts()
  store.subscribe('series', 1, () => {})
  const leave = store.subscribe('series', 2, () => {})
  await settle()
  leave()
  store.refresh()
  await settle()
  expect(asks.map(({ ids }) => ids)).toEqual([[1, 2], [1]])
  asks[1]?.resolve([{ id: 1, read: 13, of: 40 }])
  await settle()
  asks[0]?.resolve([{ id: 1, read: 12, of: 40 }])
  await settle()
  expect(store.read('series', 1)).toEqual({ read: 13, of: 40 })
})

test('asks again for what could not be told, when it is shown again', async () => {
  const { store, asks } = buildCounts()
  store.subscribe('events', 238, () => {})
  await settle()
  asks[0]?.reject(new Error('No network'))
  await settle()
  store.subscribe('events', 238, () => {})
  await settle()
  expect(asks).toHaveLength(2)
})
