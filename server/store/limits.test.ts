import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { databases } from '../testing/databases.ts'
import { createDatabase } from '../testing/postgres.ts'
import type { Database } from './database.ts'
import {
  createLimits,
  FAILURES_EXPIRE_MS,
  type Limits,
  limitMigrations,
  type Verdict,
} from './limits.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'

const MINUTE = 60_000
const SIGN_IN = { max: 10, windowMs: MINUTE }
const ALLOWED = { allowed: true, retryAfterMs: 0 }

/** Limits with a clock that the test advances. */
async function buildLimits(database: Database) {
  await migrate(database, limitMigrations(database.kind))
  let at = Date.UTC(2025, 0, 1)
  const limits = createLimits(database, () => new Date(at))
  const pass = (ms: number) => {
    at += ms
  }
  return { limits, now: () => new Date(at), pass }
}

async function times<Result>(count: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let index = 0; index < count; index += 1) results.push(await act())
  return results
}

describe.each(databases)('limits on %s', (_name, open, createEnvironment) => {
  test('let as many calls through as they say, then say how long to wait', async () => {
    const { limits, pass } = await buildLimits(await open())
    const call = () => limits.consume('sign-in:a', SIGN_IN)
    expect(await times(4, call)).toEqual(Array(4).fill(ALLOWED))
    pass(20_000)
    expect(await times(6, call)).toEqual(Array(6).fill(ALLOWED))
    expect(await call()).toEqual({ allowed: false, retryAfterMs: 40_000 })
    expect(await limits.consume('sign-in:b', SIGN_IN)).toEqual(ALLOWED)
    pass(39_999)
    expect(await call()).toEqual({ allowed: false, retryAfterMs: 1 })
    pass(1)
    expect(await call()).toEqual(ALLOWED)
  })

  test('count calls at the same time on two servers together', async () => {
    const environment = await createEnvironment()
    const first = await open(environment)
    const { limits, now } = await buildLimits(first)
    const elsewhere = createLimits(await open(environment), now)
    const calls = Array.from({ length: 40 }, (_, index) =>
      (index % 2 ? limits : elsewhere).consume('sign-in:a', SIGN_IN),
    )
    const verdicts = await Promise.all(calls)
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(10)
  })

  test('make an account wait after five failures in a row, twice as long each time', async () => {
    const { limits, pass } = await buildLimits(await open())
    const fail = () => limits.countFailure('account:a')
    expect(await times(5, fail)).toEqual(Array(5).fill(ALLOWED))
    const pauses: number[] = []
    for (let round = 0; round < 9; round += 1) {
      const { allowed, retryAfterMs } = await limits.checkFailures('account:a')
      expect(allowed).toBe(false)
      expect(await fail()).toEqual({ allowed: false, retryAfterMs })
      pauses.push(retryAfterMs / 1_000)
      pass(retryAfterMs)
      expect(await limits.checkFailures('account:a')).toEqual(ALLOWED)
      expect(await fail()).toEqual(ALLOWED)
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900])
    expect(await limits.checkFailures('account:b')).toEqual(ALLOWED)
  })

  test('begin anew after a success, and after a day without a failure', async () => {
    const { limits, pass } = await buildLimits(await open())
    const fail = () => limits.countFailure('account:a')
    await times(4, fail)
    await limits.clearFailures('account:a')
    expect(await times(5, fail)).toEqual(Array(5).fill(ALLOWED))
    expect((await fail()).allowed).toBe(false)
    pass(FAILURES_EXPIRE_MS)
    expect(await times(5, fail)).toEqual(Array(5).fill(ALLOWED))
    expect((await fail()).allowed).toBe(false)
  })

  test('let no more than five tries through though many come at once to two servers', async () => {
    const environment = await createEnvironment()
    const { limits, now } = await buildLimits(await open(environment))
    const elsewhere = createLimits(await open(environment), now)
    const tries = Array.from({ length: 30 }, (_, index) =>
      (index % 2 ? limits : elsewhere).countFailure('account:a'),
    )
    const verdicts = await Promise.all(tries)
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(5)
  })

  test('sweep away what has ended, and only that', async () => {
    const database = await open()
    const { limits, pass } = await buildLimits(database)
    await limits.consume('search:old', { max: 20, windowMs: 1_000 })
    await limits.consume('contact:kept', { max: 20, windowMs: 60 * MINUTE })
    await limits.countFailure('account:kept')
    pass(MINUTE)
    await limits.consume('search:new', { max: 20, windowMs: 1_000 })
    expect(await database.all('SELECT key FROM limit_calls ORDER BY key')).toEqual([
      { key: 'contact:kept' },
      { key: 'search:new' },
    ])
    expect(await database.all('SELECT key FROM limit_failures')).toEqual([{ key: 'account:kept' }])
    pass(FAILURES_EXPIRE_MS)
    await limits.consume('search:new', { max: 20, windowMs: 1_000 })
    expect(await database.all('SELECT key FROM limit_failures')).toEqual([])
  })

  test('keep nobody waiting for longer than a window or a pause after the clock was set back', async () => {
    const { limits, pass } = await buildLimits(await open())
    const call = () => limits.consume('sign-in:a', SIGN_IN)
    const fail = () => limits.countFailure('account:a')
    pass(60 * MINUTE)
    await times(10, call)
    await times(5, fail)
    pass(-60 * MINUTE)
    expect(await call()).toEqual({ allowed: false, retryAfterMs: MINUTE })
    expect(await fail()).toEqual({ allowed: false, retryAfterMs: 10_000 })
    pass(9_999)
    expect(await fail()).toEqual({ allowed: false, retryAfterMs: 1 })
    pass(1)
    expect(await fail()).toEqual(ALLOWED)
    pass(50_000)
    expect(await call()).toEqual(ALLOWED)
  })

  test('agree with a naive model, whatever the calls', async () => {
    const database = await open()
    const { limits, now, pass } = await buildLimits(database)
    const model = new NaiveLimits()
    const key = fc.constantFrom('a', 'b', 'c')
    const act = fc.constantFrom('consume', 'countFailure', 'checkFailures', 'clearFailures')
    const wait = fc.oneof(fc.constantFrom(0, 0, FAILURES_EXPIRE_MS), fc.nat(40_000))
    const steps = fc.array(fc.tuple(act, key, wait), { minLength: 20, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        for (const [name, whom, ms] of taken) {
          const answer = name === 'consume' ? limits.consume(whom, model.limit) : limits[name](whom)
          expect(await answer).toEqual(model[name](whom, now().getTime()))
          pass(ms)
        }
      }),
      { numRuns: rounds({ test: 8, soak: 30 }), seed: seedOfTest() },
    )
  })
})

