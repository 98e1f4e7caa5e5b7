import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  IMPORT_RESULT_FILTER,
  ImportCommitSchema,
  ImportDoneSchema,
  ImportLeftSchema,
  ImportPreviewSchema,
  ImportRowsSchema,
  ImportsSchema,
  MAX_IMPORT_PAGE,
  PREVIEW_HOURS,
  UNDO_IMPORT_DAYS,
} from '#contract/imports.ts'
import type { ImportCommitter } from './import-committer.ts'
import { noSuchImport } from './import-errors.ts'
import type { ImportPreviews } from './import-preview.ts'
import type { ImportStore, StoredImport } from './import-store.ts'

interface ImportRouteOptions {
  /** The id of the member who calls. */
  callerOf: (request: object) => string
  store: ImportStore
  previews: ImportPreviews
  committer: ImportCommitter
  now: () => Date
}

/** A choice for each of a hundred thousand lines. */
const MAX_CHOICES_BYTES = 6 * 1024 * 1024
const MAX_OFFSET = 1_000_000

const ParamsSchema = z.object({ id: z.string().meta({ description: 'The id of the import' }) })

export const importRoutes: FastifyPluginAsyncZod<ImportRouteOptions> = async (
  app,
  { callerOf, store, previews, committer, now },
) => {
  async function get(memberId: string, id: string): Promise<StoredImport> {
    const file = await store.find(memberId, id, now().getTime())
    if (file === undefined) throw noSuchImport()
    return file
  }

  app.get(
    '/',
    {
      schema: {
        tags: ['imports'],
        summary: 'The imports that can still be undone, the newest first',
        response: { 200: ImportsSchema },
      },
    },
    async (request) => ({ imports: await store.listDone(callerOf(request), now().getTime()) }),
  )

  app.get(
    '/:id',
    {
      schema: {
        tags: ['imports'],
        summary: `A preview once more; it is kept for ${PREVIEW_HOURS} hours`,
        params: ParamsSchema,
        response: { 200: ImportPreviewSchema },
      },
    },
    async (request) => previews.show(await get(callerOf(request), request.params.id)),
  )

  app.get(
    '/:id/rows',
    {
      schema: {
        tags: ['imports'],
        summary: 'A part of the lines of a preview: unsure ones first, then unknown, then matched',
        params: ParamsSchema,
        querystring: z.object({
          result: IMPORT_RESULT_FILTER,
          offset: z.coerce.number().int().min(0).max(MAX_OFFSET).default(0),
          limit: z.coerce.number().int().min(1).max(MAX_IMPORT_PAGE).default(100),
        }),
        response: { 200: ImportRowsSchema },
      },
    },
    async (request) =>
      previews.page(await get(callerOf(request), request.params.id), request.query),
  )

  app.get(
    '/:id/left',
    {
      schema: {
        tags: ['imports'],
        summary: `The lines that an import left out, for ${UNDO_IMPORT_DAYS} days`,
        params: ParamsSchema,
        response: { 200: ImportLeftSchema },
      },
    },
    async (request) => {
      const { id } = request.params
      const lines = await store.leftLines(callerOf(request), id, now().getTime())
      if (lines === undefined) throw noSuchImport()
      return { lines }
    },
  )

  app.post(
    '/:id/commit',
    {
      bodyLimit: MAX_CHOICES_BYTES,
      schema: {
        tags: ['imports'],
        summary: 'Takes over what the file holds, all or nothing; once more changes nothing',
        params: ParamsSchema,
        body: z.nullish(ImportCommitSchema),
        response: { 200: ImportDoneSchema },
      },
    },
    async (request) => {
      const choices = request.body ?? ImportCommitSchema.parse({})
      return committer.commit(callerOf(request), request.params.id, choices)
    },
  )

  app.delete(
    '/:id',
    {
      schema: {
        tags: ['imports'],
        summary: `Throws a preview away, or undoes an import, for ${UNDO_IMPORT_DAYS} days`,
        params: ParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const memberId = callerOf(request)
      const { id } = request.params
      const isDone = (await store.remove(memberId, id)) || (await committer.undo(memberId, id))
      if (!isDone) throw noSuchImport()
      return reply.code(204).send(null)
    },
  )
}
