import type { IncomingMessage } from 'node:http'
import { throttled } from '#catalogue/wire/wire-error.ts'
import type { Config } from '../config.ts'
import { CallWindows } from '../http/call-windows.ts'
import type { CallerNetwork } from '../http/caller-address.ts'
import type { Members } from '../members.ts'
import type { CountCall } from './call-limit.ts'

interface OpenLimitDependencies {
  config: Pick<Config, 'catalogueAccess' | 'catalogueOpenLimit'>
  members: Members
  countCall: CountCall
  callerNetwork: CallerNetwork
}

/**
 * Counts a call to the wire of an open mirror, or throws a WireError. Adds what is left to the flat
 * list of headers. A promise only where it is to be found out whether a member calls.
 */
export type CountOpenCall = (
  request: IncomingMessage,
  headers: string[],
  now: Date,
) => void | Promise<void>

/** By address, but members as on any other server: their pages make many calls at once. */
export function createOpenLimit({
  config: { catalogueAccess, catalogueOpenLimit: limit },
  members,
  countCall,
  callerNetwork,
}: OpenLimitDependencies): CountOpenCall | undefined {
  if (catalogueAccess !== 'open' || limit === 0) return undefined
  const windows = new CallWindows(limit)

  function countAddress(request: IncomingMessage, headers: string[], now: Date): void {
    const { allowed, remaining, resetMs } = windows.count(callerNetwork(request), now.getTime())
    const resetS = String(Math.ceil(resetMs / 1000))
    headers.push('ratelimit-limit', String(limit))
    headers.push('ratelimit-remaining', String(remaining), 'ratelimit-reset', resetS)
    if (!allowed) throw throttled(resetMs)
  }

  async function countMember(request: IncomingMessage, headers: string[], now: Date) {
    // Whoever cannot be known, for want of the database too, is a visitor: the mirror is open.
    const member = await members.find(request.headers).catch(() => null)
    if (member === null) return countAddress(request, headers, now)
    const waitMs = countCall('wire', member, request)
    if (waitMs > 0) throw throttled(waitMs)
  }

  return (request, headers, now) => {
    const { cookie, authorization } = request.headers
    const mayBeMember = cookie !== undefined || authorization !== undefined
    return mayBeMember ? countMember(request, headers, now) : countAddress(request, headers, now)
  }
}
