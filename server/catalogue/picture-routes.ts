import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=86400',
  // Safe as a document of its own: nothing runs in it and nothing is loaded by it.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}

/** The one picture there is so far: every record's thumbnail, in every variant, for everybody. */
export function pictureRoutes(app: FastifyInstance): void {
  const file = join(import.meta.dirname, '../../catalogue/art/image-not-available.svg')
  const picture = readFileSync(file)
  const options = { schema: { hide: true } }
  const send = (_request: unknown, reply: FastifyReply) => reply.headers(HEADERS).send(picture)
  app.get('/pictures/image_not_available.svg', options, send)
  app.get('/pictures/image_not_available/:variant.svg', options, send)
}
