import type { FastifyError, FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ApiError } from '../../errors.ts'
import { toInvalidFields } from '../../http/invalid-fields.ts'
import { answerError } from '../../plugins/error-answers.ts'
import { accountRoutes } from './account-routes.ts'
import { appRoutes } from './factor/app-routes.ts'
import { passkeyRoutes } from './factor/passkey-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import type { RouteContext } from './route-context.ts'
import { sessionRoutes } from './session-routes.ts'
import { socialRoutes } from './social-routes.ts'
import { verificationRoutes } from './verification-routes.ts'

const MAX_BODY_BYTES = 64 * 1024

/** Maps better-auth's field names to those of the pages. */
const FIELD_NAMES: Record<string, string> = {
  name: 'displayName',
  image: 'photoURL',
  newPassword: 'password',
}

/** An allow-list: endpoints of better-auth that are not named here answer 404. */
export function authRoutes(app: FastifyInstance, context: RouteContext): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.type('application/json; charset=utf-8')
  })
  // Fastify sends a bare null as an empty body, which no client can parse as JSON.
  app.addHook('onSend', async (_request, _reply, payload) => payload ?? 'null')
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answered = inTheWordsOfThePages(error)
    context.signIns.countRefused(request, reasonOf(answered))
    return answerError(answered, request, reply)
  })
  const typed = app.withTypeProvider<ZodTypeProvider>()
  sessionRoutes(typed, context)
  socialRoutes(typed, context)
  passwordRoutes(typed, context)
  verificationRoutes(typed, context)
  accountRoutes(typed, context)
  appRoutes(typed, context)
  passkeyRoutes(typed, context)
}

/** A word that our own source has. */
function reasonOf(error: FastifyError | ApiError): string {
  if (error instanceof ApiError) return error.body.code
  return (error.statusCode ?? 500) < 500 ? 'malformed' : 'failed'
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
