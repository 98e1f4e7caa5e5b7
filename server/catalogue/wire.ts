import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Answer } from '#catalogue/wire/answers.ts'
import { BoundedMap, type CacheCounts } from '#catalogue/wire/bounded-map.ts'
import { textBytes } from '#catalogue/wire/cache-bytes.ts'
import { type Endpoint, findEndpoint, routeOf } from '#catalogue/wire/endpoints.ts'
import {
  lastValue,
  type Parameters,
  parseParameters,
  splitUrl,
} from '#catalogue/wire/parameters.ts'
import { SeenBefore } from '#catalogue/wire/seen-before.ts'
import { conflict, gatewayError, throttled, WireError } from '#catalogue/wire/wire-error.ts'
import { resourceNotFound } from '#contract/error.ts'
import { CACHE_BYTES } from '../cache-bytes.ts'
import { ApiError, unexpected } from '../errors.ts'
import { hasEtag } from '../http/etag.ts'
import type { RawHandler } from '../http/front.ts'
import { CREDENTIAL_HEADERS, PRIVATE_HEADERS } from '../http/private-headers.ts'
import type { CountCall } from './call-limit.ts'
import { chooseCoding, compressed } from './encoding.ts'
import type { Admit } from './gate.ts'
import type { CountOpenCall } from './open-limit.ts'

/** The framework's name of the route that takes all other addresses. */
export const NO_ENDPOINT = '/v1/*'

const MAX_QUERY_LENGTH = 8192
const MAX_CACHED_URL_LENGTH = 500
/** What a cached URL takes: its text, with its endpoint and its parameters, and their meaning. */
const URL_BYTES = 1000
const PARAMETER_BYTES = 250
const CALLBACK = /^[\w$.]{1,64}$/
const SCRIPT = 'text/javascript; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const HEADERS = {
  'access-control-allow-origin': '*',
  // A page of another site can read no other header that it needs.
  'access-control-expose-headers': 'etag, retry-after',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding',
}
/** Of an open mirror, where calls are counted by address. */
const OPEN_HEADERS = {
  'access-control-expose-headers':
    'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After',
}
/** Where the session decides, not a key in the URL. */
const SESSION_HEADERS = {
  ...HEADERS,
  ...PRIVATE_HEADERS,
  vary: `accept-encoding, ${CREDENTIAL_HEADERS}`,
}
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'accept, authorization, content-type, if-none-match',
  'access-control-max-age': '86400',
}

/** Our own catalogue, or an upstream service. */
export interface AnswerSource {
  answer(endpoint: Endpoint, parameters: Parameters, now: Date): Answer | Promise<Answer>
  /** What it keeps in memory, by name. */
  caches(): Record<string, CacheCounts>
}

interface WireDependencies {
  source: AnswerSource
  /** Nobody needs a key or a session. */
  open: boolean
  admit: Admit
  countCall: CountCall
  /** On an open mirror with a limit. */
  countOpenCall: CountOpenCall | undefined
  now: () => Date
  /** Headers of every response of the server. */
  headers: Record<string, string>
  log: Pick<FastifyBaseLogger, 'error'>
}

/** A parsed URL. */
interface ParsedUrl {
  endpoint: Endpoint | undefined
  /** What calls like this one are counted under. */
  route: string
  parameters: Parameters
  /** The headers of every answer to it. */
  always: string[]
  tooLong: boolean
}

/** A call in flight; `headers` is the flat list of names and values that `writeHead` takes. */
interface Call {
  request: IncomingMessage
  response: ServerResponse
  id: string
  headers: string[]
  parameters: Parameters
}

/**
 * The wire format of the retired service, at `/v1`, on Node's raw request and response: the same
 * code answers behind Fastify and in the shortcut before it.
 */
