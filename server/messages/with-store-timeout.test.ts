import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MessageStore } from './message-store.ts'
import { StoreFailure } from './store-failure.ts'
import { withStoreTimeout } from './with-store-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})
const SILENT: MessageStore = {
  add: never,
  list: never,
  mark: never,
  listOf: never,
  forget: never,
  ping: never,
  close: async () => {},
}
const MESSAGE = { id: 'a', memberId: 'b', fullname: 'c', email: 'd', message: 'e', about: null }

describe('a store that is silent', () => {
  test.each<[string, (store: MessageStore) => Promise<unknown>]>([
    ['add', (store) => store.add(MESSAGE)],
    ['list', (store) => store.list({ limit: 1 })],
    ['mark', (store) => store.mark('a', null)],
    ['listOf', (store) => store.listOf('b')],
    ['forget', (store) => store.forget('b')],
    ['ping', (store) => store.ping()],
  ])('fails to %s after 3.5 seconds, below the five that a caller waits', async (_name, call) => {
    let failure: unknown
    call(withStoreTimeout(SILENT)).catch((error) => (failure = error))
    await vi.advanceTimersByTimeAsync(3_499)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toBeInstanceOf(StoreFailure)
    expect(failure).toMatchObject({ body: { code: 'unavailable' } })
  })
})

test('a store that answers in time leaves no timer behind', async () => {
  const store = withStoreTimeout({ ...SILENT, mark: async () => true })
  expect(await store.mark('a', null)).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
