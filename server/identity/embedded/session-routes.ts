import { z } from 'zod'
import {
  DisplayNameSchema,
  EmailSchema,
  NewPasswordSchema,
  SignInSchema,
} from '#contract/identity.ts'
import {
  type Session,
  SessionSchema,
  SignedOutSchema,
  SignInAnswerSchema,
} from '#contract/session.ts'
import type { AuthApp, RouteContext } from './route-context.ts'

const SignUpBodySchema = z.object({
  name: DisplayNameSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
})

export function sessionRoutes(app: AuthApp, { callAuth, throttle }: RouteContext): void {
  app.get(
    '/get-session',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Who is signed in; null for a visitor',
        response: { 200: SessionSchema },
      },
    },
    async (request, reply) => {
      if (request.headers.cookie === undefined) return null
      return (await callAuth.read(request, reply, { path: '/get-session' })) as Session
    },
  )

  app.post(
    '/sign-up/email',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Opens an account, and a session',
        body: SignUpBodySchema,
        response: { 200: SessionSchema },
      },
    },
    async (request, reply) => {
      const { body, ip } = request
      await throttle.checkAddress('sign-up', ip)
      return (await callAuth.read(request, reply, { path: '/sign-up/email', body })) as Session
    },
  )

  app.post(
    '/sign-in/email',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Opens a session, or asks for the second factor',
        body: SignInSchema,
        response: { 200: SignInAnswerSchema },
      },
    },
    async (request, reply) => {
      const { body, ip } = request
      await throttle.checkAddress('sign-in', ip)
      const signIn = () => callAuth.read(request, reply, { path: '/sign-in/email', body })
      const answer = await throttle.tryPassword(body.email, signIn)
      const { twoFactorRedirect } = answer as { twoFactorRedirect?: true }
      return twoFactorRedirect ? { secondStep: true as const } : (answer as Session)
    },
  )

  app.post(
    '/sign-out',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Ends the session; for a visitor there is nothing to end',
        response: { 200: SignedOutSchema },
      },
    },
    async (request, reply) => {
      if (request.headers.cookie !== undefined) {
        await callAuth.read(request, reply, { path: '/sign-out', body: {} })
      }
      return { success: true as const }
    },
  )
}
