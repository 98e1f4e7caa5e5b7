import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { NO_ROUTE } from './request-counts.ts'
import { nextRequestId, type RequestRecord, recordRequest } from './request-log.ts'
import { closeIfUnread, cutOf } from './unread-answers.ts'

/** Longer than the keep-alive timeout of proxies in front of us, so that the proxy closes first. */
const KEEP_ALIVE_MS = 72_000
const REQUEST_TIMEOUT_MS = 60_000
/** Longer than a mobile connection is silent between two cells. */
const UNREAD_TIMEOUT_MS = 30_000

/** A request that bypasses Fastify: its id in the log, and the pattern of its route, once it is known. */
interface RawCall {
  readonly id: string
  route: string
}

/** Answers on Node's raw response. */
export type RawHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  call: RawCall,
) => void | Promise<void>

interface Shortcut {
  takes(request: IncomingMessage): boolean
  handle: RawHandler
  logger: FastifyBaseLogger
}

/**
 * The HTTP server's entry point. URLs under the shortcut's prefix bypass Fastify, whose overhead is
 * as large as a whole response of the catalogue (docs/decisions/014).
 */
export class Front {
  private readonly record: RequestRecord
  private readonly unreadTimeoutMs: number
  private shortcuts: Shortcut[] = []

  constructor(record: RequestRecord, unreadTimeoutMs = UNREAD_TIMEOUT_MS) {
    this.record = record
    this.unreadTimeoutMs = unreadTimeoutMs
  }

  createServer(framework: RequestListener): Server {
    const { counts } = this.record
    const server = createServer((request, response) => {
      closeIfUnread(response)
      // Accepted before the server began to close: answered, but nothing more comes on its connection.
      if (!server.listening) response.setHeader('connection', 'close')
      counts.inFlight += 1
      const handled = this.tryHandle(request, response)
      if (handled === undefined) framework(request, response)
      response.on('close', () => {
        counts.inFlight -= 1
        if (handled !== undefined) this.recordHandled(handled, request, response)
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

  /** The first that takes a request answers it. */
  openShortcut(app: FastifyInstance, takes: Shortcut['takes'], handle: RawHandler): void {
    this.shortcuts.push({ takes, handle, logger: app.log })
  }

  /** Undefined where no shortcut takes it. */
  private tryHandle(request: IncomingMessage, response: ServerResponse): Handled | undefined {
    for (const { takes, handle, logger } of this.shortcuts) {
      if (!takes(request)) continue
      const handled = { id: nextRequestId(), route: NO_ROUTE, began: performance.now() }
      // No promise where the answer is at hand, as it mostly is.
      handle(request, response, handled)?.catch((error) => {
        logger.error({ reqId: handled.id, err: error }, 'request failed')
        response.destroy()
      })
      return handled
    }
    return undefined
  }

  private recordHandled(
    { id, route, began }: Handled,
    { method = '', url = '/' }: IncomingMessage,
    response: ServerResponse,
  ): void {
    const ms = performance.now() - began
    const { statusCode } = response
    recordRequest(this.record, { id, route, method, url, statusCode, ms, cut: cutOf(response) })
  }
}

/** A request that took a shortcut. */
interface Handled extends RawCall {
  began: number
}
