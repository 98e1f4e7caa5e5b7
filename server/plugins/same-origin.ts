import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { crossSite } from '../errors.ts'

const SAFE_VERBS = ['GET', 'HEAD', 'OPTIONS']

/**
 * A verb that changes something is carried out for our own pages and for programs, never for a page
 * elsewhere that borrows its reader's cookies. At every address: a rule by path could be walked round
 * with an address that is spelled another way.
 */
export function sameOrigin(app: FastifyInstance, publicUrl: string): void {
  const own = ownOrigins(publicUrl)
  app.addHook('onRequest', async ({ method, headers }) => {
    if (!SAFE_VERBS.includes(method) && !isOwnCall(headers, own)) throw crossSite()
  })
}

/** On loopback the site is at home under both of its names. */
export function ownOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port } = new URL(publicUrl)
  const loopback = ['localhost', '127.0.0.1']
  if (!loopback.includes(hostname)) return [publicUrl]
  return loopback.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
}

function isOwnCall(headers: IncomingHttpHeaders, own: string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  // What the browser itself says; no script can write this header.
  if (site === 'same-origin' || site === 'none') return true
  if (origin !== undefined) return own.includes(origin)
  // A browser sends one of the two, and a program that sends neither has no reader to rob.
  return site === undefined
}
