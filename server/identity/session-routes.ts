import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SessionSchema, SignedOutSchema } from '#contract/session.ts'

/** While there are no accounts, everybody is a visitor. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  })
  // The framework sends a bare null without a body, which no client can parse.
  app.addHook('onSend', async (_request, _reply, payload) => payload ?? 'null')

  app.get(
    '/api/auth/get-session',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Who is signed in; null for a visitor',
        response: { 200: SessionSchema },
      },
    },
    async () => null,
  )

  app.post(
    '/api/auth/sign-out',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Ends the session; for a visitor there is nothing to end',
        response: { 200: SignedOutSchema },
      },
    },
    async () => ({ success: true as const }),
  )
}
