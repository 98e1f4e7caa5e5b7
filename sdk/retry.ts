import { RackError } from './rack-error.ts'
import { LONGEST_TIMER_MS } from './time-limit.ts'

export interface RetryLimits {
  retries: number
  maxWaitMs: number
}

export interface Clock {
  /** Rejects with the reason of the signal as soon as that is aborted. */
  wait(ms: number, signal: AbortSignal | undefined): Promise<void>
  /** At least 0 and less than 1. */
  random(): number
}

const FIRST_WAIT_MS = 500
const LONGEST_BACKOFF_MS = 8000
const REPEATED = [429, 503]
/** As all dates of HTTP begin. `Date.parse` takes other things, too: -5 is a day in May. */
const DAY_FIRST = /^\s*(mon|tue|wed|thu|fri|sat|sun)/i

/** Repeats what may succeed later, as often and as long as the limits allow; else throws the last error. */
export async function withRetries<Answer>(
  attempt: () => Promise<Answer>,
  limits: RetryLimits,
  signal: AbortSignal | undefined,
  clock: Clock = PLATFORM_CLOCK,
): Promise<Answer> {
  let waitedMs = 0
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (repeats >= limits.retries || !isPassing(error)) throw error
      const waitMs = waitAfter(error, repeats, clock)
      waitedMs += waitMs
      if (waitedMs > limits.maxWaitMs) throw error
      await clock.wait(waitMs, signal)
    }
  }
}

function isPassing(error: unknown): error is RackError {
  if (!(error instanceof RackError)) return false
  return REPEATED.includes(error.status) || error.code === 'unreachable'
}

/** What the server asked for, else twice as long each time; by chance, so that clients do not return together. */
function waitAfter({ retryAfterS }: RackError, repeats: number, { random }: Clock): number {
  if (retryAfterS !== undefined) return retryAfterS * 1000
  return Math.min(FIRST_WAIT_MS * 2 ** repeats, LONGEST_BACKOFF_MS) * (0.5 + random() / 2)
}

/** The header in seconds, which it states as such or as a date. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  if (/^\s*\d+\s*$/.test(header)) return Number(header)
  const atMs = DAY_FIRST.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(atMs) ? undefined : Math.max(0, Math.ceil((atMs - nowMs) / 1000))
}

export const PLATFORM_CLOCK: Clock = {
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(
        () => {
          signal?.removeEventListener('abort', stop)
          resolve()
        },
        Math.min(ms, LONGEST_TIMER_MS),
      )
      signal?.addEventListener('abort', stop)
      if (signal?.aborted) stop()
    }),
  random: Math.random,
}
