import type { FastifyInstance } from 'fastify'
import { PRIVATE_HEADERS } from '../http/private-headers.ts'
import { pathOf } from '../http/request-log.ts'
import { isUnder } from './error-answers.ts'

/**
 * Everything under `/api` depends on who asks, refusals included, unless its route says otherwise:
 * so a new route is private from its first day.
 */
export function privateAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isUnder('/api', pathOf(url))) reply.headers(PRIVATE_HEADERS)
  })
}
