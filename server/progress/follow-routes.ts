import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  FollowOrderSchema,
  type FollowRef,
  FollowsSchema,
  MAX_FOLLOWS,
  NextUpSchema,
} from '#contract/follows.ts'
import { ORDER_KINDS, type OrderKind } from '#contract/progress.ts'
import { PutOffSchema } from '#contract/progress-changes.ts'
import { ApiError, notFound } from '../errors.ts'
import { demandScope, getMember, hasScope, type Member, type Members } from '../members.ts'
import { toIso } from './comic-routes.ts'
import type { FollowStore } from './follow-store.ts'
import { type FollowBook, isPutOff } from './next-up.ts'
import { type OrderBook, readOrderId, unknown } from './reading-orders.ts'

interface FollowRouteOptions {
  members: Members
  /** Those who may change something: a token may be for reading alone. */
  writers: Members
  follows: FollowStore
  orders: OrderBook
  book: FollowBook
  now: () => Date
}

const OneSchema = z.object({
  kind: z.string().meta({ description: ORDER_KINDS.join(', ') }),
  id: z.string().meta({ description: 'The number of the record, or the id of the list' }),
})

/** What members follow. */
export const followRoutes: FastifyPluginAsyncZod<FollowRouteOptions> = async (
  app,
  { members, writers, follows, orders, book, now },
) => {
  /** Under the id that it has now; what is gone is found too, since it may be followed still. */
  const findRef = async (member: Member, params: { kind: string; id: string }) => {
    const kind = findKind(params.kind)
    if (kind === 'lists') demandScope(member, 'lists')
    const id = readOrderId(kind, params.id)
    const order = await orders.find(member.id, kind, id)
    const ref: FollowRef = { kind, id: order?.id ?? id }
    return { ref, exists: order !== undefined }
  }

  app.get(
    '/',
    {
      schema: {
        tags: ['progress'],
        summary: 'What the member follows, in their order',
        response: { 200: FollowsSchema },
      },
    },
    async ({ headers }) => {
      const member = await getMember(members, headers)
      const at = now()
      const followed = await book.list(member.id)
      const seen = followed.filter(({ follow }) => maySee(member, follow.kind))
      return {
        follows: seen.map(({ follow, order: { id, title, href } }) => ({
          kind: follow.kind,
          id,
          title,
          href,
          followedAt: toIso(follow.followedAt),
          putOffUntil: isPutOff(follow, at) ? toIso(follow.putOffUntil as number) : null,
        })),
      }
    },
  )

  app.put(
    '/',
    {
      schema: {
        tags: ['progress'],
        summary: 'Orders what the member follows; what is not named stays behind it',
        body: FollowOrderSchema,
        response: { 204: z.null() },
      },
    },
    async ({ headers, body }, reply) => {
      const { id: memberId } = await getMember(writers, headers)
      await follows.order(memberId, body.order)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/:kind/:id',
    {
      schema: {
        tags: ['progress'],
        summary: 'Follows a reading order; once more changes nothing',
        params: OneSchema,
        response: { 204: z.null() },
      },
    },
    async ({ headers, params }, reply) => {
      const member = await getMember(writers, headers)
      const { ref, exists } = await findRef(member, params)
      if (!exists) throw unknown(ref.id)
      if (!(await follows.add(member.id, ref, now().getTime()))) throw tooMany()
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/:kind/:id',
    {
      schema: {
        tags: ['progress'],
        summary: 'Follows it no longer; once more changes nothing',
        params: OneSchema,
        response: { 204: z.null() },
      },
    },
    async ({ headers, params }, reply) => {
      const member = await getMember(writers, headers)
      const { ref, exists } = await findRef(member, params)
      const removed = await follows.remove(member.id, ref)
      if (!removed && !exists) throw unknown(ref.id)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/:kind/:id/put-off',
    {
      schema: {
        tags: ['progress'],
        summary: 'Leaves it out of what is next up until then; null brings it back',
        params: OneSchema,
        body: PutOffSchema,
        response: { 204: z.null() },
      },
    },
    async ({ headers, params, body: { until } }, reply) => {
      const member = await getMember(writers, headers)
      const { ref } = await findRef(member, params)
      const moment = until === null ? null : new Date(until).getTime()
      if (!(await follows.putOff(member.id, ref, moment))) throw unknown(ref.id)
      return reply.code(204).send(null)
    },
  )
}

/** What the member reads next. */
export const nextUpRoutes: FastifyPluginAsyncZod<
  Pick<FollowRouteOptions, 'members' | 'book' | 'now'>
> = async (app, { members, book, now }) => {
  app.get(
    '/',
    {
      schema: {
        tags: ['progress'],
        summary: 'The next unread comic of everything that the member follows and has not put off',
        response: { 200: NextUpSchema },
      },
    },
    async ({ headers }) => {
      const member = await getMember(members, headers)
      const next = await book.nextUp(member.id, now())
      return { next: next.filter(({ kind }) => maySee(member, kind)) }
    },
  )
}

/** Lists are private: a token that is for progress alone is told nothing of them. */
function maySee(member: Member, kind: OrderKind): boolean {
  return kind !== 'lists' || hasScope(member, 'lists')
}

/** Throws an ApiError for an unknown kind. */
function findKind(text: string): OrderKind {
  const kind = ORDER_KINDS.find((candidate) => candidate === text)
  if (kind === undefined) throw notFound(`There is no kind called ${text}.`)
  return kind
}

function tooMany(): ApiError {
  return new ApiError(409, {
    code: 'too-many-follows',
    message: `You follow ${MAX_FOLLOWS} things, and there is no room for more. Drop one first.`,
  })
}
