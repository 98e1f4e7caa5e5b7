import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '#catalogue/wire/answers.ts'
import { type Endpoint, findEndpoint } from '#catalogue/wire/endpoints.ts'
import {
  lastValue,
  type Parameters,
  parseParameters,
  splitUrl,
} from '#catalogue/wire/parameters.ts'
import { conflict, gatewayError, WireError } from '#catalogue/wire/wire-error.ts'
import { resourceNotFound } from '#contract/error.ts'
import { documentedRoutes } from './documented-routes.ts'
import { acceptsGzip, gzipped } from './encoding.ts'
import type { Admit } from './gate.ts'

const MAX_QUERY_LENGTH = 8192
const CALLBACK = /^[\w$.]{1,64}$/
const SCRIPT = 'text/javascript; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding',
}
const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Our own catalogue, or another service. */
export interface AnswerSource {
  answer(endpoint: Endpoint, parameters: Parameters, now: Date): Answer | Promise<Answer>
}

interface CatalogueDependencies {
  source: AnswerSource
  admit: Admit
  now: () => Date
}

/** The wire of the retired service, at `/v1/public`. */
export const catalogueRoutes: FastifyPluginAsync<CatalogueDependencies> = async (
  app,
  { source, admit, now },
) => {
  async function answer(request: FastifyRequest, path: string, parameters: Parameters) {
    const endpoint = findEndpoint(path)
    if (endpoint === undefined) throw new WireError(404, resourceNotFound(request.url))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw gatewayError(405, 'MethodNotAllowedError', `${request.method} is not allowed`)
    }
    await admit(request, parameters)
    return source.answer(endpoint, parameters, now())
  }

  // Before anything else is read or checked: the contract's words are the parser's, not the schema's.
  async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(HEADERS)
    if (isPreflight(request)) return sendPreflight(reply)
    const { path, query } = splitUrl(request.url)
    const parameters = parseParameters(query)
    try {
      if (query.length > MAX_QUERY_LENGTH) {
        throw gatewayError(414, 'RequestURITooLong', 'The query is too long.')
      }
      checkCallback(parameters)
      return await sendAnswer(request, reply, parameters, await answer(request, path, parameters))
    } catch (error) {
      if (!(error instanceof WireError)) throw error
      return await sendError(request, reply, parameters, error)
    }
  }
  const handler = () => undefined

  for (const { url, schema } of documentedRoutes) app.get(url, { schema, onRequest, handler })
  app.route({ method: [...VERBS], url: '/v1/*', schema: { hide: true }, onRequest, handler })
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  parameters: Parameters,
  answer: Answer,
) {
  reply.header('etag', answer.etag)
  if (hasEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  return sendBody(request, reply, parameters, answer.body)
}

async function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  parameters: Parameters,
  { statusCode, body }: WireError,
) {
  return sendBody(request, reply.code(statusCode), parameters, Buffer.from(JSON.stringify(body)))
}

/** As JSON, or as a script that calls the reader's function with it. */
async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  parameters: Parameters,
  json: Buffer,
) {
  const callback = lastValue(parameters, 'callback')
  const wrapped = callback !== undefined && CALLBACK.test(callback)
  const bytes = wrapped ? Buffer.from(`${callback}(${json})`) : json
  reply.header('content-type', wrapped ? SCRIPT : JSON_TYPE)
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(bytes)
  return reply.header('content-encoding', 'gzip').send(await gzipped(bytes))
}

function checkCallback(parameters: Parameters): void {
  const callback = lastValue(parameters, 'callback')
  if (callback !== undefined && !CALLBACK.test(callback)) {
    throw conflict('callback is not a valid name of a function.')
  }
}

/** Clients send the bare value; quotes and `W/` are taken off. */
function hasEtag(header: string | undefined, etag: string): boolean {
  const sent = header?.split(',').map((value) => value.trim().replace(/^(?:W\/)?"?|"$/g, ''))
  return sent?.some((value) => value === etag || value === '*') ?? false
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

function sendPreflight(reply: FastifyReply) {
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'accept, authorization, content-type, if-none-match',
      'access-control-max-age': '86400',
    })
    .send()
}
