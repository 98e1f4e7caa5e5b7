import type { Database } from './database.ts'
import type { Migration } from './migrate.ts'

export interface Limit {
  max: number
  windowMs: number
}

/** Whether the call is allowed; if not, how long to wait. */
export interface Verdict {
  allowed: boolean
  retryAfterMs: number
}

/**
 * Rate limits shared by all servers of one database. A key names the limit and whom it applies to:
 * `sign-in:203.0.113.7`. Each count is one atomic statement, so that concurrent calls on any server
 * never exceed a limit.
 */
export interface Limits {
  /** Counts a call in a fixed window, which begins with its first call. */
  consume(key: string, limit: Limit): Promise<Verdict>
  checkFailures(key: string): Promise<Verdict>
  /**
   * Counts an attempt as failed, unless it is blocked by a pause. Call this before the password is
   * checked and `clearFailures` after a success, so that parallel attempts are limited like
   * sequential ones.
   */
  countFailure(key: string): Promise<Verdict>
  clearFailures(key: string): Promise<void>
}

const FREE_FAILURES = 5
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 15 * 60_000
/** Failures further apart than this do not add up. */
export const FAILURES_EXPIRE_MS = 24 * 60 * 60_000
const SWEEP_EVERY_MS = 60_000

/** An UNLOGGED table of PostgreSQL skips the WAL: no fsync a write, and empty after a crash. */
export function limitMigrations(kind: Database['kind']): Migration[] {
  const table = kind === 'postgresql' ? 'UNLOGGED TABLE' : 'TABLE'
  return [
    {
      name: 'limits-1-counts',
      statements: [
        `CREATE ${table} limit_calls (
          key TEXT PRIMARY KEY, calls BIGINT NOT NULL, ends_at BIGINT NOT NULL
        )`,
        'CREATE INDEX limit_calls_ends_at ON limit_calls (ends_at)',
        `CREATE ${table} limit_failures (
          key TEXT PRIMARY KEY, failures BIGINT NOT NULL,
          pause_ms BIGINT NOT NULL, failed_at BIGINT NOT NULL
        )`,
        'CREATE INDEX limit_failures_failed_at ON limit_failures (failed_at)',
      ],
    },
  ]
}

/** The time that a statement counts with, in milliseconds: SQL and its parameters. */
interface Instant {
  sql: string
  values: number[]
}

/**
 * The database's own time, so that servers whose clocks differ count in the same windows. Files of
 * SQLite are on one machine, which has one clock.
 */
const DATABASE_TIME: Instant = {
  sql: 'CAST(EXTRACT(EPOCH FROM statement_timestamp()) * 1000 AS BIGINT)',
  values: [],
}

/**
 * A window never ends later than one that begins now: after a clock was set back nobody waits for
 * longer than that.
 */
const consumeAt = (at: string) => `
  INSERT INTO limit_calls (key, calls, ends_at) VALUES (?, 1, ${at} + ?)
  ON CONFLICT (key) DO UPDATE SET
    calls = CASE WHEN limit_calls.ends_at <= excluded.ends_at - ? THEN 1
      ELSE limit_calls.calls + 1 END,
    ends_at = CASE
      WHEN limit_calls.ends_at <= excluded.ends_at - ? OR limit_calls.ends_at > excluded.ends_at
      THEN excluded.ends_at ELSE limit_calls.ends_at END
  RETURNING calls, ends_at - ${at} AS "waitMs"`

/** Updates no row while the pause lasts. */
const countFailureAt = (at: string) => `
  INSERT INTO limit_failures (key, failures, pause_ms, failed_at) VALUES (?, 1, 0, ${at})
  ON CONFLICT (key) DO UPDATE SET
    failures = CASE WHEN limit_failures.failed_at <= excluded.failed_at - ${FAILURES_EXPIRE_MS}
      THEN 1 ELSE limit_failures.failures + 1 END,
    pause_ms = CASE
      WHEN limit_failures.failed_at <= excluded.failed_at - ${FAILURES_EXPIRE_MS}
        OR limit_failures.failures + 1 < ${FREE_FAILURES} THEN 0
      WHEN limit_failures.pause_ms = 0 THEN ${FIRST_PAUSE_MS}
      WHEN limit_failures.pause_ms * 2 > ${LONGEST_PAUSE_MS} THEN ${LONGEST_PAUSE_MS}
      ELSE limit_failures.pause_ms * 2 END,
    failed_at = excluded.failed_at
  -- Attempts at once may arrive out of order, by a millisecond.
  WHERE limit_failures.pause_ms = 0
    OR limit_failures.failed_at + limit_failures.pause_ms <= excluded.failed_at
  RETURNING failures`

const checkFailuresAt = (at: string) => `
  SELECT failed_at + pause_ms - ${at} AS "waitMs", failed_at - ${at} AS "aheadMs"
  FROM limit_failures WHERE key = ?`

/** The clock was set back since: the pause begins anew, so that it does not last that much longer. */
const failedNowAt = (at: string) => `UPDATE limit_failures SET failed_at = ${at} WHERE key = ?`

const ALLOWED: Verdict = { allowed: true, retryAfterMs: 0 }

/** `now` is for tests that move the time: without it, the clock of the database counts. */
export function createLimits(database: Database, now?: () => Date): Limits {
  const processTime = () => (now?.() ?? new Date()).getTime()
  const instant = (): Instant =>
    now === undefined && database.kind === 'postgresql'
      ? DATABASE_TIME
      : { sql: 'CAST(? AS BIGINT)', values: [processTime()] }
  let nextSweepAt = 0
  /** Deletes expired rows, at most once a minute on each server, before a write. */
  const sweep = async ({ sql, values }: Instant) => {
    const time = processTime()
    if (time < nextSweepAt) return
    nextSweepAt = time + SWEEP_EVERY_MS
    const expired = `${sql} - ${FAILURES_EXPIRE_MS}`
    await database.run(`DELETE FROM limit_calls WHERE ends_at <= ${sql}`, ...values)
    await database.run(`DELETE FROM limit_failures WHERE failed_at <= ${expired}`, ...values)
  }
  const checkFailures = async (key: string, at: Instant): Promise<Verdict> => {
    const row = await database.first<{ waitMs: number; aheadMs: number }>(
      checkFailuresAt(at.sql),
      ...at.values,
      ...at.values,
      key,
    )
    if (row === undefined || row.waitMs <= 0) return ALLOWED
    if (row.aheadMs <= 0) return refusedFor(row.waitMs)
    await database.run(failedNowAt(at.sql), ...at.values, key)
    return refusedFor(row.waitMs - row.aheadMs)
  }

  return {
    consume: async (key, { max, windowMs }) => {
      const at = instant()
      await sweep(at)
      const row = await database.first<{ calls: number; waitMs: number }>(
        consumeAt(at.sql),
        key,
        ...at.values,
        windowMs,
        windowMs,
        windowMs,
        ...at.values,
      )
      if (row === undefined) throw new Error('The rate limit statement returned no row.')
      return row.calls <= max ? ALLOWED : refusedFor(row.waitMs)
    },
    checkFailures: (key) => checkFailures(key, instant()),
    countFailure: async (key) => {
      const at = instant()
      await sweep(at)
      const counted = await database.first(countFailureAt(at.sql), key, ...at.values)
      return counted === undefined ? { ...(await checkFailures(key, at)), allowed: false } : ALLOWED
    },
    clearFailures: async (key) => {
      await database.run('DELETE FROM limit_failures WHERE key = ?', key)
    },
  }
}

function refusedFor(retryAfterMs: number): Verdict {
  return { allowed: false, retryAfterMs }
}
