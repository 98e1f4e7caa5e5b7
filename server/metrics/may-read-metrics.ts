import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import type { Config } from '../config.ts'
import { isBehindUnknownProxy } from '../loopback.ts'

const BEARER = /^Bearer +(\S+)$/i
/** Of a page of another site whose name was made to lead here, or of a proxy, the host is another one. */
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i
/**
 * What programs and browsers say of themselves. Any other header may be a proxy's: there is no end to the
 * names under which they forward an address, so it is not theirs that are listed.
 */
const OF_CALLERS =
  /^(host|user-agent|accept|accept-(charset|encoding|language)|connection|keep-alive|te|priority|dnt|cookie|referer|origin|cache-control|pragma|if-(none-match|modified-since)|upgrade-insecure-requests|sec-[a-z-]+|x-prometheus-scrape-timeout-seconds)$/

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

type AccessSettings = Pick<Config, 'metricsToken' | 'host' | 'publicUrl' | 'trustProxy'>

/**
 * Whether a caller may read `/metrics`: who has the token, or who calls from this machine itself. Whoever sends
 * credentials is judged by them alone.
 */
export function createMayReadMetrics(
  config: AccessSettings,
): (request: IncomingMessage) => boolean {
  const wanted = config.metricsToken === undefined ? undefined : digest(config.metricsToken)
  const anyDirect = !isBehindUnknownProxy(config)
  return (request) => {
    const { authorization } = request.headers
    if (authorization === undefined) return anyDirect && isFromThisMachine(request)
    const sent = BEARER.exec(authorization)?.[1]
    return wanted !== undefined && sent !== undefined && timingSafeEqual(digest(sent), wanted)
  }
}

/**
 * Proxies on this machine call from loopback too. Caddy and Apache give themselves away by headers, and so do nginx and
 * HAProxy that tell who calls; nginx without any settings does by HTTP/1.0, and most others by the host they were asked for.
 */
function isFromThisMachine({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const { remoteAddress = '', remoteFamily } = socket
  if (!loopback.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4')) return false
  return httpVersion === '1.1' && LOOPBACK_HOST.test(headers.host ?? '') && isDirect(headers)
}

function isDirect(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).every((name) => OF_CALLERS.test(name))
}

/** Of one length, so that comparing them takes one time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
