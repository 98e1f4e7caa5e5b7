import { z } from 'zod'
import { MAX_PASSKEYS, PasskeyNameSchema } from '#contract/factors.ts'
import { SignInSchema } from '#contract/identity.ts'
import { type Session, SessionSchema } from '#contract/session.ts'
import { ApiError } from '../../../errors.ts'
import type { AuthApp, RouteContext } from '../route-context.ts'
import { noSuchPasskey, passkeyExists, tooManyPasskeys } from './factor-errors.ts'
import { findPasskeys } from './find-factors.ts'
import { requireFreshSignIn } from './fresh-sign-in.ts'
import { tellMember } from './tell-member.ts'
import {
  AuthenticationOptionsSchema,
  AuthenticationSchema,
  RegistrationOptionsSchema,
  RegistrationSchema,
} from './webauthn-schemas.ts'

const DoneSchema = z.object({ status: z.literal(true) })
const done = { status: true as const }
const PasskeyIdSchema = z.string().max(100)
const PasswordSchema = z.optional(SignInSchema.shape.password)

export function passkeyRoutes(app: AuthApp, context: RouteContext): void {
  const { callAuth, getAuth, getMember, throttle } = context

  /** Throws unless one more fits. */
  async function checkRoom(memberId: string): Promise<void> {
    const passkeys = await findPasskeys(await getAuth(), memberId)
    if (passkeys.length >= MAX_PASSKEYS) throw tooManyPasskeys(MAX_PASSKEYS)
  }

  async function checkOwner(memberId: string, passkeyId: string): Promise<void> {
    const passkeys = await findPasskeys(await getAuth(), memberId)
    if (!passkeys.some(({ id }) => id === passkeyId)) throw noSuchPasskey()
  }

  app.post(
    '/passkey/generate-register-options',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Begins to add a passkey',
        body: z.object({ password: PasswordSchema }).default({}),
        response: { 200: RegistrationOptionsSchema },
      },
    },
    async (request, reply) => {
      const member = await getMember(request)
      await requireFreshSignIn(context, request, member, request.body.password)
      await checkRoom(member.id)
      const call = { path: '/passkey/generate-register-options' }
      const options = await callAuth.read(request, reply, call)
      return options as z.infer<typeof RegistrationOptionsSchema>
    },
  )

  app.post(
    '/passkey/verify-registration',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Adds the passkey that the device has made',
        body: z.object({ name: PasskeyNameSchema, response: RegistrationSchema }),
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      const { id, email } = await getMember(request)
      await checkRoom(id)
      const { body } = request
      try {
        await callAuth.read(request, reply, { path: '/passkey/verify-registration', body })
      } catch (error) {
        throw isTaken(error) ? passkeyExists() : error
      }
      tellMember(context, request, email, 'passkey-added')
      return done
    },
  )

  app.post(
    '/passkey/update-passkey',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Renames a passkey',
        body: z.object({ id: PasskeyIdSchema, name: PasskeyNameSchema }),
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      const { id } = await getMember(request)
      const { body } = request
      await checkOwner(id, body.id)
      await callAuth.read(request, reply, { path: '/passkey/update-passkey', body })
      return done
    },
  )

  app.post(
    '/passkey/delete-passkey',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Removes a passkey',
        body: z.object({ id: PasskeyIdSchema, password: PasswordSchema }),
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      const member = await getMember(request)
      const { id, password } = request.body
      await checkOwner(member.id, id)
      await requireFreshSignIn(context, request, member, password)
      await callAuth.read(request, reply, { path: '/passkey/delete-passkey', body: { id } })
      tellMember(context, request, member.email, 'passkey-removed')
      return done
    },
  )

  app.post(
    '/passkey/generate-authenticate-options',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Begins a sign-in by passkey',
        response: { 200: AuthenticationOptionsSchema },
      },
    },
    async (request, reply) => {
      await throttle.checkAddress('passkey', request.ip)
      const call = { path: '/passkey/generate-authenticate-options' }
      const options = (await callAuth.read(request, reply, call)) as z.infer<
        typeof AuthenticationOptionsSchema
      >
      return { ...options, userVerification: 'required' as const }
    },
  )

  app.post(
    '/passkey/verify-authentication',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Opens a session by a passkey, without a password or second step',
        body: z.object({ response: AuthenticationSchema }),
        response: { 200: SessionSchema },
      },
    },
    async (request, reply) => {
      const { body, ip } = request
      await throttle.checkAddress('sign-in', ip)
      const call = { path: '/passkey/verify-authentication', body }
      const session = await callAuth.read(request, reply, call)
      return session as Session
    },
  )
}

/** The adapter's answer to a duplicate, which elsewhere is an address. */
function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'address-taken'
}
