import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

export interface LogDestination {
  /** A line may be a function, which is called at the flush. */
  write(line: string | (() => string)): unknown
}

/** Structured logs, one JSON object a line. Headers, bodies and query strings never reach them. */
export function loggerOptions(stream: LogDestination): FastifyServerOptions['logger'] {
  return {
    level: 'info',
    stream: { write: (line: string) => void stream.write(withoutAddresses(line)) },
  }
}

export function requestLog(app: FastifyInstance, log: LogDestination): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
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
}

const INFO = 30
const base = { pid: process.pid, hostname: hostname() }

/**
 * Same format as the logger's own lines; formatted at the flush, which is far cheaper under load.
 */
export function logRequest(log: LogDestination, { id, method, url, statusCode, ms }: Handled) {
  const time = Date.now()
  log.write(() => {
    const line = {
      level: INFO,
      time,
      ...base,
      reqId: id,
      method,
      path: pathOf(url),
      status: statusCode,
      ms: Math.round(ms * 10) / 10,
      msg: 'request',
    }
    return withoutAddresses(`${JSON.stringify(line)}\n`)
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
  return url.split('?', 1)[0] ?? url
}

/** Redacts e-mail addresses in paths and error messages. */
function withoutAddresses(line: string): string {
  if (!line.includes('@') && !line.includes('%40')) return line
  return line.replace(/[^\s"'<>()/@\\]+(?:@|%40)[^\s"'<>()/@\\]+/gi, '[address]')
}
