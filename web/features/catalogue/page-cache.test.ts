import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

/** A service that counts its calls and a clock that is moved by hand. */
function buildCache() {
  const clock = { now: 0 }
  const calls: string[] = []
  const cached = createPageCache<string>(() => clock.now)
  const ask = (key: string, signal = new AbortController().signal) =>
    cached(
      key,
      async () => {
        calls.push(key)
        return `page ${key}`
      },
      signal,
    )
  return { clock, calls, cached, ask }
}

test('asks once for a page that is wanted twice, before and after its answer', async () => {
  const { ask, calls } = buildCache()
  const [first, second] = [ask('a'), ask('a')]
  expect(await first).toBe('page a')
  expect(await second).toBe('page a')
  expect(await ask('a')).toBe('page a')
  expect(calls).toEqual(['a'])
})

test('keeps six pages, and of more those that were used last', async () => {
  const { ask, calls } = buildCache()
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'a', 'g']) await ask(key)
  calls.length = 0
  for (const key of ['a', 'c', 'd', 'e', 'f', 'g', 'b']) await ask(key)
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

test('does not keep a failure', async () => {
  const { ask, cached } = buildCache()
  const { signal } = new AbortController()
  await expect(cached('a', () => Promise.reject(new Error('down')), signal)).rejects.toThrow('down')
  expect(await ask('a')).toBe('page a')
})

/** A call that has no answer, and those who wait for it. */
function buildWait() {
  const { ask, cached } = buildCache()
  const calls: AbortSignal[] = []
  const wait = () => {
    const reader = new AbortController()
    const unanswered = (signal: AbortSignal) => {
      calls.push(signal)
      return new Promise<string>(() => {})
    }
    cached('a', unanswered, reader.signal)
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
