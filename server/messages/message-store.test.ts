import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { buildMessage, messageStores, openTestStore } from '../testing/message-stores.ts'
import type { MessageStore } from './message-store.ts'

const STRANGE = '<script>alert("1")</script> \u{1f9d1}\u200d\u{1f680} שלום =1+1\n\tzweite Zeile é'

/** One after another, each with a later timestamp by the clock of any store. */
async function addAll(store: MessageStore, ids: string[]): Promise<void> {
  for (const id of ids) {
    await store.add(buildMessage({ id, memberId: `member-of-${id}` }))
    await untilNextMillisecond()
  }
}

async function untilNextMillisecond(): Promise<void> {
  const began = Date.now()
  while (Date.now() === began) await turn()
}

async function idsIn(messages: Promise<{ id: string }[]>): Promise<string[]> {
  return (await messages).map(({ id }) => id)
}

describe.each(messageStores)('%s', (_name, createEnvironment) => {
  const open = async () => openTestStore(await createEnvironment())

  test('keeps a message exactly as typed, with the time of its arrival, unread', async () => {
    const store = await open()
    const before = Date.now()
    const message = buildMessage({
      message: STRANGE,
      fullname: "O'Neil; DROP TABLE queries--",
      about: '/comics/12460',
    })
    expect(await store.add(message)).toBeNull()
    const [stored, ...others] = await store.list({ limit: 10 })
    expect(others).toEqual([])
    expect(stored).toEqual({ ...message, timestamp: expect.any(Date), readAt: null })
    expect(stored?.timestamp.getTime()).toBeGreaterThanOrEqual(before)
    expect(stored?.timestamp.getTime()).toBeLessThanOrEqual(Date.now())
  })

  test('shows what it keeps to whoever opens it next', async () => {
    const environment = await createEnvironment()
    const message = buildMessage()
    await (await openTestStore(environment)).add(message)
    expect(await (await openTestStore(environment)).list({ limit: 1 })).toMatchObject([message])
  })

  test('keeps one of two messages under one id, and tells which', async () => {
    const store = await open()
    const message = buildMessage()
    await store.add(message)
    expect(await store.add({ ...message, message: 'Another message' })).toMatchObject(message)
    expect(await store.list({ limit: 10 })).toMatchObject([message])
  })

  test('keeps one message that comes many times at once', async () => {
    const store = await open()
    const message = buildMessage()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => store.add(message)))
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome?.message === message.message)).toHaveLength(7)
    expect(await store.list({ limit: 10 })).toHaveLength(1)
  })

  test('lists the newest first, as many as are wanted, from one moment up to another', async () => {
    const store = await open()
    await addAll(store, ['a', 'b', 'c', 'd'])
    expect(await idsIn(store.list({ limit: 10 }))).toEqual(['d', 'c', 'b', 'a'])
    expect(await idsIn(store.list({ limit: 2 }))).toEqual(['d', 'c'])
    const [, c, b] = await store.list({ limit: 10 })
    expect(await idsIn(store.list({ since: b?.timestamp, limit: 10 }))).toEqual(['d', 'c', 'b'])
    expect(await idsIn(store.list({ until: c?.timestamp, limit: 10 }))).toEqual(['b', 'a'])
    const between = store.list({ since: b?.timestamp, until: c?.timestamp, limit: 10 })
    expect(await idsIn(between)).toEqual(['b'])
  })

  test('reads on after any message, though all came at once', async () => {
    const store = await open()
    const ids = Array.from({ length: 9 }, (_, index) => `id-${index}`)
    await Promise.all(ids.map((id) => store.add(buildMessage({ id }))))
    const all = await store.list({ limit: 100 })
    expect(all.map(({ id }) => id).toSorted()).toEqual(ids)
    for (const [place, after] of all.entries()) {
      expect(await store.list({ after, limit: 3 })).toEqual(all.slice(place + 1, place + 4))
    }
    const [newest, next] = all
    expect(await store.list({ after: newest, until: newest?.timestamp, limit: 100 })).toEqual(
      all.filter(({ timestamp }) => Number(timestamp) < Number(newest?.timestamp)),
    )
    expect(await store.list({ after: structuredClone(next), limit: 1 })).toEqual(all.slice(2, 3))
  })

  test('marks as read and as unread, and says when there is no such message', async () => {
    const store = await open()
    await store.add(buildMessage({ id: 'here' }))
    const readAt = new Date('2026-11-15T10:00:00.123Z')
    expect(await store.mark('here', readAt)).toBe(true)
    expect(await store.list({ limit: 1 })).toMatchObject([{ id: 'here', readAt }])
    expect(await store.mark('here', null)).toBe(true)
    expect(await store.list({ limit: 1 })).toMatchObject([{ id: 'here', readAt: null }])
    expect(await store.mark('elsewhere', readAt)).toBe(false)
    expect(await store.list({ limit: 10 })).toHaveLength(1)
  })

  test('tells and forgets what one member sent, and nothing of others', async () => {
    const store = await open()
    await addAll(store, ['a', 'b'])
    await store.add(buildMessage({ id: 'c', memberId: 'member-of-a' }))
    expect(await idsIn(store.listOf('member-of-a'))).toEqual(['c', 'a'])
    await store.forget('member-of-a')
    expect(await store.listOf('member-of-a')).toEqual([])
    expect(await idsIn(store.list({ limit: 10 }))).toEqual(['b'])
    await store.forget('member-of-a')
  })

  test('answers when it is asked whether it is there', async () => {
    const store = await open()
    await expect(store.ping()).resolves.toBeUndefined()
  })
})