test('count in the windows of the database, though the clocks of two servers are an hour apart', async () => {
  const store = await openPostgres(await createDatabase())
  onTestFinished(() => store.close())
  await migrate(store, limitMigrations(store.kind))
  vi.useFakeTimers({ toFake: ['Date'] })
  const [limits, elsewhere] = [createLimits(store), createLimits(store)]
  const take = async (count: (limits: Limits) => Promise<Verdict>) => {
    const verdicts: Verdict[] = []
    for (let call = 0; call < 12; call += 1) {
      const ahead = call % 2 === 0
      vi.setSystemTime(ahead ? '2030-01-01T01:00:00Z' : '2030-01-01T00:00:00Z')
      verdicts.push(await count(ahead ? elsewhere : limits))
    }
    const refused = verdicts.filter(({ allowed }) => !allowed)
    return { refused: refused.length, longest: Math.max(...refused.map((one) => one.retryAfterMs)) }
  }
  const calls = await take((one) => one.consume('sign-in:a', { max: 10, windowMs: 60 * MINUTE }))
  expect(calls.refused).toBe(2)
  expect(calls.longest).toBeLessThanOrEqual(60 * MINUTE)
  const failures = await take((one) => one.countFailure('account:a'))
  expect(failures.longest).toBeLessThanOrEqual(15 * MINUTE)
  expect(failures.refused).toBeGreaterThan(0)
})

test('are kept in tables that PostgreSQL does not log', async () => {
  const store = await openPostgres(await createDatabase())
  onTestFinished(() => store.close())
  await migrate(store, limitMigrations(store.kind))
  expect(
    await store.all(
      `SELECT relname, relpersistence FROM pg_class
       WHERE relname IN ('limit_calls', 'limit_failures') ORDER BY relname`,
    ),
  ).toEqual([
    { relname: 'limit_calls', relpersistence: 'u' },
    { relname: 'limit_failures', relpersistence: 'u' },
  ])
})

/** A naive model of the rules: one process, sequential calls. */
class NaiveLimits {
  readonly limit = { max: 3, windowMs: 30_000 }
  readonly #windows = new Map<string, { began: number; calls: number }>()
  readonly #failures = new Map<string, number[]>()

  consume(key: string, at: number) {
    let window = this.#windows.get(key)
    const { max, windowMs } = this.limit
    if (window === undefined || at >= window.began + windowMs) window = { began: at, calls: 0 }
    window.calls += 1
    this.#windows.set(key, window)
    return verdict(window.calls <= max ? 0 : window.began + windowMs - at)
  }

  checkFailures(key: string, at: number) {
    const failures = this.#failures.get(key) ?? []
    const last = failures.at(-1)
    if (last === undefined || failures.length < 5) return verdict(0)
    const pauseMs = Math.min(10_000 * 2 ** (failures.length - 5), 900_000)
    return verdict(Math.max(0, last + pauseMs - at))
  }

  countFailure(key: string, at: number) {
    const answer = this.checkFailures(key, at)
    if (!answer.allowed) return answer
    const failures = this.#failures.get(key) ?? []
    const inARow = at - (failures.at(-1) ?? 0) < FAILURES_EXPIRE_MS ? failures : []
    this.#failures.set(key, [...inARow, at])
    return answer
  }

  clearFailures(key: string): void {
    this.#failures.delete(key)
  }
}

function verdict(retryAfterMs: number) {
  return { allowed: retryAfterMs === 0, retryAfterMs }
}
