import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { crossSite } from '../errors.ts'
import { ownOrigins } from '../own-origins.ts'

const SAFE_VERBS = ['GET', 'HEAD', 'OPTIONS']

/**
 * CSRF protection: unsafe methods are allowed from our own pages and from programs, never from a
 * page of another origin. Checked for every URL, because a rule by path could be bypassed by
 * another spelling of the path.
 */
export function sameOrigin(app: FastifyInstance, publicUrl: string): void {
  const own = ownOrigins(publicUrl)
  app.addHook('onRequest', async ({ method, headers }) => {
    if (!SAFE_VERBS.includes(method) && !isOwnCall(headers, own)) throw crossSite()
  })
}

function isOwnCall(headers: IncomingHttpHeaders, own: string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  // `Sec-Fetch-Site` is set by the browser; scripts cannot.
  if (site === 'same-origin' || site === 'none') return true
  if (origin !== undefined) return own.includes(origin)
  // Browsers send at least one of the two headers; a program that sends neither carries no user's
  // cookies.
  return site === undefined
}
