import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownOrigins } from '../../plugins/same-origin.ts'
import type { Auth } from './auth.ts'
import { toRefusal } from './auth-errors.ts'

const MAX_USER_AGENT = 300

interface AuthCall {
  path: string
  /** With a body it is a POST, without one a GET. */
  body?: object
  query?: Record<string, string | undefined>
}

/** Asks the library in a caller's name. */
export interface CallAuth {
  /** Gives the answer's body; the session's cookies go into the reply. Throws an ApiError. */
  read(request: FastifyRequest, reply: FastifyReply, call: AuthCall): Promise<unknown>
  /** For what answers with a redirect; gives where to. */
  follow(request: FastifyRequest, reply: FastifyReply, call: AuthCall): Promise<string>
}

export function createCallAuth(getAuth: () => Promise<Auth>, publicUrl: string): CallAuth {
  const own = ownOrigins(publicUrl)
  const originOf = (host: string | undefined) =>
    own.find((origin) => new URL(origin).host === host) ?? publicUrl
  const ask = async (request: FastifyRequest, reply: FastifyReply, call: AuthCall) => {
    const auth = await getAuth()
    const response = await auth.handler(toWebRequest(request, call, originOf(request.headers.host)))
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
    return response
  }
  return {
    async read(request, reply, call) {
      const response = await ask(request, reply, call)
      if (response.ok) return response.json()
      throw await readRefusal(response)
    },
    async follow(request, reply, call) {
      const response = await ask(request, reply, call)
      const location = response.headers.get('location')
      if (location !== null && response.status < 400) return location
      throw await readRefusal(response)
    },
  }
}

/**
 * With an address of our own whatever the Host header says, and with no header but those it needs. Where
 * the call came from has been checked for the whole server, so it counts as our own here.
 */
function toWebRequest({ headers }: FastifyRequest, call: AuthCall, origin: string): Request {
  const { path, body, query = {} } = call
  const url = new URL(`/api/auth${path}`, origin)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  const passed = new Headers({ origin })
  if (headers.cookie !== undefined) passed.set('cookie', headers.cookie)
  const userAgent = headers['user-agent']?.slice(0, MAX_USER_AGENT)
  if (userAgent !== undefined) passed.set('user-agent', userAgent)
  if (body === undefined) return new Request(url, { headers: passed })
  passed.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers: passed, body: JSON.stringify(body) })
}

async function readRefusal(response: Response) {
  const body: unknown = await response.json().catch(() => null)
  const said = typeof body === 'object' && body !== null ? { ...body } : {}
  const { code } = said as { code?: unknown }
  return toRefusal(response.status, typeof code === 'string' ? code : undefined)
}
