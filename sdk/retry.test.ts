import { describe, expect, test, vi } from 'vitest'
import { RackError } from './rack-error.ts'
import { type Clock, PLATFORM_CLOCK, readRetryAfter, withRetries } from './retry.ts'

const LIMITS = { retries: 3, maxWaitMs: 60_000 }
const BUSY = new RackError('Busy', { status: 503, code: 503 })

/** Fails with these errors one after the other, then answers; its clock only counts. */
function buildCall(errors: Error[], random = 0.5) {
  const waits: number[] = []
  const clock: Clock = { wait: async (ms) => void waits.push(ms), random: () => random }
  let attempts = 0
  const attempt = async () => {
    const error = errors[attempts]
    attempts += 1
    if (error !== undefined) throw error
    return 'answer'
  }
  return { attempt, clock, waits, attempts: () => attempts }
}

describe('withRetries', () => {
  test.each([
    ['a 429', new RackError('Slow down', { status: 429, code: 'RequestThrottled' })],
    ['a 503', BUSY],
    ['a lost connection', new RackError('Gone', { code: 'unreachable' })],
  ])('repeats a call after %s', async (_name, error) => {
    const { attempt, clock, attempts } = buildCall([error])
    expect(await withRetries(attempt, LIMITS, undefined, clock)).toBe('answer')
    expect(attempts()).toBe(2)
  })

  test.each([
    ['a refusal', new RackError('No such record', { status: 404, code: 404 })],
    ['a fault of the server', new RackError('Broken', { status: 500, code: 'internal' })],
    ['an answer that took too long', new RackError('Slow', { code: 'timeout' })],
    ['an aborted call', new DOMException('Stopped', 'AbortError')],
  ])('repeats nothing after %s', async (_name, error) => {
    const { attempt, clock, attempts } = buildCall([error])
    await expect(withRetries(attempt, LIMITS, undefined, clock)).rejects.toBe(error)
    expect(attempts()).toBe(1)
  })

  test('waits twice as long each time, up to eight seconds', async () => {
    const { attempt, clock, waits } = buildCall(Array(7).fill(BUSY), 0.999999999)
    await withRetries(attempt, { retries: 7, maxWaitMs: 60_000 }, undefined, clock)
    expect(waits.map(Math.round)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
  })

  test('waits at least half of that, by chance', async () => {
    const { attempt, clock, waits } = buildCall([BUSY, BUSY], 0)
    await withRetries(attempt, LIMITS, undefined, clock)
    expect(waits).toEqual([250, 500])
  })

  test('waits as long as the server asked for', async () => {
    const throttled = new RackError('', { status: 429, code: '', retryAfterS: 7 })
    const { attempt, clock, waits } = buildCall([throttled, BUSY], 0)
    await withRetries(attempt, LIMITS, undefined, clock)
    expect(waits).toEqual([7000, 500])
  })

  test('throws the last error when it was repeated often enough', async () => {
    const last = new RackError('Still busy', { status: 503, code: 503 })
    const { attempt, clock, attempts } = buildCall([BUSY, BUSY, BUSY, last])
    await expect(withRetries(attempt, LIMITS, undefined, clock)).rejects.toBe(last)
    expect(attempts()).toBe(4)
  })

  test('does not begin a wait that would be longer than all waits may be', async () => {
    const tomorrow = new RackError('', { status: 429, code: '', retryAfterS: 50 })
    const { attempt, clock, waits, attempts } = buildCall([tomorrow, tomorrow])
    await expect(withRetries(attempt, LIMITS, undefined, clock)).rejects.toBe(tomorrow)
    expect(waits).toEqual([50_000])
    expect(attempts()).toBe(2)
  })
})

test('what no timer can wait for is not begun', async () => {
  const never = new RackError('', { status: 503, code: 503, retryAfterS: Number.POSITIVE_INFINITY })
  const { attempt, clock, attempts } = buildCall([never])
  await expect(withRetries(attempt, LIMITS, undefined, clock)).rejects.toBe(never)
  expect(attempts()).toBe(1)
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-19T10:00:00Z')

  test.each([
    [null, undefined],
    ['120', 120],
    [' 0 ', 0],
    ['Thu, 19 Nov 2026 10:01:30 GMT', 90],
    ['Thu, 19 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
    ['soon 2040', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['', undefined],
    ['99999999999999999999', 1e20],
    ['9'.repeat(400), Number.POSITIVE_INFINITY],
  ])('of %j is %j seconds', (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds)
  })
})

describe('a wait', () => {
  const AN_HOUR_MS = 3_600_000

  test('ends at once with the reason of its signal', async () => {
    const stop = new AbortController()
    const waited = PLATFORM_CLOCK.wait(AN_HOUR_MS, stop.signal)
    stop.abort('enough')
    await expect(waited).rejects.toBe('enough')
  })

  test('does not begin when that is aborted already', async () => {
    await expect(PLATFORM_CLOCK.wait(AN_HOUR_MS, AbortSignal.abort('enough'))).rejects.toBe(
      'enough',
    )
  })

  test('ends by itself, and leaves nothing at the signal', async () => {
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    expect(await PLATFORM_CLOCK.wait(1, signal)).toBeUndefined()
    expect(add).toHaveBeenCalledOnce()
    expect(remove.mock.calls).toEqual(add.mock.calls)
  })
})
