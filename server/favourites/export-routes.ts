import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { FavouriteLineSchema } from '#contract/favourite-page.ts'
import { toCsv } from '#contract/to-csv.ts'
import { getMember, type Members } from '../members.ts'
import type { FavouriteBook } from './favourite-book.ts'

interface ExportRouteOptions {
  members: Members
  book: FavouriteBook
  now: () => Date
}

export const exportRoutes: FastifyPluginAsyncZod<ExportRouteOptions> = async (
  app,
  { members, book, now },
) => {
  app.get(
    '/export.json',
    {
      schema: {
        tags: ['favourites'],
        summary: 'All that the member keeps, as a file',
        response: {
          200: z.object({ exportedAt: z.string(), favourites: z.array(FavouriteLineSchema) }),
        },
      },
    },
    async ({ headers }, reply) => {
      const { id } = await getMember(members, headers)
      const exportedAt = now()
      attach(reply, exportedAt, 'json')
      return { exportedAt: exportedAt.toISOString(), favourites: await book.lines(id) }
    },
  )

  app.get(
    '/export.csv',
    {
      schema: {
        tags: ['favourites'],
        summary: 'The same as a table: RFC 4180, with nothing that a program takes for a formula',
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async ({ headers }, reply) => {
      const { id } = await getMember(members, headers)
      const lines = await book.lines(id)
      attach(reply, now(), 'csv').type('text/csv; charset=utf-8')
      return toCsv([
        ['kind', 'id', 'title', 'url', 'addedAt'],
        ...lines.map(({ kind, id, title, url, addedAt }) => [kind, id, title, url, addedAt]),
      ])
    },
  )
}

function attach(reply: FastifyReply, at: Date, extension: string): FastifyReply {
  const name = `spinner-rack-favourites-${at.toISOString().slice(0, 10)}.${extension}`
  return reply.header('content-disposition', `attachment; filename="${name}"`)
}
