import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

/** A service that counts its calls and a clock that is moved by hand. */
function buildCache() {
  const clock = { now: 0 }
  const calls: string[] = []
  const cached = createPageCache<string>(() => clock.now)
  const ask = (key: string, signal?: AbortSignal) =>
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
  await expect(cached('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await ask('a')).toBe('page a')
})

test('forgets at once a call that is cancelled on its way', async () => {
  const { ask, cached } = buildCache()
  const leaving = new AbortController()
  const neverAnswered = new Promise<string>(() => {})
  cached('a', () => neverAnswered, leaving.signal)
  leaving.abort()
  expect(await ask('a')).toBe('page a')
})

test('keeps an answer whose reader has left since', async () => {
  const { ask, calls } = buildCache()
  const leaving = new AbortController()
  await ask('a', leaving.signal)
  leaving.abort()
  await ask('a')
  expect(calls).toEqual(['a'])
})
