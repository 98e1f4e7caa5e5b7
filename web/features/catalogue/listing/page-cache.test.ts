import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

/** A loader that counts its calls, and a clock that the test moves. */
function buildCache() {
  const clock = { now: 0 }
  const calls: string[] = []
  const cache = createPageCache<string>(() => clock.now)
  const ask = (key: string, signal = new AbortController().signal) =>
    cache.load(
      key,
      async () => {
        calls.push(key)
        return `page ${key}`
      },
      signal,
    )
  return { clock, calls, cache, ask }
}

test('asks once for a page that is wanted twice, before and after its answer', async () => {
  const { ask, calls } = buildCache()
  const [first, second] = [ask('a'), ask('a')]
  expect(await first).toBe('page a')
  expect(await second).toBe('page a')
  expect(await ask('a')).toBe('page a')
  expect(calls).toEqual(['a'])
})

test('keeps four pages, and of more those that were used last', async () => {
  const { ask, calls } = buildCache()
  for (const key of ['a', 'b', 'c', 'd', 'a', 'e']) await ask(key)
  calls.length = 0
  for (const key of ['a', 'c', 'd', 'e', 'b']) await ask(key)
  expect(calls).toEqual(['b'])
})

test('asks again for a page that is five minutes old', async () => {
  const { ask, calls, clock } = buildCache()
  await ask('a')
  clock.now = 5 * 60_000 - 1
  await ask('a')
  expect(calls).toHaveLength(1)
  clock.now += 1
  await ask('a')
  expect(calls).toHaveLength(2)
})

test('has a page at hand from its answer until it is five minutes old', async () => {
  const { ask, cache, clock } = buildCache()
  const asked = ask('a')
  expect(cache.find('a')).toBeUndefined()
  await asked
  expect(cache.find('a')).toBe('page a')
  clock.now = 5 * 60_000
  expect(cache.find('a')).toBeUndefined()
})

test('does not keep a failure', async () => {
  const { ask, cache } = buildCache()
  const { signal } = new AbortController()
  await expect(cache.load('a', () => Promise.reject(new Error('down')), signal)).rejects.toThrow(
    'down',
  )
  expect(await ask('a')).toBe('page a')
})

/** A pending request, and its waiting callers. */
function buildWait() {
  const { ask, cache } = buildCache()
  const calls: AbortSignal[] = []
  const wait = () => {
    const reader = new AbortController()
    const unanswered = (signal: AbortSignal) => {
      calls.push(signal)
      return new Promise<string>(() => {})
    }
    cache.load('a', unanswered, reader.signal)
    return reader
  }
  return { ask, calls, wait }
}

test('cancels and forgets at once a call whose reader leaves', async () => {
  const { ask, calls, wait } = buildWait()
  wait().abort()
  expect(calls[0]?.aborted).toBe(true)
  expect(await ask('a')).toBe('page a')
})

test('does not cancel a call that somebody else waits for', () => {
  const { calls, wait } = buildWait()
  const [first, second] = [wait(), wait()]
  first.abort()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.aborted).toBe(false)
  second.abort()
  expect(calls[0]?.aborted).toBe(true)
})

test('keeps an answer whose reader has left since', async () => {
  const { ask, calls } = buildCache()
  const leaving = new AbortController()
  await ask('a', leaving.signal)
  leaving.abort()
  await ask('a')
  expect(calls).toEqual(['a'])
})

test('shows the answers that are there, and no call on its way', async () => {
  const { ask, cache } = buildCache()
  await ask('a')
  await ask('b')
  const { signal } = new AbortController()
  cache.load('c', () => new Promise<string>(() => {}), signal)
  expect(cache.answers()).toEqual(['page a', 'page b'])
  expect(cache.answers()).toBe(cache.answers())
})

test('shows no more than four answers, and keeps one that was touched', async () => {
  const { ask, cache } = buildCache()
  for (const key of ['a', 'b', 'c', 'd']) await ask(key)
  cache.touch('a')
  cache.touch('unknown')
  await ask('e')
  expect(cache.answers()).toEqual(['c', 'd', 'a', 'e'].map((key) => `page ${key}`))
})

test('tells those who follow it of each answer, until they leave', async () => {
  const { ask, cache } = buildCache()
  const seen: number[] = []
  const leave = cache.subscribe(() => seen.push(cache.answers().length))
  await ask('a')
  expect(seen.at(-1)).toBe(1)
  leave()
  seen.length = 0
  await ask('b')
  expect(seen).toEqual([])
})
