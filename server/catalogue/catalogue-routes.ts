import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { RawHandler } from '../http/front.ts'
import { documentedRoutes } from './documented-routes.ts'
import { NO_ENDPOINT } from './wire.ts'

const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * The wire as Fastify routes: for the documentation, and for requests that do not take the
 * shortcut.
 */
export const catalogueRoutes: FastifyPluginAsync<{ wire: RawHandler }> = async (app, { wire }) => {
  // Before Fastify's validation: errors have the wording of the contract's parser, not of the
  // schema.
  async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    await wire(request.raw, reply.raw, { id: request.id, route: NO_ENDPOINT })
  }
  const handler = () => undefined

  for (const { url, schema } of documentedRoutes) app.get(url, { schema, onRequest, handler })
  app.route({ method: [...VERBS], url: NO_ENDPOINT, schema: { hide: true }, onRequest, handler })
}
