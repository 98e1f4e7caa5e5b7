import { z } from 'zod'
import { verificationMail } from './account-mails.ts'
import { alreadyVerified, linkExpired, otherAccount } from './auth-errors.ts'
import { LinkTokenSchema } from './link-token.ts'
import type { AuthApp, RouteContext } from './route-context.ts'
import { TooManyTries } from './throttle.ts'

const DoneSchema = z.object({ status: z.literal(true) })
const done = { status: true as const }
/** The page that the link of the verification mail leads to. */
const PAGE = '/confirm-address'

export function verificationRoutes(app: AuthApp, context: RouteContext): void {
  const { confirmationLinks, post, publicUrl, getMember } = context

  app.post(
    '/send-verification-email',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Mails the link that confirms the address once more',
        response: { 200: DoneSchema },
      },
    },
    async (request) => {
      const member = await getMember(request)
      if (member.emailVerified) throw alreadyVerified()
      const delivery = { to: member.email, caller: request.ip }
      const { allowed, retryAfterMs } = await post.sendIfAllowed(delivery, async (to) =>
        verificationMail(to, publicUrl, await confirmationLinks.create(member)),
      )
      if (!allowed) throw new TooManyTries(retryAfterMs)
      return done
    },
  )

  app.post(
    '/verify-email',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Confirms the address of the signed-in member by the token of a mail',
        body: z.object({ token: LinkTokenSchema }),
        response: { 200: DoneSchema },
      },
    },
    async (request) => {
      const member = await getMember(request)
      const outcome = await confirmationLinks.confirm(request.body.token, member)
      if (outcome === 'other-account') throw otherAccount()
      if (outcome === 'expired') throw member.emailVerified ? alreadyVerified() : linkExpired()
      return done
    },
  )

  app.get(
    '/verify-email',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Leads a link of an older mail to its page; confirms nothing',
        querystring: z.object({ token: LinkTokenSchema }),
      },
    },
    async ({ query }, reply) => reply.redirect(`${PAGE}?token=${query.token}`),
  )
}
