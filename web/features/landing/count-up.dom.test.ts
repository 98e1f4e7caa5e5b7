import { beforeEach, expect, test, vi } from 'vitest'
import { countUp } from './count-up.ts'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'setTimeout',
      'clearTimeout',
    ],
  })
  return () => vi.useRealTimers()
})

function startCounting() {
  const counts: number[] = []
  const stop = countUp({ start: 59950, target: 60000, onCount: (count) => counts.push(count) })
  return { counts, stop }
}

test('reaches the target after three seconds, and not a millisecond before', () => {
  const { counts } = startCounting()
  vi.advanceTimersByTime(2999)
  expect(Math.max(...counts)).toBe(59999)
  vi.advanceTimersByTime(1)
  expect(counts.at(-1)).toBe(60000)
})

test('counts upwards in whole numbers and skips none', () => {
  const { counts } = startCounting()
  vi.advanceTimersByTime(3000)
  expect([...new Set(counts)]).toEqual(Array.from({ length: 51 }, (_, step) => 59950 + step))
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
})

test('is half way after half the time', () => {
  const { counts } = startCounting()
  vi.advanceTimersByTime(1520)
  expect(counts.at(-1)).toBe(59975)
})

test('says nothing after it has arrived', () => {
  const { counts } = startCounting()
  vi.advanceTimersByTime(3000)
  const said = counts.length
  vi.advanceTimersByTime(10_000)
  expect(counts).toHaveLength(said)
})

test('arrives in a tab that is given no frames', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const { counts } = startCounting()
  vi.advanceTimersByTime(3000)
  vi.unstubAllGlobals()
  expect(counts).toEqual([60000])
})

test('stops when it is told to', () => {
  const { counts, stop } = startCounting()
  vi.advanceTimersByTime(1000)
  const said = counts.length
  stop()
  vi.advanceTimersByTime(5000)
  expect(counts).toHaveLength(said)
})
