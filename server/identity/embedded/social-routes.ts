import { z } from 'zod'
import type { AuthApp, RouteContext } from './route-context.ts'

/** Where the trip to the provider begins, and where it ends, well or not. */
const PAGE = '/login'

export function socialRoutes(app: AuthApp, { callAuth }: RouteContext): void {
  app.post(
    '/sign-in/social',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Begins a sign-in with the social account; tells where to go',
        body: z.object({ provider: z.literal('social') }),
        response: { 200: z.object({ url: z.string() }) },
      },
    },
    async (request, reply) => {
      const body = { provider: 'social', callbackURL: PAGE, errorCallbackURL: PAGE }
      const answer = await callAuth.read(request, reply, { path: '/sign-in/social', body })
      return answer as { url: string }
    },
  )

  app.get(
    '/callback/social',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Where the provider of the social account sends its reader back',
        querystring: z.record(z.string(), z.string()),
      },
    },
    async (request, reply) => {
      const { query } = request
      return reply.redirect(
        await callAuth.follow(request, reply, { path: '/callback/social', query }),
      )
    },
  )
}
