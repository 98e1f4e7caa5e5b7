import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LIST_EXPORTS, type ListExport } from '#contract/imports.ts'
import { ListParamsSchema } from './list-address.ts'
import type { ListBook } from './list-book.ts'
import { noSuchList } from './list-errors.ts'
import type { ListStore } from './list-store.ts'

/** The catalogue's part: it knows the series and numbers that other programs read. */
export interface ListWriter {
  write(
    format: ListExport,
    list: {
      name: string
      description: string
      entries: { comic: number; section: string; note: string; readAt: string | null }[]
    },
  ): string
}

interface ExportRouteOptions {
  callerOf: (request: object) => string
  store: ListStore
  book: ListBook
  files: ListWriter
}

const FORMATS = LIST_EXPORTS.map(({ format }) => format)
const TYPES: Record<ListExport, string> = {
  cbl: 'application/xml; charset=utf-8',
  'cbl-json': 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

export const exportRoutes: FastifyPluginAsyncZod<ExportRouteOptions> = async (
  app,
  { callerOf, store, book, files },
) => {
  app.get(
    '/:id/export',
    {
      schema: {
        tags: ['lists'],
        summary: 'A list as a file, which `POST /api/imports` reads again',
        produces: ['application/xml', 'application/json', 'text/csv'],
        params: ListParamsSchema,
        querystring: z.object({ format: z.enum(FORMATS).default('json') }),
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      const memberId = callerOf(request)
      const list = await store.find(memberId, request.params.id)
      if (list === undefined) throw noSuchList()
      const { format } = request.query
      const { name, description } = list
      const entries = await book.dated(memberId, list)
      return reply
        .type(TYPES[format])
        .header('content-disposition', `attachment; filename="${fileName(name, format)}"`)
        .send(files.write(format, { name, description, entries }))
    },
  )
}

const LONGEST_NAME = 60

/** Of letters, digits and hyphens alone, so that nothing in a list's name steers a header or a disk. */
function fileName(name: string, format: ListExport): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const plain = words.slice(0, LONGEST_NAME).replace(/^-+|-+$/g, '') || 'list'
  const { extension } = LIST_EXPORTS.find((one) => one.format === format) ?? LIST_EXPORTS[0]
  return `${plain}.${extension}`
}
