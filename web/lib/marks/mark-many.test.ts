import { expect, test, vi } from 'vitest'
import { buildStore, settle, thor } from './testing/build-store.ts'

test('many are shown at once, saved by one request and told to other tabs in one go', async () => {
  const { store, saves } = buildStore()
  const channel = { onmessage: null, postMessage: vi.fn(), close() {} }
  store.follow(channel as unknown as BroadcastChannel)
  const sent = Promise.withResolvers<void>()
  const marking = store.setAll('comics', [337, 338], true, () => sent.promise)
  expect([337, 338].map((id) => store.isMarked('comics', id))).toEqual([true, true])
  expect(channel.postMessage).not.toHaveBeenCalled()
  sent.resolve()
  await marking
  expect(saves).toEqual([])
  expect(channel.postMessage).toHaveBeenCalledExactlyOnceWith({
    kind: 'comics',
    ids: [337, 338],
    marked: true,
  })
})

test('many that could not be saved are as they were, and the caller hears why', async () => {
  const { store } = buildStore()
  store.learn('comics', 337, true)
  const refused = store.setAll('comics', [337, 338], true, async () => {
    throw new Error('No room')
  })
  await expect(refused).rejects.toThrow('No room')
  expect([337, 338].map((id) => store.isMarked('comics', id))).toEqual([true, false])
})

test('a press while many are being saved is saved after them', async () => {
  const { store, saves, isMarked } = buildStore()
  const sent = Promise.withResolvers<void>()
  const marking = store.setAll('comics', [337], true, () => sent.promise)
  store.toggle(thor)
  expect(isMarked()).toBe(false)
  expect(saves).toEqual([])
  sent.resolve()
  await marking
  expect(saves).toMatchObject([{ id: 337, marked: false }])
  saves[0]?.resolve()
  await settle()
  expect(isMarked()).toBe(false)
})

test('what is not known after all is asked for again, in every tab', async () => {
  const { store, asks, isMarked } = buildStore()
  const channel = { onmessage: null, postMessage: vi.fn(), close() {} }
  store.follow(channel as unknown as BroadcastChannel)
  store.learn('comics', 337, true)
  store.subscribe('comics', 337, () => {})
  store.unlearn('comics', [337, 338])
  expect(isMarked()).toBe(false)
  expect(channel.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'comics', ids: [337, 338] })
  await settle()
  expect(asks.map(({ ids }) => ids)).toEqual([[337]])
  asks[0]?.resolve([337])
  await settle()
  expect(isMarked()).toBe(true)
})
