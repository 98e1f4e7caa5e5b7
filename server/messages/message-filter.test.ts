import { expect, test } from 'vitest'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { buildMessage, openTestStore } from '../testing/message-stores.ts'
import { readMessages, toFilter } from './message-filter.ts'

const ALL = toFilter({ unread: 'false' })

/** This many messages at each of these timestamps. */
async function buildStore(counts: number[]) {
  let at = 0
  const store = await openTestStore({ DATA_DIR: buildTemporaryFolder() }, () => new Date(at))
  const ids: string[] = []
  for (const count of counts) {
    at += 1
    for (let index = 0; index < count; index += 1) {
      const message = buildMessage()
      await store.add(message)
      ids.push(message.id)
    }
  }
  return { store, ids }
}

async function readIds(...args: Parameters<typeof readMessages>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of readMessages(...args)) ids.push(id)
  return ids
}

test.each([[[]], [[1]], [[4]], [[1, 1, 1, 1, 1, 1, 1]], [[3, 2, 4, 1]], [[9]], [[2, 17, 2]]])(
  'reads all of %j messages a moment once, in chunks of four',
  async (counts) => {
    const { store, ids } = await buildStore(counts)
    const read = await readIds(store, ALL, 4)
    expect(read.toSorted()).toEqual(ids.toSorted())
    expect(read).toEqual((await store.list({ limit: 100 })).map(({ id }) => id))
  },
)

test('asks for each message once, though many came in one millisecond', async () => {
  const { store, ids } = await buildStore([2, 17, 2])
  const given: string[] = []
  const counted: typeof store = {
    ...store,
    list: async (range) => {
      const chunk = await store.list(range)
      given.push(...chunk.map(({ id }) => id))
      return chunk
    },
  }
  await readIds(counted, ALL, 4)
  expect(given.toSorted()).toEqual(ids.toSorted())
})

test('reads no further than its reader wants', async () => {
  const { store } = await buildStore([1, 1, 1, 1, 1, 1])
  let calls = 0
  const counted: typeof store = {
    ...store,
    list: (range) => {
      calls += 1
      return store.list(range)
    },
  }
  for await (const _message of readMessages(counted, ALL, 2)) break
  expect(calls).toBe(1)
})

test('lets others in while it reads on and on', async () => {
  const { store } = await buildStore([1, 1, 1, 1, 1, 1])
  let served = false
  setImmediate(() => (served = true))
  const servedAt: boolean[] = []
  for await (const _message of readMessages(store, ALL, 2)) servedAt.push(served)
  expect(servedAt).toEqual([false, false, true, true, true, true])
})

test.each([
  [{ since: '2026-11-15' }, '2026-11-15T00:00:00.000Z', undefined],
  [{ until: '2026-11-15' }, undefined, '2026-11-16T00:00:00.000Z'],
  [{ since: '2026-11-15T09:30:00+02:00' }, '2026-11-15T07:30:00.000Z', undefined],
  [{ until: '2026-11-15T09:30:00Z' }, undefined, '2026-11-15T09:30:00.000Z'],
  [
    { since: '0001-01-01', until: '9999-12-31' },
    '1970-01-01T00:00:00.000Z',
    '9999-12-31T00:00:00.000Z',
  ],
])('%j is from %j up to %j', (given, since, until) => {
  const filter = toFilter({ ...given, unread: 'false' })
  expect(filter.since?.toISOString()).toBe(since)
  expect(filter.until?.toISOString()).toBe(until)
})
