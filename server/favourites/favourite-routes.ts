import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { FavouritePageSchema } from '#contract/favourite-page.ts'
import {
  FAVOURITE_KINDS,
  FAVOURITE_ORDERS,
  MAX_ASKED_FAVOURITES,
  MAX_FAVOURITE_PAGE,
  MAX_FAVOURITES,
  StoredFavouritesSchema,
} from '#contract/favourites.ts'
import { ApiError, notFound } from '../errors.ts'
import { getMember, type Members } from '../members.ts'
import { readId, readIdList } from '../read-ids.ts'
import type { FavouriteBook, FavouriteCatalogue } from './favourite-book.ts'
import type { FavouriteStore } from './favourite-store.ts'
import { findKind } from './read-address.ts'

export interface FavouriteRouteOptions {
  members: Members
  catalogue: FavouriteCatalogue
  store: FavouriteStore
  book: FavouriteBook
  now: () => Date
}

const KindParameter = z.string().meta({ description: FAVOURITE_KINDS.join(', ') })
const OneSchema = z.object({
  kind: KindParameter,
  id: z.string().meta({ description: 'The number of the record' }),
})

export const favouriteRoutes: FastifyPluginAsyncZod<FavouriteRouteOptions> = async (
  app,
  { members, catalogue, store, book, now },
) => {
  app.get(
    '/',
    {
      schema: {
        tags: ['favourites'],
        summary: 'A page of what the member keeps',
        querystring: z.object({
          kind: KindParameter.optional(),
          orderBy: z.enum(FAVOURITE_ORDERS).default('-addedAt'),
          page: z.coerce.number().int().min(1).max(MAX_FAVOURITE_PAGE).default(1),
        }),
        response: { 200: FavouritePageSchema },
      },
    },
    async ({ headers, query: { kind, orderBy, page } }) => {
      const { id: memberId } = await getMember(members, headers)
      const chosen = kind === undefined || kind === '' ? undefined : findKind(kind)
      return book.page(memberId, { kind: chosen, order: orderBy, page })
    },
  )

  app.get(
    '/:kind',
    {
      schema: {
        tags: ['favourites'],
        summary: 'Which of several records the member keeps',
        params: z.object({ kind: KindParameter }),
        querystring: z.object({
          ids: z.string().meta({ description: `A comma list, at most ${MAX_ASKED_FAVOURITES}` }),
        }),
        response: { 200: StoredFavouritesSchema },
      },
    },
    async ({ headers, params, query }) => {
      const { id: memberId } = await getMember(members, headers)
      const kind = findKind(params.kind)
      const ids = readIdList(query.ids, MAX_ASKED_FAVOURITES)
      const current = (id: number) => catalogue.currentId(kind, id) ?? id
      const stored = new Set(await store.listStored(memberId, kind, ids.map(current)))
      return { kept: ids.filter((id) => stored.has(current(id))) }
    },
  )

  app.put(
    '/:kind/:id',
    {
      schema: {
        tags: ['favourites'],
        summary: 'Keeps a record; once more changes nothing',
        params: OneSchema,
        response: { 204: z.null() },
      },
    },
    async ({ headers, params }, reply) => {
      const { id: memberId } = await getMember(members, headers)
      const kind = findKind(params.kind)
      const asked = readId(params.id)
      const id = catalogue.currentId(kind, asked)
      if (id === undefined) throw unknown(asked)
      const added = await store.add(memberId, { kind, id, addedAt: now().getTime() })
      if (!added) throw tooMany()
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/:kind/:id',
    {
      schema: {
        tags: ['favourites'],
        summary: 'Keeps a record no longer; once more changes nothing',
        params: OneSchema,
        response: { 204: z.null() },
      },
    },
    async ({ headers, params }, reply) => {
      const { id: memberId } = await getMember(members, headers)
      const kind = findKind(params.kind)
      const id = readId(params.id)
      const current = catalogue.currentId(kind, id)
      // A favourite that the catalogue no longer has can still be removed.
      const removed = await store.remove(memberId, kind, current ?? id)
      if (!removed && current === undefined) throw unknown(id)
      return reply.code(204).send(null)
    },
  )
}

function unknown(id: number): ApiError {
  return notFound(`There is nothing with the number ${id} here.`)
}

function tooMany(): ApiError {
  const limit = MAX_FAVOURITES.toLocaleString('en')
  return new ApiError(409, {
    code: 'too-many-favourites',
    message: `You have ${limit} favourites, and there is no room for more. Take one away first.`,
  })
}
