import type { Database } from './database.ts'
import { codeOf, isTransient } from './store-code.ts'
import { Unavailable } from './unavailable.ts'

/** How long calls fail at once after one that found the database unreachable. */
const RETRY_MS = 1_000

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
  database: Omit<Database, 'isAway'>,
  { retryMs = RETRY_MS, now = () => performance.now() }: AvailabilityOptions = {},
): Database {
  let failure: { cause: unknown; retryAt: number } | undefined

  async function guarded<Result>(call: () => Promise<Result>): Promise<Result> {
    if (failure !== undefined) {
      if (now() < failure.retryAt) throw new Unavailable(failure.cause)
      // This call finds out; others fail at once until it has.
      failure.retryAt = Number.POSITIVE_INFINITY
    }
    return tried(call)
  }

  async function tried<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      const result = await call()
      failure = undefined
      return result
    } catch (error) {
      const code = codeOf(error)
      if (code !== 'unavailable') {
        failure = undefined
        // A full disk, a statement that took too long: others may do.
        throw isTransient(code) ? new Unavailable(error) : error
      }
      failure = { cause: error, retryAt: now() + retryMs }
      throw new Unavailable(error)
    }
  }

  return {
    kind: database.kind,
    driver: database.driver,
    all: (...statement) => guarded(() => database.all(...statement)),
    first: (...statement) => guarded(() => database.first(...statement)),
    run: (...statement) => guarded(() => database.run(...statement)),
    batch: (statements) => guarded(() => database.batch(statements)),
    // For health checks, which want to know now.
    ping: () => tried(() => database.ping()),
    purge: () => guarded(() => database.purge()),
    isAway: () => failure !== undefined,
    close: () => database.close(),
  }
}
