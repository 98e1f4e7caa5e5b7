import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ImportPreviewSchema } from '#contract/imports.ts'
import { tooManyTries } from '../errors.ts'
import type { Limit, Limits } from '../store/limits.ts'
import { tooLarge, unreadable } from './import-errors.ts'
import type { ImportPreviews } from './import-preview.ts'
import { MAX_UPLOAD_BYTES, readUpload } from './read-upload.ts'

interface UploadRouteOptions {
  callerOf: (request: object) => string
  limits: Limits
  previews: ImportPreviews
}

const UPLOADS: Limit = { max: 30, windowMs: 10 * 60_000 }
/** Of one member. */
const MAX_AT_ONCE = 2
const RETRY_MS = 5_000
const BODY_TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE'

/** On its own, because its body is a file whatever its type. */
export const uploadRoutes: FastifyPluginAsyncZod<UploadRouteOptions> = async (
  app,
  { callerOf, limits, previews },
) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const running = new Map<object, string>()
  app.addHook('onRequest', async (request) => {
    const memberId = callerOf(request)
    const verdict = await limits.consume(`import:${memberId}`, UPLOADS)
    if (!verdict.allowed) throw tooManyTries(verdict.retryAfterMs)
    // Each may hold a whole file in memory.
    const own = [...running.values()].filter((id) => id === memberId)
    if (own.length >= MAX_AT_ONCE) throw tooManyTries(RETRY_MS)
    running.set(request, memberId)
  })
  app.addHook('onResponse', async (request) => void running.delete(request))
  app.addHook('onRequestAbort', async (request) => void running.delete(request))
  app.setErrorHandler((error) => {
    throw error instanceof Error && 'code' in error && error.code === BODY_TOO_LARGE
      ? tooLarge()
      : error
  })

  app.post(
    '/',
    {
      bodyLimit: MAX_UPLOAD_BYTES,
      schema: {
        tags: ['imports'],
        summary: 'Reads a file and shows what would be imported; nothing is taken over yet',
        description:
          'The body is the file, or a form with the field `file`: a CBL reading list (XML or JSON), ' +
          'the CSV of League of Comic Geeks, CLZ Comics or Goodreads, or an export of ours.',
        consumes: ['application/octet-stream', 'multipart/form-data'],
        querystring: z.object({
          name: z.string().max(500).optional().meta({ description: 'The name of the file' }),
        }),
        body: z.unknown().meta({ type: 'string', format: 'binary' }),
        response: { 201: ImportPreviewSchema },
      },
    },
    async (request, reply) => {
      const { body, headers, query } = request
      if (!(body instanceof Uint8Array)) throw unreadable('There was no file in the request.')
      const bytes = new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength)
      const upload = await readUpload(bytes, headers['content-type'] ?? '', query.name)
      const preview = await previews.make(callerOf(request), upload.name, upload.bytes)
      return reply.code(201).send(preview)
    },
  )
}
