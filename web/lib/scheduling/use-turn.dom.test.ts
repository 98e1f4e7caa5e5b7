import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { useTurns as UseTurns } from './use-turn.ts'

let waiting: FrameRequestCallback[] = []
let now = 0
let useTurns: typeof UseTurns
beforeEach(async () => {
  // The module keeps the time of the last frame, which may come from another test file.
  vi.resetModules()
  ;({ useTurns } = await import('./use-turn.ts'))
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => waiting.push(call))
})
afterEach(() => {
  vi.unstubAllGlobals()
  waiting = []
})

/** Runs a frame that many milliseconds after the previous one. */
function frame(ms: number) {
  now += ms
  const called = waiting
  waiting = []
  act(() => {
    for (const call of called) call(now)
  })
}

test('two come with a frame on time, and one with a frame that is late', () => {
  const { result } = renderHook(() => useTurns(8, () => 0))
  expect(result.current).toBe(0)
  frame(500)
  expect(result.current).toBe(1)
  frame(17)
  expect(result.current).toBe(3)
  frame(50)
  expect(result.current).toBe(4)
  frame(17)
  expect(result.current).toBe(6)
  frame(17)
  expect(result.current).toBe(8)
  expect(waiting).toEqual([])
})

test('no more come than are wanted, and those that have come stay', () => {
  const { result, rerender } = renderHook(({ wanted }) => useTurns(wanted, () => 0), {
    initialProps: { wanted: 2 },
  })
  frame(500)
  frame(17)
  expect(result.current).toBe(2)
  rerender({ wanted: 0 })
  frame(17)
  expect(result.current).toBe(2)
})

test('the lowest rank comes first', () => {
  const far = renderHook(() => useTurns(1, () => 3))
  const near = renderHook(() => useTurns(1, () => 1))
  frame(500)
  expect([far.result.current, near.result.current]).toEqual([0, 1])
  frame(17)
  expect([far.result.current, near.result.current]).toEqual([1, 1])
})
