import { z } from 'zod'
import {
  AppCodeSchema,
  AppSetupSchema,
  FactorsSchema,
  RecoveryCodeSchema,
  RecoveryCodesSchema,
} from '#contract/factors.ts'
import { SignInSchema } from '#contract/identity.ts'
import { SessionSchema } from '#contract/session.ts'
import { isFreshSession } from '../reauthenticate.ts'
import type { AuthApp, RouteContext } from '../route-context.ts'
import { appIsOff, appIsOn } from './factor-errors.ts'
import { findApp, findPasskeys } from './find-factors.ts'
import { requireFreshSignIn } from './fresh-sign-in.ts'
import { spendCode, takeSecondStep } from './second-step.ts'
import { tellMember } from './tell-member.ts'

const DoneSchema = z.object({ status: z.literal(true) })
const done = { status: true as const }
const PasswordSchema = z.object({ password: SignInSchema.shape.password })

/** The second factor by an authenticator app (TOTP), and its recovery codes. */
export function appRoutes(app: AuthApp, context: RouteContext): void {
  const { callAuth, getAuth, getMember, throttle } = context

  app.get(
    '/factors',
    {
      schema: {
        tags: ['accounts'],
        summary: 'The second factors of the member, without their secrets',
        response: { 200: FactorsSchema },
      },
    },
    async (request) => {
      const { id } = await getMember(request)
      const auth = await getAuth()
      const found = await findApp(auth, id)
      const passkeys = await findPasskeys(auth, id)
      return {
        authenticatorApp: found !== undefined,
        recoveryCodesLeft: found?.recoveryCodesLeft ?? 0,
        passkeys: passkeys.map(({ id, name, createdAt }) => ({
          id,
          name: name ?? '',
          createdAt: createdAt.toISOString(),
        })),
        fresh: await isFreshSession(context, request),
      }
    },
  )

  app.post(
    '/two-factor/enable',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Begins to set up an authenticator app; tells its secret, once',
        body: PasswordSchema,
        response: { 200: AppSetupSchema },
      },
    },
    async (request, reply) => {
      const { id, email } = await getMember(request)
      if (await findApp(await getAuth(), id)) throw appIsOn()
      const body = { ...request.body, method: 'totp' }
      const answer = await throttle.tryPassword(email, () =>
        callAuth.read(request, reply, { path: '/two-factor/enable', body }),
      )
      const { totpURI, backupCodes } = answer as { totpURI: string; backupCodes: string[] }
      const key = new URL(totpURI).searchParams.get('secret') ?? ''
      // Some apps show the plus sign that the library writes for a space.
      const uri = totpURI.replaceAll('+', '%20')
      return { uri, key, recoveryCodes: backupCodes }
    },
  )

  app.post(
    '/two-factor/confirm',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Turns the authenticator app on by its first code',
        body: z.object({ code: AppCodeSchema }),
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      const { id, email } = await getMember(request)
      const { code } = request.body
      if (await findApp(await getAuth(), id)) throw appIsOn()
      await throttle.tryCode(id, async () => {
        await spendCode(context, id, code)
        await callAuth.read(request, reply, { path: '/two-factor/verify-totp', body: { code } })
      })
      tellMember(context, request, email, 'app-on')
      return done
    },
  )

  app.post(
    '/two-factor/generate-backup-codes',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Replaces the recovery codes; tells the new ones, once',
        body: PasswordSchema,
        response: { 200: RecoveryCodesSchema },
      },
    },
    async (request, reply) => {
      const { id, email } = await getMember(request)
      if (!(await findApp(await getAuth(), id))) throw appIsOff()
      const call = { path: '/two-factor/generate-backup-codes', body: request.body }
      const answer = await throttle.tryPassword(email, () => callAuth.read(request, reply, call))
      tellMember(context, request, email, 'new-codes')
      return { recoveryCodes: (answer as { backupCodes: string[] }).backupCodes }
    },
  )

  app.post(
    '/two-factor/disable',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Turns the authenticator app off, and forgets its secret and recovery codes',
        body: PasswordSchema.partial().default({}),
        response: { 200: DoneSchema },
      },
    },
    async (request) => {
      const member = await getMember(request)
      await requireFreshSignIn(context, request, member, request.body.password)
      const auth = await getAuth()
      const wasOn = (await findApp(auth, member.id)) !== undefined
      // Not by the library, which asks for a password even after a sign-in by passkey.
      const { adapter, internalAdapter } = await auth.$context
      await internalAdapter.updateUser(member.id, { twoFactorEnabled: false })
      const where = [{ field: 'userId', value: member.id }]
      await adapter.deleteMany({ model: 'twoFactor', where })
      if (wasOn) tellMember(context, request, member.email, 'app-off')
      return done
    },
  )

  app.post(
    '/two-factor/verify-totp',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Ends a sign-in by the code of the authenticator app',
        body: z.object({ code: AppCodeSchema }),
        response: { 200: SessionSchema },
      },
    },
    (request, reply) =>
      takeSecondStep(context, request, reply, {
        path: '/two-factor/verify-totp',
        code: request.body.code,
      }),
  )

  app.post(
    '/two-factor/verify-backup-code',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Ends a sign-in by a recovery code, which works once',
        body: z.object({ code: RecoveryCodeSchema }),
        response: { 200: SessionSchema },
      },
    },
    (request, reply) =>
      takeSecondStep(context, request, reply, {
        path: '/two-factor/verify-backup-code',
        code: request.body.code,
      }),
  )
}
