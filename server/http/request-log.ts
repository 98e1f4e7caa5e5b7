import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { redactAddresses } from './redact-addresses.ts'
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
export function loggerOptions(stream: LogDestination): FastifyServerOptions['logger'] {
  return {
    level: 'info',
    stream: { write: (line: string) => void stream.write(boundedLine(redactAddresses(line))) },
  }
}

export function requestLog(app: FastifyInstance, log: LogDestination): void {
  app.addHook('onRequest', async ({ id, method, url }, reply) => {
    reply.header('x-request-id', id)
    // The hook below runs only for answers that are sent whole.
    onCut(reply.raw, (cut) => {
      const { statusCode, elapsedTime } = reply
      logRequest(log, { id, method, url, statusCode, ms: elapsedTime, cut })
    })
  })
  app.addHook('onResponse', async ({ id, method, url }, reply) => {
    const { statusCode, elapsedTime } = reply
    logRequest(log, { id, method, url, statusCode, ms: elapsedTime })
  })
}

interface Handled {
  id: string
  method: string
  url: string
  statusCode: number
  ms: number
  /** Why the answer was not sent whole, if it was not. */
  cut?: Cut | undefined
}

const INFO = 30
const PROCESS = JSON.stringify({ pid: process.pid, hostname: hostname() }).slice(1, -1)

/**
 * Same format as the logger's own lines; formatted at the flush, which is far cheaper under load,
 * and without an object for each line. Ids and methods have no signs that JSON escapes.
 */
export function logRequest(log: LogDestination, { id, method, url, statusCode, ms, cut }: Handled) {
  const time = Date.now()
  log.write(() => {
    const path = JSON.stringify(loggedPath(url))
    const rounded = Math.round(ms * 10) / 10
    const ended = cut === undefined ? '' : `"cut":"${cut}",`
    return `{"level":${INFO},"time":${time},${PROCESS},"reqId":"${id}","method":"${method}","path":${path},"status":${statusCode},"ms":${rounded},${ended}"msg":"request"}\n`
  })
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
