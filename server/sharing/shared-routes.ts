import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MAX_LIST_ENTRIES } from '#contract/lists.ts'
import {
  HideChoiceSchema,
  MAX_SHARED_PAGE,
  SavedShareSchema,
  SharedListSchema,
} from '#contract/sharing.ts'
import { getMember, type Member, type Members } from '../members.ts'
import type { SharedLists } from './ports.ts'
import type { ReaderLimit } from './reader-limit.ts'
import type { SharedBook } from './shared-book.ts'
import { notShared } from './sharing-errors.ts'
import { isKnown, sendUnchanged } from './tagged-answer.ts'

interface SharedRouteOptions {
  /** Members who come with a session, or with a token for lists. */
  members: Members
  /** Members who come with a session. */
  sessions: Members
  lists: SharedLists
  book: SharedBook
  limit: ReaderLimit
  /** Whether the member may hide what others share. */
  isModerator(member: Member): boolean
  now: () => Date
}

const ParamsSchema = z.object({
  token: z.string().meta({ description: 'The last part of the link' }),
})

/** For whoever has the link. */
export const sharedRoutes: FastifyPluginAsyncZod<SharedRouteOptions> = async (
  app,
  { members, sessions, lists, book, limit, isModerator, now },
) => {
  app.get(
    '/:token',
    {
      schema: {
        tags: ['sharing'],
        summary: 'A part of a shared list, for anybody',
        params: ParamsSchema,
        querystring: z.object({
          offset: z.coerce.number().int().min(0).max(MAX_LIST_ENTRIES).default(0),
          limit: z.coerce.number().int().min(1).max(MAX_SHARED_PAGE).default(100),
        }),
        response: { 200: SharedListSchema },
      },
    },
    async (request, reply) => {
      limit(request.raw)
      const page = book.page(await book.get(request.params.token), request.query)
      reply.header('cache-control', 'private, no-cache')
      if (isKnown(request, reply, JSON.stringify(page))) return sendUnchanged(reply)
      return page
    },
  )

  app.post(
    '/:token/save',
    {
      schema: {
        tags: ['sharing'],
        summary: 'Makes a private list of the member’s own from a shared one',
        params: ParamsSchema,
        response: { 201: SavedShareSchema },
      },
    },
    async (request, reply) => {
      const { id: memberId } = await getMember(members, request.headers)
      limit(request.raw)
      const { list } = await book.get(request.params.token)
      const id = await lists.copy(memberId, list)
      return reply.code(201).send({ id, href: `/lists/${id}` })
    },
  )

  /** Throws an ApiError, as for a link that never was, for anybody else. */
  async function checkModerator({ headers }: FastifyRequest): Promise<void> {
    const member = await sessions.find(headers)
    if (member === null || !isModerator(member)) throw notShared()
  }

  app.get(
    '/:token/hidden',
    {
      schema: {
        tags: ['sharing'],
        summary: 'Whether a list is hidden, by any link that it had; for whoever runs the site',
        params: ParamsSchema,
        response: { 200: HideChoiceSchema },
      },
    },
    async (request) => {
      await checkModerator(request)
      const hidden = await lists.isHidden(request.params.token)
      if (hidden === undefined) throw notShared()
      return { hidden }
    },
  )

  app.put(
    '/:token/hidden',
    {
      schema: {
        tags: ['sharing'],
        summary: 'Hides a shared list from everybody but its owner; for whoever runs the site',
        params: ParamsSchema,
        body: HideChoiceSchema,
        response: { 200: HideChoiceSchema },
      },
    },
    async (request) => {
      await checkModerator(request)
      const { hidden } = request.body
      const at = hidden ? now().getTime() : null
      if (!(await lists.hide(request.params.token, at))) throw notShared()
      return { hidden }
    },
  )
}
