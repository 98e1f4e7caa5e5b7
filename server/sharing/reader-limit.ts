import type { IncomingMessage } from 'node:http'
import { tooManyTries } from '../errors.ts'
import type { CallerNetwork } from '../http/caller-address.ts'
import { type Rate, TokenBuckets } from '../http/token-buckets.ts'

/** For each network, of all that anybody may read: a class that opens one link together passes. */
const READERS: Rate = { perSecond: 10, burst: 200 }

/** Throws RetryLater for a caller who has to wait. */
export type ReaderLimit = (request: IncomingMessage) => void

export function createReaderLimit(
  callerNetwork: CallerNetwork,
  now: () => Date,
  rate = READERS,
): ReaderLimit {
  const buckets = new TokenBuckets(rate)
  return (request) => {
    const waitMs = buckets.take(callerNetwork(request), now().getTime())
    if (waitMs > 0) throw tooManyTries(waitMs)
  }
}
