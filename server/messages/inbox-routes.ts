import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { InboxExportSchema, InboxPageSchema, MAX_INBOX_PAGE } from '#contract/inbox.ts'
import { InboxFilterSchema } from '#contract/inbox-filter.ts'
import { notFound } from '../errors.ts'
import type { Members } from '../members.ts'
import type { IsReader } from './create-is-reader.ts'
import { toFilter } from './message-filter.ts'
import { isMessageId } from './message-id.ts'
import { type MessageReader, messagesToCsv } from './message-reader.ts'
import type { MessageStore } from './message-store.ts'
import { mapStoreErrors } from './store-failure.ts'

interface InboxRouteOptions {
  members: Members
  isReader: IsReader
  store: MessageStore
  book: MessageReader
  now: () => Date
}

const tags = ['inbox']
const OneSchema = z.object({ id: z.string() })

/** For the operators of the site; everybody else gets 404. */
export const inboxRoutes: FastifyPluginAsyncZod<InboxRouteOptions> = async (
  app,
  { members, isReader, store, book, now },
) => {
  app.addHook('onRequest', async ({ headers }) => {
    const member = await mapStoreErrors(() => members.find(headers))
    if (member === null || !isReader(member)) throw notFound('Nothing answers at this address.')
  })

  const mark = async (id: string, readAt: Date | null) => {
    const marked = isMessageId(id) && (await store.mark(id, readAt))
    if (!marked) throw notFound('There is no such message. It may have been removed.')
  }

  app.get(
    '/',
    {
      schema: {
        tags,
        summary: 'A page of the messages, the newest first',
        querystring: z.object({
          ...InboxFilterSchema.shape,
          page: z.coerce.number().int().min(1).max(MAX_INBOX_PAGE).default(1),
        }),
        response: { 200: InboxPageSchema },
      },
    },
    async ({ query: { page, ...filter } }) => book.page(toFilter(filter), page),
  )

  app.put(
    '/:id/read',
    {
      schema: {
        tags,
        summary: 'Marks a message as read',
        params: OneSchema,
        response: { 204: z.null() },
      },
    },
    async ({ params }, reply) => {
      await mark(params.id, now())
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/:id/read',
    {
      schema: {
        tags,
        summary: 'Marks a message as unread',
        params: OneSchema,
        response: { 204: z.null() },
      },
    },
    async ({ params }, reply) => {
      await mark(params.id, null)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/export.json',
    {
      schema: {
        tags,
        summary: 'All messages, as a file; the filters are those of the list',
        querystring: InboxFilterSchema,
        response: { 200: InboxExportSchema },
      },
    },
    async ({ query }, reply) => {
      const messages = await book.all(toFilter(query))
      const exportedAt = now()
      attach(reply, exportedAt, 'json')
      return { exportedAt: exportedAt.toISOString(), queries: messages }
    },
  )

  app.get(
    '/export.csv',
    {
      schema: {
        tags,
        summary: 'The same as a table: RFC 4180, with nothing that a program takes for a formula',
        produces: ['text/csv'],
        querystring: InboxFilterSchema,
        response: { 200: z.string() },
      },
    },
    async ({ query }, reply) => {
      const messages = await book.all(toFilter(query))
      attach(reply, now(), 'csv').type('text/csv; charset=utf-8')
      return messagesToCsv(messages)
    },
  )
}

function attach(reply: FastifyReply, at: Date, extension: string): FastifyReply {
  const name = `spinner-rack-queries-${at.toISOString().slice(0, 10)}.${extension}`
  return reply.header('content-disposition', `attachment; filename="${name}"`)
}
