import { z } from 'zod'
import { LinkTokenSchema } from './link-token.ts'
import type { AuthApp, RouteContext } from './route-context.ts'
import { TooManyTries } from './throttle.ts'

const DoneSchema = z.object({ status: z.literal(true) })
/** The page that the link in the verification mail redirects to. */
const PAGE = '/account'

export function verificationRoutes(app: AuthApp, context: RouteContext): void {
  const { callAuth, throttle, getMember } = context

  app.post(
    '/send-verification-email',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Mails the link that confirms the address once more',
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      const { email } = await getMember(request)
      const { allowed, retryAfterMs } = await throttle.mayMail('verify', email)
      if (!allowed) throw new TooManyTries(retryAfterMs)
      await callAuth.read(request, reply, { path: '/send-verification-email', body: { email } })
      return { status: true as const }
    },
  )

  app.get(
    '/verify-email',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Confirms an address by the token of a mail, and leads to the account page',
        querystring: z.object({ token: LinkTokenSchema }),
      },
    },
    async (request, reply) => {
      const query = { token: request.query.token, callbackURL: PAGE }
      const location = await callAuth.follow(request, reply, { path: '/verify-email', query })
      const failed = new URL(location, 'http://here').searchParams.has('error')
      return reply.redirect(failed ? `${PAGE}?error=link-expired` : `${PAGE}?verified`)
    },
  )
}
