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
  type SignUpAnswer,
  SignUpAnswerSchema,
} from '#contract/session.ts'
import { ApiError } from '../../errors.ts'
import { Unavailable } from '../../store/unavailable.ts'
import { ADDRESS_TAKEN } from './auth-errors.ts'
import type { AuthApp, RouteContext } from './route-context.ts'

const SignUpBodySchema = z.object({
  name: DisplayNameSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
})

export function sessionRoutes(app: AuthApp, context: RouteContext): void {
  const { callAuth, throttle, hidesAccounts, getMember, readToken, forgetSession } = context

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
      try {
        return (await callAuth.read(request, reply, { path: '/get-session' })) as Session
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error
        const { displayName, email, photoURL } = await getMember(request)
        return { user: { name: displayName ?? '', email, image: photoURL } }
      }
    },
  )

  app.post(
    '/sign-up/email',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Opens an account, and a session',
        description:
          'Where this server sends mails, no session is opened and the answer is `mailSent`, whether ' +
          'the address is new or has an account already: the mail tells which.',
        body: SignUpBodySchema,
        response: { 200: SignUpAnswerSchema },
      },
    },
    async (request, reply): Promise<SignUpAnswer> => {
      const { body, ip } = request
      await throttle.checkAddress('sign-up', ip)
      const signUp = () => callAuth.read(request, reply, { path: '/sign-up/email', body })
      if (!hidesAccounts) return (await signUp()) as Session
      await signUp().catch(ignoreAddressTaken)
      return { mailSent: true }
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
        const token = readToken(request)
        if (token !== undefined) forgetSession(token)
      }
      return { success: true as const }
    },
  )
}

/** Of two sign-ups at once one comes too late; to tell that would tell that the address was free. */
function ignoreAddressTaken(error: unknown): void {
  if (!(error instanceof ApiError && error.body.code === ADDRESS_TAKEN)) throw error
}
