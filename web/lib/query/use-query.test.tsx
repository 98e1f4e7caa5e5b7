import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryCache, MAX_AGE_MS, type QueryCache } from './query-cache.ts'
import { type QueryResult, useQuery } from './use-query.ts'

interface Call extends PromiseWithResolvers<string> {
  key: string
  signal: AbortSignal
}

interface Props {
  name: string
  enabled?: boolean
  keepPrevious?: boolean
  cache?: QueryCache
}

let calls: Call[]

beforeEach(() => {
  calls = []
  vi.useFakeTimers()
})

afterEach(() => vi.useRealTimers())

/** The hook over requests that the test answers; `seen` has every rendered state. */
function renderQuery(initialProps: Props) {
  const seen: QueryResult<string>[] = []
  const hook = renderHook(
    ({ name, ...options }: Props) => {
      const load = (signal: AbortSignal) => {
        const call = { ...Promise.withResolvers<string>(), key: name, signal }
        calls.push(call)
        return call.promise
      }
      const result = useQuery({ key: name, load, ...options })
      seen.push(result)
      return result
    },
    { initialProps },
  )
  return { ...hook, seen }
}

function answer(index: number, data: string) {
  return act(async () => calls[index]?.resolve(data))
}

function fail(index: number, message = 'Away.') {
  return act(async () => calls[index]?.reject(new Error(message)))
}

function happens(event: 'focus' | 'online') {
  return act(async () => window.dispatchEvent(new Event(event)))
}

function askedKeys() {
  return calls.map(({ key }) => key)
}

test('is loading until there is an answer', async () => {
  const { result } = renderQuery({ name: 'a' })
  expect(result.current).toMatchObject({ data: undefined, loading: true, current: false })
  await answer(0, 'A')
  expect(result.current).toMatchObject({ data: 'A', loading: false, current: true })
  expect(askedKeys()).toEqual(['a'])
})

test('asks once for a key, however often it is rendered', async () => {
  const { rerender } = renderQuery({ name: 'a' })
  rerender({ name: 'a' })
  await answer(0, 'A')
  rerender({ name: 'a' })
  expect(askedKeys()).toEqual(['a'])
})

test('shows nothing of another key, not for one rendering', async () => {
  const { rerender, seen } = renderQuery({ name: 'a' })
  await answer(0, 'A')
  seen.length = 0
  rerender({ name: 'b' })
  expect(seen.map(({ data }) => data)).not.toContain('A')
})

test('drops a late answer that a newer question overtook, though its call ignores the abort', async () => {
  const { result, rerender } = renderQuery({ name: 'a' })
  rerender({ name: 'b' })
  await answer(1, 'B')
  await answer(0, 'A')
  expect(result.current).toMatchObject({ data: 'B', current: true })
  rerender({ name: 'a' })
  expect(result.current).toMatchObject({ data: undefined, loading: true })
})

test('drops a late failure as well', async () => {
  const { result, rerender } = renderQuery({ name: 'a' })
  rerender({ name: 'b' })
  await fail(0)
  expect(result.current).toMatchObject({ error: undefined, loading: true })
})

test('aborts a call when the key changes, is asked for again, or nobody is there any more', () => {
  const { result, rerender, unmount } = renderQuery({ name: 'a' })
  rerender({ name: 'b' })
  act(() => result.current.retry())
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  unmount()
  expect(calls[2]?.signal.aborted).toBe(true)
})

test('says why it failed, and asks again when told to', async () => {
  const { result } = renderQuery({ name: 'a' })
  await fail(0, 'Being moved.')
  expect(result.current).toMatchObject({ loading: false, retried: false })
  expect(result.current.error?.message).toBe('Being moved.')
  act(() => result.current.retry())
  expect(result.current).toMatchObject({ error: undefined, loading: true, retried: true })
  await answer(1, 'A')
  expect(result.current).toMatchObject({ data: 'A', error: undefined })
})

test('keeps the answer while it is asked for again, and beside a failure of that', async () => {
  const { result } = renderQuery({ name: 'a' })
  await answer(0, 'A')
  act(() => result.current.retry())
  expect(result.current).toMatchObject({ data: 'A', loading: false, current: true })
  await fail(1, 'Away.')
  expect(result.current.data).toBe('A')
  expect(result.current.error?.message).toBe('Away.')
  act(() => result.current.retry())
  await answer(2, 'A2')
  expect(result.current).toMatchObject({ data: 'A2', error: undefined })
})

test('retry is one function all the time', async () => {
  const { result, rerender } = renderQuery({ name: 'a' })
  const { retry } = result.current
  await answer(0, 'A')
  rerender({ name: 'b' })
  expect(result.current.retry).toBe(retry)
})

test('asks nothing until it is enabled', async () => {
  const { result, rerender } = renderQuery({ name: 'a', enabled: false })
  expect(result.current.loading).toBe(false)
  await happens('focus')
  expect(calls).toEqual([])
  rerender({ name: 'a', enabled: true })
  expect(result.current.loading).toBe(true)
  expect(askedKeys()).toEqual(['a'])
})