export function createWire(dependencies: WireDependencies): RawHandler {
  const { source, open, admit, countCall, countOpenCall, now, headers, log } = dependencies
  const ofKeys = Object.entries({ ...headers, ...HEADERS, ...(open && OPEN_HEADERS) }).flat()
  const ofSessions = Object.entries({ ...headers, ...SESSION_HEADERS }).flat()
  const preflight = Object.entries({ ...headers, ...HEADERS, ...PREFLIGHT_HEADERS }).flat()
  const parsedUrls = new BoundedMap<string, ParsedUrl>(CACHE_BYTES.parsedUrls, bytesOfUrl)
  const seenUrls = new SeenBefore()

  function parseUrl(url: string): ParsedUrl {
    const known = parsedUrls.get(url)
    if (known !== undefined) return known
    const { path, query } = splitUrl(url)
    const tooLong = query.length > MAX_QUERY_LENGTH
    const parameters = parseParameters(query)
    const always = open || parameters.has('apikey') ? ofKeys : ofSessions
    const endpoint = findEndpoint(path)
    const route = endpoint === undefined ? NO_ENDPOINT : routeOf(endpoint)
    const parsed = { endpoint, route, parameters, always, tooLong }
    // Most clients sign each call anew, so most URLs never come again.
    if (url.length <= MAX_CACHED_URL_LENGTH && seenUrls.has(url)) {
      parameters.kept = true
      parsedUrls.set(url, parsed)
    }
    return parsed
  }

  function admitAndCount({ request, parameters, headers }: Call, instant: Date) {
    if (countOpenCall !== undefined) return countOpenCall(request, headers, instant)
    const admitted = admit(request, parameters, instant)
    return admitted && countMember(request, admitted)
  }

  async function countMember(request: IncomingMessage, admitted: ReturnType<Admit>) {
    const waitMs = countCall('wire', await admitted, request)
    if (waitMs > 0) throw throttled(waitMs)
  }

  function fail(call: Call, error: unknown): void | Promise<void> {
    if (error instanceof WireError || error instanceof ApiError) return sendError(call, error)
    log.error({ reqId: call.id, err: error }, 'request failed')
    return sendError(call, unexpected())
  }

  // Promises only where there is something to wait for: an unneeded microtask turn costs as much as
  // finding the answer.
  function answerCall(call: Call, parsed: ParsedUrl): void | Promise<void> {
    const endpoint = checkCall(call.request, parsed)
    const instant = now()
    const send = () => {
      const answer = source.answer(endpoint, call.parameters, instant)
      if (answer instanceof Promise) return answer.then((made) => sendAnswer(call, made))
      return sendAnswer(call, answer)
    }
    const admitted = admitAndCount(call, instant)
    return admitted === undefined ? send() : admitted.then(send)
  }

  return (request, response, handled) => {
    const { id } = handled
    if (isPreflight(request)) {
      handled.route = NO_ENDPOINT
      response.writeHead(204, [...preflight, 'x-request-id', id]).end()
      return
    }
    const parsed = parseUrl(request.url ?? '')
    const { parameters, always } = parsed
    handled.route = parsed.route
    const call = { request, response, id, headers: [...always, 'x-request-id', id], parameters }
    try {
      return answerCall(call, parsed)?.catch((error) => fail(call, error))
    } catch (error) {
      return fail(call, error)
    }
  }
}

/** The name of its answer is about as long as the URL, and both may take two bytes a character. */
function bytesOfUrl({ parameters }: ParsedUrl, url: string): number {
  let values = 0
  for (const sent of parameters.values()) values += sent.length
  return URL_BYTES + 3 * textBytes(url) + PARAMETER_BYTES * values
}

/** Checks that do not depend on the caller. */
function checkCall(
  { url = '', method }: IncomingMessage,
  { endpoint, parameters, tooLong }: ParsedUrl,
): Endpoint {
  if (tooLong) throw gatewayError(414, 'RequestURITooLong', 'The query is too long.')
  checkCallback(parameters)
  if (endpoint === undefined) throw new WireError(404, resourceNotFound(url))
  if (method === 'GET' || method === 'HEAD') return endpoint
  throw gatewayError(405, 'MethodNotAllowedError', `${method} is not allowed`)
}

function sendAnswer(call: Call, { etag, pieces }: Answer): void | Promise<void> {
  call.headers.push('etag', etag)
  if (hasEtag(call.request.headers['if-none-match'], etag)) {
    call.response.writeHead(304, call.headers).end()
    return
  }
  return sendBody(call, 200, pieces)
}

interface Refusal {
  statusCode: number
  body: object
  retryAfterS?: number | undefined
}

function sendError(call: Call, error: Refusal): void | Promise<void> {
  if (error.retryAfterS !== undefined) call.headers.push('retry-after', String(error.retryAfterS))
  return sendBody(call, error.statusCode, [Buffer.from(JSON.stringify(error.body))])
}

/** JSON, or JSONP where a callback is given. */
function sendBody(call: Call, status: number, json: Buffer[]): void | Promise<void> {
  const callback = lastValue(call.parameters, 'callback')
  const wrapped = callback !== undefined && CALLBACK.test(callback)
  const pieces = wrapped ? [Buffer.from(`${callback}(`), ...json, Buffer.from(')')] : json
  call.headers.push('content-type', wrapped ? SCRIPT : JSON_TYPE)
  const coding = chooseCoding(call.request.headers['accept-encoding'], pieces)
  if (coding === undefined) return sendPieces(call, status, pieces)
  call.headers.push('content-encoding', coding)
  const bytes = compressed(pieces, coding)
  if (Buffer.isBuffer(bytes)) return sendPieces(call, status, [bytes])
  return bytes.then((ready) => sendPieces(call, status, [ready]))
}

/** Corked writes instead of a concatenation: copying a large answer costs more than finding it. */
function sendPieces({ request, response, headers }: Call, status: number, pieces: Buffer[]): void {
  let length = 0
  for (const piece of pieces) length += piece.length
  headers.push('content-length', String(length))
  response.writeHead(status, headers)
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const last = pieces.length - 1
  if (last > 0) response.cork()
  for (let place = 0; place < last; place += 1) response.write(pieces[place])
  response.end(pieces[last])
}

function checkCallback(parameters: Parameters): void {
  const callback = lastValue(parameters, 'callback')
  if (callback !== undefined && !CALLBACK.test(callback)) {
    throw conflict('callback is not a valid name of a function.')
  }
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}
