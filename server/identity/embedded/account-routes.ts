import { z } from 'zod'
import { DeviceSessionsSchema, SignInWaysSchema } from '#contract/device-sessions.ts'
import { DisplayNameSchema, PhotoURLSchema, SignInSchema } from '#contract/identity.ts'
import { reauthenticate } from './reauthenticate.ts'
import type { AuthApp, RouteContext } from './route-context.ts'

const DoneSchema = z.object({ status: z.literal(true) })
const done = { status: true as const }

const ProfileBodySchema = z
  .object({ name: DisplayNameSchema, image: PhotoURLSchema })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Nothing is to be changed.')

export function accountRoutes(app: AuthApp, context: RouteContext): void {
  const { callAuth, getAuth, getMember, readToken, forget, erase } = context

  app.post(
    '/update-user',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Changes the display name or the picture',
        body: ProfileBodySchema,
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      const { body } = request
      await callAuth.read(request, reply, { path: '/update-user', body })
      return done
    },
  )

  app.get(
    '/list-accounts',
    {
      schema: {
        tags: ['accounts'],
        summary: 'The ways in which the member can sign in',
        response: { 200: SignInWaysSchema },
      },
    },
    async (request) => {
      const { id } = await getMember(request)
      const { internalAdapter } = await (await getAuth()).$context
      return internalAdapter.findAccounts(id)
    },
  )

  app.get(
    '/list-sessions',
    {
      schema: {
        tags: ['accounts'],
        summary: 'The devices that the member is signed in on',
        response: { 200: DeviceSessionsSchema },
      },
    },
    async (request) => {
      const { id } = await getMember(request)
      const { internalAdapter } = await (await getAuth()).$context
      const sessions = await internalAdapter.listSessions(id, { onlyActiveSessions: true })
      const own = readToken(request)
      return sessions.map((session) => ({
        id: session.id,
        current: session.token === own,
        userAgent: session.userAgent || null,
        signedInAt: session.createdAt.toISOString(),
        lastSeenAt: session.updatedAt.toISOString(),
      }))
    },
  )

  app.post(
    '/revoke-session',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Signs one device out',
        body: z.object({ id: z.string().max(100) }),
        response: { 200: DoneSchema },
      },
    },
    async (request) => {
      const { id } = await getMember(request)
      const { internalAdapter } = await (await getAuth()).$context
      const sessions = await internalAdapter.listSessions(id)
      const chosen = sessions.find((session) => session.id === request.body.id)
      if (chosen !== undefined) await internalAdapter.deleteSession(chosen.token)
      return done
    },
  )

  app.post(
    '/revoke-other-sessions',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Signs all other devices out',
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      await callAuth.read(request, reply, { path: '/revoke-other-sessions', body: {} })
      return done
    },
  )

  app.post(
    '/delete-user',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Deletes the account and all that is kept of its owner',
        body: z.object({ password: z.optional(SignInSchema.shape.password) }).default({}),
        response: { 200: DoneSchema },
      },
    },
    async (request, reply) => {
      const member = await getMember(request)
      await reauthenticate(context, request, member, request.body.password)
      await forget(member.id)
      await callAuth.read(request, reply, { path: '/delete-user', body: {} })
      await erase(member)
      return done
    },
  )
}
