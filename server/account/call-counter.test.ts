import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallCounter, type KeyCalls } from './call-counter.ts'

const NOON = new Date('2026-03-01T12:00:00Z')
const DAY = 20513

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('calls are written together, a second after the first', async () => {
  const written: KeyCalls[][] = []
  const counter = new CallCounter(async (counts) => void written.push(counts))
  for (const publicKey of ['a', 'b', 'a']) counter.count(publicKey, NOON)
  await vi.advanceTimersByTimeAsync(999)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual([
    [
      { publicKey: 'a', day: DAY, calls: 2 },
      { publicKey: 'b', day: DAY, calls: 1 },
    ],
  ])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(written).toHaveLength(1)
})

test('a call before midnight and one after it belong to two days', async () => {
  const written: KeyCalls[] = []
  const counter = new CallCounter(async (counts) => void written.push(...counts))
  counter.count('a', new Date('2026-03-01T23:59:59.999Z'))
  counter.count('a', new Date('2026-03-02T00:00:00Z'))
  await counter.flush()
  expect(written.map(({ day }) => day)).toEqual([DAY, DAY + 1])
})

test('what could not be written is written the next time, with what came meanwhile', async () => {
  const written: KeyCalls[] = []
  let away = true
  const counter = new CallCounter(async (counts) => {
    if (away) throw new Error('The database is away.')
    written.push(...counts)
  })
  counter.count('a', NOON)
  await expect(counter.flush()).rejects.toThrow('away')
  counter.count('a', NOON)
  await vi.advanceTimersByTimeAsync(1000)
  expect(written).toEqual([])
  away = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(written).toEqual([{ publicKey: 'a', day: DAY, calls: 2 }])
})

test('who flushes waits for a write that is under way', async () => {
  const release = Promise.withResolvers<void>()
  const counter = new CallCounter(() => release.promise)
  counter.count('a', NOON)
  counter.flush()
  let done = false
  const second = counter.flush().then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(done).toBe(false)
  release.resolve()
  await second
  expect(done).toBe(true)
})
