import { z } from 'zod'
import { EmailSchema, NewPasswordSchema, SignInSchema } from '#contract/identity.ts'
import { passwordChangedMail } from './account-mails.ts'
import { linkExpired } from './auth-errors.ts'
import { LinkTokenSchema } from './link-token.ts'
import { verifyPassword } from './reauthenticate.ts'
import type { AuthApp, RouteContext } from './route-context.ts'

const DoneSchema = z.object({ status: z.literal(true) })
const done = { status: true as const }

export function passwordRoutes(app: AuthApp, context: RouteContext): void {
  const { callAuth, throttle, endResetLinks, post, publicUrl, getMember, getAuth, now } = context

  app.post(
    '/request-password-reset',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Mails a link to choose a new password; says nothing of who has an account',
        body: z.object({ email: EmailSchema }),
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      const email = request.body.email.toLowerCase()
      await throttle.checkAddress('reset', request.ip)
      await callAuth.read(request, reply, { path: '/request-password-reset', body: { email } })
      return done
    },
  )

  app.post(
    '/check-reset-link',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Whether the token of a mail can still set a new password; does not use it up',
        body: z.object({ token: LinkTokenSchema }),
        response: { 200: DoneSchema },
      },
    },
    async ({ body: { token }, ip }) => {
      await throttle.checkAddress('reset-link', ip)
      const { internalAdapter } = await (await getAuth()).$context
      const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      if (!found || found.expiresAt <= now()) throw linkExpired()
      return done
    },
  )

  app.post(
    '/reset-password',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Sets a new password by the token of a mail, once, and ends all sessions',
        body: z.object({ token: LinkTokenSchema, newPassword: NewPasswordSchema }),
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      const { body } = request
      await callAuth.read(request, reply, { path: '/reset-password', body })
      return done
    },
  )

  app.post(
    '/change-password',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Changes the password, and ends all other sessions',
        body: z.object({
          currentPassword: SignInSchema.shape.password,
          newPassword: NewPasswordSchema,
        }),
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      const member = await getMember(request)
      const body = { ...request.body, revokeOtherSessions: true }
      // Verified before the change is counted: wrong passwords have a limit of their own.
      await verifyPassword(context, member, body.currentPassword)
      await throttle.checkPasswordChange(member.id)
      await callAuth.read(request, reply, { path: '/change-password', body })
      await endResetLinks(member.id)
      const delivery = { to: member.email, caller: request.ip }
      post.send(delivery, (to) => passwordChangedMail(to, publicUrl))
      return done
    },
  )
}
