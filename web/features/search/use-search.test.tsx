import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildHit, buildSearchAnswer } from '#web/testing/build-hit.ts'
import { useSearch } from './use-search.ts'
import { useSearchResults, useSuggestions } from './use-search-results.ts'

/** The server's rate limit per second for a member. */
const ALLOWED_A_SECOND = 20
/** No hits for a text of many words: the results page then requests suggestions as well. */
const WORDS = 'qqq www zzz jjj kkk'

interface Question {
  text: string | null
  at: number
  signal: AbortSignal
}

let asked: Question[]

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    const text = new URL(path, 'http://rack.example').searchParams.get('q')
    asked.push({ text, at: performance.now(), signal })
    return Response.json(buildSearchAnswer('', text === 'thor' ? [buildHit()] : []))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function renderSearch(initialText = '') {
  return renderHook(({ text }) => useSearch(text, { limit: 10 }), {
    initialProps: { text: initialText },
  })
}

function pass(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms))
}

/** Presses a key every `everyMs` for three seconds, and then Enter. */
async function typeAndEnter(everyMs: number) {
  const { rerender, unmount } = renderSearch()
  // A text of its own: results of the other runs are in the cache.
  let text = `${WORDS} ${everyMs}`
  for (let key = 0; key * everyMs < 3000; key += 1) {
    text += 'q'
    rerender({ text })
    await pass(everyMs)
  }
  const typed = asked.length
  renderHook(() => useSearchResults(text, null))
  unmount()
  await pass(0)
  renderHook(() => useSuggestions(text))
  await pass(1000)
  return { typed, onThePage: asked.length - typed }
}

function mostInASecond(): number {
  const counts = asked.map(
    ({ at: from }) => asked.filter(({ at }) => at >= from && at < from + 1000).length,
  )
  return Math.max(...counts)
}

test('asks for the first letter at once, and for the newest of those that follow quickly', async () => {
  const { rerender, result } = renderSearch('t')
  await pass(0)
  expect(asked.map(({ text }) => text)).toEqual(['t'])
  for (const text of ['th', 'tho', 'thor']) rerender({ text })
  await pass(79)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked.map(({ text }) => text)).toEqual(['t', 'thor'])
  expect(result.current).toMatchObject({ current: true, answer: { total: 1 } })
})

test('a hand that types eight letters a second never waits', async () => {
  const { rerender } = renderSearch('q')
  const start = performance.now()
  for (let length = 2; length <= 16; length += 1) {
    await pass(125)
    rerender({ text: 'q'.repeat(length) })
  }
  await pass(0)
  expect(asked.map(({ at }) => at - start)).toEqual(
    Array.from({ length: 16 }, (_, key) => key * 125),
  )
})

test('a question aborts the one before it', async () => {
  const { rerender } = renderSearch('t')
  await pass(0)
  const never = vi.fn(() => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', never)
  rerender({ text: 'th' })
  await pass(80)
  const [, init] = never.mock.calls[0] as unknown as [string, { signal: AbortSignal }]
  expect(init.signal.aborted).toBe(false)
  rerender({ text: 'tho' })
  expect(init.signal.aborted).toBe(true)
})

test.each([10, 20, 40, 1000 / 15, 79, 80, 100])(
  'a key every %d ms, and Enter, stay below what the server allows',
  async (everyMs) => {
    const { typed, onThePage } = await typeAndEnter(everyMs)
    expect(typed).toBeGreaterThan(20)
    // One request for the text, and four for suggestions.
    expect(onThePage).toBe(5)
    expect(mostInASecond()).toBeLessThan(ALLOWED_A_SECOND)
  },
)
