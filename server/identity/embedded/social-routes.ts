import { z } from 'zod'
import type { AuthApp, RouteContext } from './route-context.ts'
import { socialErrorOf } from './social-errors.ts'

/** Routes that start the sign-in at the provider, and its callback. */
const PAGE = '/login'

const ParameterSchema = z
  .string()
  .max(4000)
  .regex(/^[\x20-\x7e]*$/)
  .optional()
  .catch(undefined)

/** Untrusted query parameters: values that no provider would send are treated as missing. */
const CallbackSchema = z.object({
  code: ParameterSchema,
  state: ParameterSchema,
  error: ParameterSchema,
  // Some issuers end with a slash; the setting is stored without one.
  iss: ParameterSchema.transform((issuer) => issuer?.replace(/\/$/, '')),
})

export function socialRoutes(app: AuthApp, { callAuth, throttle, signIns }: RouteContext): void {
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
      await throttle.checkAddress('social', request.ip)
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
        querystring: CallbackSchema,
      },
    },
    async (request, reply) => {
      const { query } = request
      const location = await callAuth.follow(request, reply, { path: '/callback/social', query })
      const error = socialErrorOf(location)
      if (error === undefined) return reply.redirect(location)
      signIns.countRefused(request, error)
      return reply.redirect(`${PAGE}?error=${error}`)
    },
  )
}
