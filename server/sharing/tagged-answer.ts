import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasEtag } from '../http/etag.ts'

/**
 * Sets the ETag of this text, and whether the caller has it already. It is made from what everybody
 * sees and from nothing else: a version would tell how often a list changed while it was private.
 */
export function isKnown({ headers }: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  reply.header('etag', `"${etag}"`)
  return hasEtag(headers['if-none-match'], etag)
}

/** Whatever the route's schema says that its answers look like. */
export function sendUnchanged(reply: FastifyReply): FastifyReply {
  return reply.code(304).send()
}
