import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../config.ts'
import { networkOf } from './network-of.ts'

/** Whether the proxy at this address, so many hops away, is trusted to name who called it. */
type Trust = (address: string, hop: number) => boolean

/** An address from a trusted proxy may be any text; longer than this it is none. */
const MAX_NETWORK_LENGTH = 64

/** What a rate limit counts as one caller, in the rules of `networkOf`. */
export type CallerNetwork = (request: IncomingMessage) => string

/** `TRUST_PROXY` in the form that Fastify and `callerAddress` take. */
export function trustOf(trustProxy: Config['trustProxy']): Trust | false {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  if (typeof trustProxy === 'boolean') return trustProxy && (() => true)
  return proxyAddr.compile(trustProxy)
}

/** The caller's IP address, as Fastify's `request.ip`, also for requests that bypass Fastify. */
export function callerAddress(request: IncomingMessage, trust: Trust | false): string {
  if (trust === false) return request.socket.remoteAddress ?? ''
  return proxyAddr.all(request, trust).at(-1) ?? ''
}

export function createCallerNetwork(trust: Trust | false): CallerNetwork {
  return (request) => {
    const network = networkOf(callerAddress(request, trust))
    return network.length > MAX_NETWORK_LENGTH ? 'unknown' : network
  }
}
