import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownOrigins } from '../../own-origins.ts'
import type { Database } from '../../store/database.ts'
import { Unavailable } from '../../store/unavailable.ts'
import type { Auth } from './auth.ts'
import { toRefusal } from './auth-errors.ts'
import { CALLER_HEADER } from './delivery.ts'
import { sessionCookieOf, withoutCookie } from './session-cookie.ts'

const MAX_USER_AGENT = 300

interface AuthCall {
  path: string
  /** With a body it is a POST, without one a GET. */
  body?: object
  query?: Record<string, string | undefined>
  /** As a visitor: the session of the request is not passed on. */
  withoutSession?: boolean
}

/** Calls better-auth on behalf of a request. */
export interface CallAuth {
  /** Returns the response body and copies the session cookies to the reply. Throws an ApiError. */
  read(request: FastifyRequest, reply: FastifyReply, call: AuthCall): Promise<unknown>
  /** For endpoints that redirect: returns the `Location`. */
  follow(request: FastifyRequest, reply: FastifyReply, call: AuthCall): Promise<string>
}

/** Called with the Set-Cookie headers of each successful response. */
export type OnCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  cookies: string[],
) => Promise<void>

export function createCallAuth(
  getAuth: () => Promise<Auth>,
  publicUrl: string,
  database: Pick<Database, 'isAway'>,
  onCookies: OnCookies,
): CallAuth {
  const own = ownOrigins(publicUrl)
  const sessionCookie = sessionCookieOf({ publicUrl }).name
  const originOf = (host: string | undefined) =>
    own.find((origin) => new URL(origin).host === host) ?? publicUrl
  const callHandler = async (request: FastifyRequest, reply: FastifyReply, call: AuthCall) => {
    const auth = await getAuth()
    const { headers, ip } = request
    const passed = call.withoutSession
      ? { ...headers, cookie: withoutCookie(headers.cookie, sessionCookie) }
      : headers
    const response = await auth.handler(toWebRequest(passed, ip, call, originOf(headers.host)))
    // The library reports some failures of the database as its own.
    if (response.status >= 400 && database.isAway()) throw new Unavailable(undefined)
    const cookies = response.headers.getSetCookie()
    for (const cookie of cookies) reply.header('set-cookie', cookie)
    if (response.status < 400) await onCookies(request, reply, call.path, cookies)
    return response
  }
  return {
    async read(request, reply, call) {
      const response = await callHandler(request, reply, call)
      if (response.ok) return response.json()
      throw await readRefusal(response)
    },
    async follow(request, reply, call) {
      const response = await callHandler(request, reply, call)
      const location = response.headers.get('location')
      if (location !== null && response.status < 400) return location
      throw await readRefusal(response)
    },
  }
}

/**
 * Uses our own origin, whatever the Host header says, and forwards only the headers that the
 * library needs. The request's origin has already been checked for the whole server, so our own
 * origin is sent here.
 */
function toWebRequest(
  headers: IncomingHttpHeaders,
  ip: string,
  call: AuthCall,
  origin: string,
): Request {
  const { path, body, query = {} } = call
  const url = new URL(`/api/auth${path}`, origin)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  const passed = new Headers({ origin, [CALLER_HEADER]: ip })
  if (headers.cookie !== undefined) passed.set('cookie', headers.cookie)
  const userAgent = headers['user-agent']?.slice(0, MAX_USER_AGENT)
  if (userAgent !== undefined) passed.set('user-agent', userAgent)
  if (body === undefined) return new Request(url, { headers: passed })
  passed.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers: passed, body: JSON.stringify(body) })
}

async function readRefusal(response: Response) {
  const body: unknown = await response.json().catch(() => null)
  const fields = typeof body === 'object' && body !== null ? { ...body } : {}
  const { code } = fields as { code?: unknown }
  return toRefusal(response.status, typeof code === 'string' ? code : undefined)
}
