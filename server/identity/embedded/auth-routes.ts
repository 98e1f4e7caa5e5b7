import type { FastifyError, FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ApiError } from '../../errors.ts'
import { answerError } from '../../plugins/error-answers.ts'
import { toInvalidFields } from '../../plugins/invalid-fields.ts'
import type { RouteContext } from './route-context.ts'
import { sessionRoutes } from './session-routes.ts'

const MAX_BODY_BYTES = 64 * 1024

/** What the pages call the library's fields. */
const FIELD_NAMES: Record<string, string> = {
  name: 'displayName',
  image: 'photoURL',
  newPassword: 'password',
}

/** What is not named here does not answer, whatever else the library can do. */
export function authRoutes(app: FastifyInstance, context: RouteContext): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  })
  // The framework sends a bare null without a body, which no client can parse.
  app.addHook('onSend', async (_request, _reply, payload) => payload ?? 'null')
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(inTheWordsOfThePages(error), request, reply),
  )
  sessionRoutes(app.withTypeProvider<ZodTypeProvider>(), context)
}

function inTheWordsOfThePages(error: FastifyError): FastifyError | ApiError {
  const { body } = toInvalidFields(error) ?? {}
  if (body?.fields === undefined) return error
  const renamed = Object.entries(body.fields).map(([field, words]) => [
    FIELD_NAMES[field] ?? field,
    words,
  ])
  return new ApiError(422, { ...body, fields: Object.fromEntries(renamed) })
}
