import type { IncomingMessage } from 'node:http'
import type { CallerNetwork } from '../http/caller-address.ts'
import { type Rate, TokenBuckets } from '../http/token-buckets.ts'
import type { Member } from '../members.ts'

/** Generous: a page makes a handful of calls, a fast scroll through a listing some dozens. */
const CALLS: Rate = { perSecond: 20, burst: 100 }

type Route = 'wire' | 'search' | 'facts' | 'facets'

interface CallLimitDependencies {
  /** Nobody needs a key or a session. */
  open: boolean
  callerNetwork: CallerNetwork
  now: () => Date
}

/**
 * Counts a call that no key pays for: by member, or beyond the wire of an open mirror by address.
 * Returns 0, or how many milliseconds to wait.
 */
export type CountCall = (
  route: Route,
  member: Member | undefined,
  request: IncomingMessage,
) => number

/** Each route has a limit of its own. Keys have another one, in the gate. */
export function createCallLimit({ open, callerNetwork, now }: CallLimitDependencies): CountCall {
  const buckets = new TokenBuckets(CALLS)
  return (route, member, request) => {
    const caller = member?.id ?? (open ? callerNetwork(request) : undefined)
    if (caller === undefined) return 0
    return buckets.take(`${route} ${caller}`, now().getTime())
  }
}
