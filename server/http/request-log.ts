import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify'
import { LEVEL_NUMBERS, type LogLevel } from '#contract/log-line.ts'
import { LineCounts } from './line-counts.ts'
import { toLoggedError } from './logged-error.ts'
import { redactAddresses } from './redact-addresses.ts'
import { type CountedRequest, NO_ROUTE, RequestCounts } from './request-counts.ts'
import { type Cut, onCut } from './unread-answers.ts'

export interface LogDestination {
  /** A line may be a function, which is called at the flush. */
  write(line: string | (() => string)): unknown
}

/** The longest path in the log. */
const MAX_PATH = 300
/** Redacted before the cut at `MAX_PATH`, which could otherwise leave the first half of an address. */
const MAX_REDACTED_PATH = 1000
/** The longest text in one field of the log: a stack trace is shorter. */
const MAX_FIELD = 4000

/** Structured logs, one JSON object a line. Headers, bodies and query strings never reach them. */
export function loggerOptions(
  log: LogDestination,
  level: LogLevel,
  { lines }: RequestRecord,
): FastifyServerOptions['logger'] {
  const write = (line: string) => {
    lines.count(line)
    log.write(boundedLine(redactAddresses(line)))
  }
  return { level, serializers: { err: toLoggedError }, stream: { write } }
}

/** Where every request ends, whoever has answered it. */
export interface RequestRecord {
  counts: RequestCounts
  lines: LineCounts
  /** Undefined where nobody wants a line for each request, which costs nothing then. */
  log: LogDestination | undefined
}

export function createRecord(log: LogDestination, level: LogLevel): RequestRecord {
  const wanted = level !== 'silent' && LEVEL_NUMBERS[level] <= LEVEL_NUMBERS.info
  return {
    counts: new RequestCounts(),
    lines: new LineCounts(),
    log: wanted ? log : undefined,
  }
}

export function requestLog(app: FastifyInstance, record: RequestRecord): void {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id)
    // The hook below runs only for answers that are sent whole.
    onCut(reply.raw, (cut) => recordReply(record, reply, { cut }))
  })
  app.addHook('onResponse', async (_request, reply) => recordReply(record, reply))
}

/** `route` where the framework knows none. */
export function recordReply(
  record: RequestRecord,
  { request, statusCode, elapsedTime }: FastifyReply,
  { cut, route = NO_ROUTE }: { cut?: Cut; route?: string } = {},
): void {
  const { id, method, url, routeOptions } = request
  const handled = { route: routeOptions.url ?? route, id, method, url, statusCode, cut }
  recordRequest(record, { ...handled, ms: elapsedTime })
}

export function recordRequest({ counts, log }: RequestRecord, handled: Handled): void {
  counts.count(handled)
  if (log !== undefined) logRequest(log, handled)
}

interface Handled extends CountedRequest {
  id: string
  url: string
}

const PROCESS = JSON.stringify({ pid: process.pid, hostname: hostname() }).slice(1, -1)

/**
 * Same format as the logger's own lines; formatted at the flush, which is far cheaper under load,
 * and without an object for each line. Ids and methods have no signs that JSON escapes.
 */
export function logRequest(
  log: LogDestination,
  { id, method, url, statusCode, ms, cut }: Omit<Handled, 'route'>,
): void {
  const time = Date.now()
  log.write(() => {
    const path = JSON.stringify(loggedPath(url))
    const rounded = Math.round(ms * 10) / 10
    const ended = cut === undefined ? '' : `"cut":"${cut}",`
    return `{"level":${LEVEL_NUMBERS.info},"time":${textOf(time)},${PROCESS},"reqId":"${id}","method":"${method}","path":${path},"status":${statusCode},"ms":${rounded},${ended}"msg":"request"}\n`
  })
}

let last = { time: 0, text: '0' }

/** Lines of one millisecond share it: writing thirteen digits costs half as much as the rest of a line. */
function textOf(time: number): string {
  if (time !== last.time) last = { time, text: String(time) }
  return last.text
}

const thisProcess = randomBytes(6).toString('hex')
let requests = 0

/** Unique across servers; cheaper than a random id for each request. */
export function nextRequestId(): string {
  requests += 1
  return `${thisProcess}-${requests.toString(36)}`
}

/** The query string is cut off: it may hold a reset token, a key or an e-mail. */
export function pathOf(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? url : url.slice(0, mark)
}

function loggedPath(url: string): string {
  const path = pathOf(url.length <= MAX_REDACTED_PATH ? url : url.slice(0, MAX_REDACTED_PATH))
  return shortened(redactAddresses(withoutShareToken(path)), MAX_PATH)
}

/** Whoever knows the token of a shared list can read it, so no log does. */
function withoutShareToken(path: string): string {
  return path.replace(/(\/shared\/)[a-z2-7]{20,}/i, '$1[token]')
}

/** Cuts the long fields of a line of the logger: a message may quote what a caller sent. */
function boundedLine(line: string): string {
  if (line.length <= MAX_FIELD) return line
  const fields: unknown = JSON.parse(line, (_name, value) =>
    typeof value === 'string' ? shortened(value, MAX_FIELD) : value,
  )
  return `${JSON.stringify(fields)}\n`
}

function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max)}…`
}
