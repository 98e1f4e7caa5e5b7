import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown } from './use-countdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function startCountdown(durationMs: number) {
  const onEnd = vi.fn()
  const { rerender, unmount } = renderHook(
    ({ paused }) => useCountdown(durationMs, paused, onEnd),
    { initialProps: { paused: false } },
  )
  return {
    onEnd,
    pause: () => rerender({ paused: true }),
    resume: () => rerender({ paused: false }),
    unmount,
  }
}

test('ends after its time, to the millisecond, and once', () => {
  const { onEnd } = startCountdown(2000)
  vi.advanceTimersByTime(1999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('goes on after a pause with what was left', () => {
  const { onEnd, pause, resume } = startCountdown(2000)
  vi.advanceTimersByTime(1500)
  pause()
  vi.advanceTimersByTime(60_000)
  expect(onEnd).not.toHaveBeenCalled()
  resume()
  vi.advanceTimersByTime(499)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('ends with what counts it', () => {
  const { onEnd, unmount } = startCountdown(2000)
  unmount()
  vi.advanceTimersByTime(2000)
  expect(onEnd).not.toHaveBeenCalled()
})
