import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type LogDestination, logRequest, nextRequestId } from './request-log.ts'
import { closeIfUnread, cutOf } from './unread-answers.ts'

/** Longer than the keep-alive timeout of proxies in front of us, so that the proxy closes first. */
const KEEP_ALIVE_MS = 72_000
const REQUEST_TIMEOUT_MS = 60_000
/** Longer than a mobile connection is silent between two cells. */
const UNREAD_TIMEOUT_MS = 30_000

/** Answers on Node's raw response; `id` is the request id of the log. */
export type RawHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
) => void | Promise<void>

interface Shortcut {
  prefix: string
  handle: RawHandler
  logger: FastifyBaseLogger
}

/**
 * The HTTP server's entry point. URLs under the shortcut's prefix bypass Fastify, whose overhead is
 * as large as a whole response of the catalogue (docs/decisions/014).
 */
export class Front {
  private readonly log: LogDestination
  private readonly unreadTimeoutMs: number
  private shortcut: Shortcut | undefined

  constructor(log: LogDestination, unreadTimeoutMs = UNREAD_TIMEOUT_MS) {
    this.log = log
    this.unreadTimeoutMs = unreadTimeoutMs
  }

  createServer(framework: RequestListener): Server {
    const server = createServer((request, response) => {
      const { shortcut } = this
      closeIfUnread(response)
      // Accepted before the server began to close: answered, but nothing more comes on its connection.
      if (!server.listening) response.setHeader('connection', 'close')
      const handled = shortcut && this.tryHandle(shortcut, request, response)
      if (handled === undefined) framework(request, response)
      response.on('close', () => {
        if (handled !== undefined) this.logHandled(handled, request, response)
        // While the server closes, keep-alive connections would delay its end.
        if (!server.listening) request.socket.end()
      })
    })
    // Node starts it anew with each request, and replaces it by the next one between requests.
    server.timeout = this.unreadTimeoutMs
    server.keepAliveTimeout = KEEP_ALIVE_MS
    server.requestTimeout = REQUEST_TIMEOUT_MS
    return server
  }

  openShortcut(app: FastifyInstance, prefix: string, handle: RawHandler): void {
    this.shortcut = { prefix, handle, logger: app.log }
  }

  /** Undefined where the prefix does not match. */
  private tryHandle(
    { prefix, handle, logger }: Shortcut,
    request: IncomingMessage,
    response: ServerResponse,
  ): Handled | undefined {
    if (!request.url?.startsWith(prefix)) return undefined
    const handled = { id: nextRequestId(), began: performance.now() }
    // No promise where the answer is at hand, as it mostly is.
    handle(request, response, handled.id)?.catch((error) => {
      logger.error({ reqId: handled.id, err: error }, 'request failed')
      response.destroy()
    })
    return handled
  }

  private logHandled(
    { id, began }: Handled,
    { method = '', url = '/' }: IncomingMessage,
    response: ServerResponse,
  ): void {
    const ms = performance.now() - began
    const { statusCode } = response
    logRequest(this.log, { id, method, url, statusCode, ms, cut: cutOf(response) })
  }
}

/** A request that took the shortcut. */
interface Handled {
  id: string
  began: number
}
