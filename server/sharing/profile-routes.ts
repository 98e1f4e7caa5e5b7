import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ProfileChoiceSchema, ProfileSchema, PublicProfileSchema } from '#contract/sharing.ts'
import { getMember, type Members } from '../members.ts'
import type { SharedLists } from './ports.ts'
import type { ProfileStore } from './profile-store.ts'
import type { ReaderLimit } from './reader-limit.ts'
import { isReserved } from './reserved-handles.ts'
import { handleTaken, noSuchProfile } from './sharing-errors.ts'
import { isKnown, sendUnchanged } from './tagged-answer.ts'

interface ProfileRouteOptions {
  members: Members
  lists: SharedLists
  profiles: ProfileStore
  limit: ReaderLimit
}

export const profileRoutes: FastifyPluginAsyncZod<ProfileRouteOptions> = async (
  app,
  { members, lists, profiles, limit },
) => {
  app.get(
    '/profile',
    {
      schema: {
        tags: ['sharing'],
        summary: 'The member’s own profile, whether others see it or not',
        response: { 200: ProfileSchema },
      },
    },
    async ({ headers }) => {
      const { id, displayName } = await getMember(members, headers)
      const profile = await profiles.find(id)
      if (profile === undefined) return { isPublic: false, handle: null, name: displayName ?? '' }
      const { isPublic, handle, name } = profile
      return { isPublic, handle, name }
    },
  )

  app.put(
    '/profile',
    {
      schema: {
        tags: ['sharing'],
        summary: 'Changes the profile, and whether others see it',
        body: ProfileChoiceSchema,
        response: { 200: ProfileSchema },
      },
    },
    async ({ headers, body: { isPublic, handle, name } }) => {
      const { id: memberId } = await getMember(members, headers)
      if (isReserved(handle)) throw handleTaken()
      if (!(await profiles.save({ memberId, isPublic, handle, name }))) throw handleTaken()
      return { isPublic, handle, name }
    },
  )

  app.get(
    '/members/:handle',
    {
      schema: {
        tags: ['sharing'],
        summary: 'What a member shows to everybody',
        params: z.object({ handle: z.string() }),
        response: { 200: PublicProfileSchema },
      },
    },
    async (request, reply) => {
      limit(request.raw)
      const profile = await profiles.findPublic(request.params.handle.toLowerCase())
      if (profile === undefined) throw noSuchProfile()
      const { memberId, handle, name } = profile
      const listings = await lists.publicOf(memberId)
      const shown = {
        handle,
        name,
        lists: listings.map((list) => ({
          ...list,
          updatedAt: new Date(list.updatedAt).toISOString(),
        })),
      }
      reply.header('cache-control', 'private, no-cache')
      if (isKnown(request, reply, JSON.stringify(shown))) return sendUnchanged(reply)
      return shown
    },
  )
}
