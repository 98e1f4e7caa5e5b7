import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { CollectedSchema, OwnedCopiesSchema } from '#contract/collection.ts'
import { getMember } from '../members.ts'
import { readId } from '../read-ids.ts'
import { tooMany, unknown } from './collection-errors.ts'
import type { CollectionRouteOptions } from './collection-routes.ts'

const OneSchema = z.object({ id: z.string().meta({ description: 'The number of the comic' }) })

/** *I own it* and *I want it*: each leaves alone what is known beside it, and once more changes nothing. */
export const markRoutes: FastifyPluginAsyncZod<CollectionRouteOptions> = async (
  app,
  { members, catalogue, store, now },
) => {
  const known = (text: string) => {
    const asked = readId(text)
    const id = catalogue.comicId(asked)
    if (id === undefined) throw unknown(asked)
    return id
  }

  app.put(
    '/comics/:id/owned',
    {
      schema: {
        tags: ['collection'],
        summary: 'The member owns a comic: copies that are there stay, a wish has come true',
        params: OneSchema,
        body: z.nullish(OwnedCopiesSchema),
        response: { 204: z.null() },
      },
    },
    async ({ headers, params, body }, reply) => {
      const { id: memberId } = await getMember(members, headers)
      const copies = body?.copies ?? [{}]
      const comic = { id: known(params.id), copies, addedAt: now().getTime() }
      if (!(await store.own(memberId, comic))) throw tooMany()
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/comics/:id/owned',
    {
      schema: {
        tags: ['collection'],
        summary: 'Takes away all copies of a comic; answers what was there, to be put back',
        params: OneSchema,
        response: { 200: CollectedSchema },
      },
    },
    async ({ headers, params }) => {
      const { id: memberId } = await getMember(members, headers)
      const id = known(params.id)
      const collected = await store.find(memberId, id)
      await store.disown(memberId, id)
      return collected ?? { copies: [], wish: false }
    },
  )

  app.put(
    '/comics/:id/wish',
    {
      schema: {
        tags: ['collection'],
        summary: 'The member wishes for a comic, owned or not',
        params: OneSchema,
        response: { 204: z.null() },
      },
    },
    async ({ headers, params }, reply) => {
      const { id: memberId } = await getMember(members, headers)
      if (!(await store.wish(memberId, known(params.id), now().getTime()))) throw tooMany()
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/comics/:id/wish',
    {
      schema: {
        tags: ['collection'],
        summary: 'The member no longer wishes for a comic',
        params: OneSchema,
        response: { 204: z.null() },
      },
    },
    async ({ headers, params }, reply) => {
      const { id: memberId } = await getMember(members, headers)
      await store.unwish(memberId, known(params.id))
      return reply.code(204).send(null)
    },
  )
}
