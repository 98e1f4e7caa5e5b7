const LIMIT_MS = 10_000

/** For what cannot be given up itself: after ten seconds nobody waits for it any longer. */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('Too late', 'TimeoutError')), LIMIT_MS)
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
