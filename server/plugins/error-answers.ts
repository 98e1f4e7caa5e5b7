import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { resourceNotFound } from '#contract/error.ts'
import { type ApiError, notFound, refused, unexpected } from '../errors.ts'
import { toInvalidFields } from '../http/invalid-fields.ts'
import { pathOf } from '../http/request-log.ts'

export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerError)

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    if (isUnder('/v1', path)) return sendResourceNotFound(reply, request.url)
    if (isUnder('/static', path)) return reply.code(404).type('text/plain').send('Not found\n')
    const { statusCode, body } = notFound('Nothing answers at this address.')
    return reply.code(statusCode).send(body)
  })
}

export function answerError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isWire = isUnder('/v1', pathOf(request.url))
  if (isWire && error.statusCode === 400) return sendResourceNotFound(reply, request.url)
  if (isAnswered(error)) {
    if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS)
    if (error.cause !== undefined) request.log.error({ err: error.cause }, 'request failed')
    return reply.code(error.statusCode).send(error.body)
  }
  const answer = toApiError(error)
  if (answer.statusCode >= 500) request.log.error({ err: error }, 'request failed')
  return reply.code(answer.statusCode).send(answer.body)
}

function sendResourceNotFound(reply: FastifyReply, url: string) {
  return reply.code(404).header('access-control-allow-origin', '*').send(resourceNotFound(url))
}

export function isUnder(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

/** An error with its own body: an ApiError or a WireError. */
function isAnswered(
  error: object,
): error is { statusCode: number; body: object; retryAfterS?: number } {
  return 'body' in error && 'statusCode' in error && typeof error.statusCode === 'number'
}

function toApiError(error: FastifyError | ApiError): ApiError {
  const invalid = 'validation' in error ? toInvalidFields(error) : undefined
  if (invalid !== undefined) return invalid
  const { statusCode = 500, message } = error
  return statusCode < 500 ? refused(statusCode, message) : unexpected()
}
