import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  DELETED_LIST_DAYS,
  HoldingListsSchema,
  ListChangeSchema,
  ListPageSchema,
  ListSummarySchema,
  ListsSchema,
  MAX_LIST_ENTRIES,
  MAX_LIST_PAGE,
  NewListSchema,
} from '#contract/lists.ts'
import { ListParamsSchema, MAX_ENTRIES_BYTES } from './list-address.ts'
import type { ListBook } from './list-book.ts'
import { noSuchList, tooManyLists } from './list-errors.ts'
import type { ListMaker } from './list-maker.ts'
import type { ListStore, StoredList } from './list-store.ts'
import { toEtag } from './list-version.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_MS = DELETED_LIST_DAYS * DAY_MS

interface ListRouteOptions {
  /** The id of the member who calls. */
  callerOf: (request: object) => string
  store: ListStore
  book: ListBook
  maker: ListMaker
  now: () => Date
}

export const listRoutes: FastifyPluginAsyncZod<ListRouteOptions> = async (
  app,
  { callerOf, store, book, maker, now },
) => {
  const keptSince = () => now().getTime() - KEPT_MS

  async function get(memberId: string, id: string): Promise<StoredList> {
    const list = await store.find(memberId, id)
    if (list === undefined) throw noSuchList()
    return list
  }

  app.get(
    '/',
    {
      schema: {
        tags: ['lists'],
        summary: 'All lists of the member, the last changed first',
        response: { 200: ListsSchema },
      },
    },
    async (request) => ({ lists: await book.summaries(callerOf(request)) }),
  )

  app.post(
    '/',
    {
      bodyLimit: MAX_ENTRIES_BYTES,
      schema: {
        tags: ['lists'],
        summary: 'Makes a list: empty, of comics, or from an event, an arc or another list',
        body: NewListSchema,
        response: { 201: ListSummarySchema },
      },
    },
    async (request, reply) => {
      const memberId = callerOf(request)
      await store.dropDeleted(keptSince())
      const list = await maker.make(memberId, request.body)
      const summary = await book.summary(memberId, list)
      return reply.code(201).header('etag', toEtag(list.version)).send(summary)
    },
  )

  app.get(
    '/holding/:comic',
    {
      schema: {
        tags: ['lists'],
        summary: 'The lists of the member that hold a comic',
        params: z.object({ comic: z.coerce.number().int().min(1).max(9_999_999_999) }),
        response: { 200: HoldingListsSchema },
      },
    },
    async (request) => ({ lists: await book.holding(callerOf(request), request.params.comic) }),
  )

  app.get(
    '/:id',
    {
      schema: {
        tags: ['lists'],
        summary: 'A part of a list, with what its rows show',
        params: ListParamsSchema,
        querystring: z.object({
          offset: z.coerce.number().int().min(0).max(MAX_LIST_ENTRIES).default(0),
          limit: z.coerce.number().int().min(1).max(MAX_LIST_PAGE).default(100),
        }),
        response: { 200: ListPageSchema },
      },
    },
    async (request, reply) => {
      const memberId = callerOf(request)
      const list = await get(memberId, request.params.id)
      reply.header('etag', toEtag(list.version))
      return book.page(memberId, list, request.query)
    },
  )

  app.patch(
    '/:id',
    {
      schema: {
        tags: ['lists'],
        summary: 'Changes the name or the description of a list',
        params: ListParamsSchema,
        body: ListChangeSchema,
        response: { 200: ListSummarySchema },
      },
    },
    async (request, reply) => {
      const memberId = callerOf(request)
      const { id } = request.params
      const changed = await store.describe(memberId, id, request.body, now().getTime())
      if (!changed) throw noSuchList()
      const list = await get(memberId, id)
      reply.header('etag', toEtag(list.version))
      return book.summary(memberId, list)
    },
  )

  app.delete(
    '/:id',
    {
      schema: {
        tags: ['lists'],
        summary: `Deletes a list, which can be restored for ${DELETED_LIST_DAYS} days`,
        params: ListParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await store.dropDeleted(keptSince())
      const removed = await store.remove(callerOf(request), request.params.id, now().getTime())
      if (!removed) throw noSuchList()
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/:id/restore',
    {
      schema: {
        tags: ['lists'],
        summary: 'Brings a deleted list back; once more changes nothing',
        params: ListParamsSchema,
        response: { 200: ListSummarySchema },
      },
    },
    async (request, reply) => {
      const memberId = callerOf(request)
      const { id } = request.params
      const restored = await store.restore(memberId, id, keptSince())
      if (!restored && (await store.isDeleted(memberId, id, keptSince()))) throw tooManyLists()
      const list = await get(memberId, id)
      reply.header('etag', toEtag(list.version))
      return book.summary(memberId, list)
    },
  )

  app.post(
    '/:id/duplicate',
    {
      schema: {
        tags: ['lists'],
        summary: 'Makes a copy of a list',
        params: ListParamsSchema,
        response: { 201: ListSummarySchema },
      },
    },
    async (request, reply) => {
      const memberId = callerOf(request)
      const list = await maker.duplicate(memberId, request.params.id)
      const summary = await book.summary(memberId, list)
      return reply.code(201).header('etag', toEtag(list.version)).send(summary)
    },
  )
}
