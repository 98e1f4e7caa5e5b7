import { expect, test, vi } from 'vitest'
import { buildStore, settle, thor } from './testing/build-store.ts'

function buildChannel(): BroadcastChannel {
  const channel = { onmessage: null, postMessage: vi.fn(), close: vi.fn() }
  return channel as unknown as BroadcastChannel
}

function hear(channel: BroadcastChannel, data: unknown) {
  channel.onmessage?.(new MessageEvent('message', { data }))
}

test('does not heed an answer that another tab has overtaken, but the next one', () => {
  const { store, isMarked } = buildStore()
  const channel = buildChannel()
  store.follow(channel)
  const asked = store.moment
  hear(channel, { kind: 'comics', ids: [337], marked: false })
  store.learn('comics', 337, true, asked)
  expect(isMarked()).toBe(false)
  store.learn('comics', 337, true, store.moment)
  expect(isMarked()).toBe(true)
})

test('tells other tabs what was saved, once it is', async () => {
  const { store, saves } = buildStore()
  const channel = buildChannel()
  store.follow(channel)
  store.toggle(thor)
  expect(channel.postMessage).not.toHaveBeenCalled()
  saves[0]?.resolve()
  await settle()
  expect(channel.postMessage).toHaveBeenCalledExactlyOnceWith({
    kind: 'comics',
    ids: [337],
    marked: true,
  })
})

test('follows what another tab has saved, but not over a wish of its own', async () => {
  const { store, saves, isMarked } = buildStore()
  const channel = buildChannel()
  const listener = vi.fn()
  store.onChangedElsewhere(listener)
  const leave = store.follow(channel)
  hear(channel, { kind: 'comics', ids: [337], marked: true })
  expect(isMarked()).toBe(true)
  expect(listener).toHaveBeenCalledOnce()
  store.toggle(thor)
  hear(channel, { kind: 'comics', ids: [337], marked: true })
  expect(isMarked()).toBe(false)
  saves[0]?.resolve()
  await settle()
  expect(isMarked()).toBe(false)
  leave()
  expect(channel.close).toHaveBeenCalledOnce()
})

test('falls back on what another tab has saved meanwhile when its own request fails', async () => {
  const { store, saves, onFailed, isMarked } = buildStore()
  const channel = buildChannel()
  store.follow(channel)
  store.learn('comics', 337, false)
  store.toggle(thor)
  hear(channel, { kind: 'comics', ids: [337], marked: true })
  saves[0]?.reject(new Error('No network'))
  await settle()
  expect(isMarked()).toBe(true)
  expect(onFailed).not.toHaveBeenCalled()
})

test('falls back on an answer that came while its own request was under way', async () => {
  const { store, asks, saves, isMarked } = buildStore()
  store.subscribe('comics', 337, () => {})
  await settle()
  store.toggle(thor)
  asks[0]?.resolve([337])
  await settle()
  saves[0]?.reject(new Error('No network'))
  await settle()
  expect(isMarked()).toBe(true)
})

test('asks the server which came last when two tabs saved opposites at one time, and tells the other', async () => {
  const { store, asks, saves, isMarked } = buildStore()
  const channel = buildChannel()
  store.follow(channel)
  store.toggle(thor)
  hear(channel, { kind: 'comics', ids: [337], marked: false })
  saves[0]?.resolve()
  await settle()
  expect(asks.map(({ ids }) => ids)).toEqual([[337]])
  expect(isMarked()).toBe(true)
  asks[0]?.resolve([])
  await settle()
  expect(isMarked()).toBe(false)
  expect(channel.postMessage).toHaveBeenLastCalledWith({
    kind: 'comics',
    ids: [337],
    marked: false,
  })
})

test.each([
  ['it is as shown', [337], true, false],
  ['a press has overtaken it', [], false, true],
])('leaves a mark alone after that question when %s', async (_when, marked, shown, pressed) => {
  const { store, asks, saves, isMarked } = buildStore()
  const channel = buildChannel()
  store.follow(channel)
  store.toggle(thor)
  hear(channel, { kind: 'comics', ids: [337], marked: false })
  saves[0]?.resolve()
  await settle()
  if (pressed) store.toggle(thor)
  asks[0]?.resolve(marked)
  await settle()
  expect(isMarked()).toBe(shown)
  expect(channel.postMessage).toHaveBeenCalledOnce()
})

test('does not ask the server after a request that began when the other tab had spoken', async () => {
  const { store, asks, saves } = buildStore()
  const channel = buildChannel()
  store.follow(channel)
  store.toggle(thor)
  store.toggle(thor)
  hear(channel, { kind: 'comics', ids: [337], marked: true })
  saves[0]?.resolve()
  await settle()
  saves[1]?.resolve()
  await settle()
  expect(saves.map(({ marked }) => marked)).toEqual([true, false])
  expect(asks).toEqual([])
})

test('asks again for what another tab no longer knows', async () => {
  const { store, asks, isMarked } = buildStore()
  const channel = buildChannel()
  store.follow(channel)
  store.learn('comics', 337, true)
  store.subscribe('comics', 337, () => {})
  hear(channel, { kind: 'comics', ids: [337] })
  await settle()
  expect(isMarked()).toBe(false)
  expect(asks.map(({ ids }) => ids)).toEqual([[337]])
  expect(channel.postMessage).not.toHaveBeenCalled()
})

test.each([null, 'comics', {}, { kind: 'stories', ids: [1], marked: true }])(
  'does not heed %j from another tab',
  (data) => {
    const { store } = buildStore()
    const channel = buildChannel()
    const listener = vi.fn()
    store.onChangedElsewhere(listener)
    store.follow(channel)
    hear(channel, data)
    expect(listener).not.toHaveBeenCalled()
  },
)