test('keeps the answer before until the next one comes, and when it does not', async () => {
  const { result, rerender } = renderQuery({ name: 'a', keepPrevious: true })
  await answer(0, 'A')
  rerender({ name: 'b', keepPrevious: true })
  rerender({ name: 'c', keepPrevious: true })
  expect(result.current).toMatchObject({ data: 'A', current: false, loading: true })
  await fail(2)
  expect(result.current).toMatchObject({ data: 'A', current: false, loading: false })
  act(() => result.current.retry())
  await answer(3, 'C')
  expect(result.current).toMatchObject({ data: 'C', current: true, error: undefined })
})

test('keeps nothing across a key that is not asked for', async () => {
  const { result, rerender } = renderQuery({ name: 'a', keepPrevious: true })
  await answer(0, 'A')
  rerender({ name: '', keepPrevious: true, enabled: false })
  rerender({ name: 'b', keepPrevious: true })
  expect(result.current).toMatchObject({ data: undefined, loading: true })
})

test('finds in the cache what was answered elsewhere, at the first rendering, without asking', async () => {
  const cache = createQueryCache()
  const { unmount } = renderQuery({ name: 'a', cache })
  await answer(0, 'A')
  unmount()
  const { seen, rerender } = renderQuery({ name: 'a', cache })
  expect(seen[0]).toMatchObject({ data: 'A', current: true, loading: false })
  rerender({ name: 'b', cache })
  rerender({ name: 'a', cache })
  expect(seen.at(-1)).toMatchObject({ data: 'A', current: true })
  expect(askedKeys()).toEqual(['a', 'b'])
})

test('asks again for what is in the cache too long, though it shows that until somebody leaves', async () => {
  const cache = createQueryCache()
  const { result, rerender } = renderQuery({ name: 'a', cache })
  await answer(0, 'A')
  vi.advanceTimersByTime(MAX_AGE_MS)
  rerender({ name: 'a', cache })
  expect(result.current.data).toBe('A')
  rerender({ name: 'b', cache })
  rerender({ name: 'a', cache })
  expect(result.current.data).toBeUndefined()
  expect(askedKeys()).toEqual(['a', 'b', 'a'])
})

test('an aborted or failed call leaves nothing in the cache', async () => {
  const cache = createQueryCache()
  const { rerender } = renderQuery({ name: 'a', cache })
  rerender({ name: 'b', cache })
  await answer(0, 'A')
  await fail(1)
  expect([cache.find('a'), cache.find('b')]).toEqual([undefined, undefined])
})

test('changes the answer that is shown, and forgets the one in the cache', async () => {
  const cache = createQueryCache()
  const { result } = renderQuery({ name: 'a', cache })
  act(() => result.current.update((data) => `${data}!`))
  expect(result.current.data).toBeUndefined()
  await answer(0, 'A')
  act(() => result.current.update((data) => `${data}!`))
  expect(result.current.data).toBe('A!')
  expect(cache.find('a')).toBeUndefined()
})

test('changes the answer before as well, while that is shown', async () => {
  const { result, rerender } = renderQuery({ name: 'a', keepPrevious: true })
  await answer(0, 'A')
  rerender({ name: 'b', keepPrevious: true })
  act(() => result.current.update((data) => `${data}!`))
  expect(result.current).toMatchObject({ data: 'A!', current: false })
})

test.each(['focus', 'online'] as const)(
  '%s: asks again for what failed, and shows the failure until the answer is there',
  async (event) => {
    const { result } = renderQuery({ name: 'a' })
    await fail(0, 'Away.')
    await happens(event)
    expect(result.current.error?.message).toBe('Away.')
    await fail(1, 'Still away.')
    expect(result.current.error?.message).toBe('Still away.')
    await happens(event)
    await answer(2, 'A')
    expect(result.current).toMatchObject({ data: 'A', error: undefined })
    expect(calls).toHaveLength(3)
  },
)

test.each(['focus', 'online'] as const)(
  '%s: leaves a call alone that is under way',
  async (event) => {
    renderQuery({ name: 'a' })
    await happens(event)
    expect(calls).toHaveLength(1)
    await fail(0)
    await happens(event)
    await happens(event)
    expect(calls).toHaveLength(2)
    expect(calls[1]?.signal.aborted).toBe(false)
  },
)

test('focus: asks again for an answer that is old, which is shown meanwhile and if that fails', async () => {
  const { result } = renderQuery({ name: 'a' })
  await answer(0, 'A')
  vi.advanceTimersByTime(MAX_AGE_MS - 1)
  await happens('focus')
  expect(calls).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await happens('focus')
  expect(result.current).toMatchObject({ data: 'A', current: true, loading: false })
  await fail(1)
  expect(result.current).toMatchObject({ data: 'A', error: undefined })
  await happens('focus')
  await answer(2, 'A2')
  expect(result.current.data).toBe('A2')
  await happens('focus')
  expect(calls).toHaveLength(3)
})

test('focus: asks nothing when nobody is there any more', async () => {
  const { unmount } = renderQuery({ name: 'a' })
  await fail(0)
  unmount()
  await happens('focus')
  expect(calls).toHaveLength(1)
})
