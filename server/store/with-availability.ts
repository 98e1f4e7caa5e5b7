import type { Database } from './database.ts'
import { codeOf, isTransient } from './store-code.ts'
import { createStoreCounts, type Operation, type Outcome } from './store-counts.ts'
import { Unavailable } from './unavailable.ts'

/** How long calls fail at once after one that found the database unreachable. */
const RETRY_MS = 1_000

/** What a driver gives. */
export type UnguardedDatabase = Omit<Database, 'isAway' | 'counts'>

export interface AvailabilityOptions {
  retryMs?: number
  /** Monotonic: the clock may be set back meanwhile. */
  now?: () => number
}

/**
 * A circuit breaker: while the database is unreachable, calls reject at once with `Unavailable` instead
 * of waiting for a timeout each. Once a second one call goes through, to find out whether it is back.
 */
export function withAvailability(
  database: UnguardedDatabase,
  { retryMs = RETRY_MS, now = () => performance.now() }: AvailabilityOptions = {},
): Database {
  let failure: { cause: unknown; retryAt: number } | undefined

  const counts = createStoreCounts()

  async function guarded<Result>(
    operation: Operation,
    call: () => Promise<Result>,
  ): Promise<Result> {
    if (failure !== undefined) {
      if (now() < failure.retryAt) {
        counts[operation].outcomes.refused += 1
        throw new Unavailable(failure.cause)
      }
      // This call finds out; others fail at once until it has.
      failure.retryAt = Number.POSITIVE_INFINITY
    }
    return tried(operation, call)
  }

  async function tried<Result>(operation: Operation, call: () => Promise<Result>): Promise<Result> {
    const began = performance.now()
    const count = (outcome: Outcome) => {
      counts[operation].outcomes[outcome] += 1
      counts[operation].durations.add(performance.now() - began)
    }
    try {
      const result = await call()
      failure = undefined
      count('ok')
      return result
    } catch (error) {
      const code = codeOf(error)
      if (code !== 'unavailable') {
        failure = undefined
        // A full disk, a statement that took too long: others may do.
        count('failed')
        throw isTransient(code) ? new Unavailable(error) : error
      }
      failure = { cause: error, retryAt: now() + retryMs }
      count('unreachable')
      throw new Unavailable(error)
    }
  }

  return {
    kind: database.kind,
    driver: database.driver,
    all: (...statement) => guarded('all', () => database.all(...statement)),
    first: (...statement) => guarded('first', () => database.first(...statement)),
    run: (...statement) => guarded('run', () => database.run(...statement)),
    batch: (statements) => guarded('batch', () => database.batch(statements)),
    // For health checks, which want to know now.
    ping: () => tried('ping', () => database.ping()),
    purge: () => guarded('purge', () => database.purge()),
    isAway: () => failure !== undefined,
    counts,
    close: () => database.close(),
  }
}
