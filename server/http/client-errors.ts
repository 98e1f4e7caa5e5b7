import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { MALFORMED, type RequestCounts } from './request-counts.ts'

/**
 * Answers what Node's HTTP parser refuses, before a request object exists: the response is raw
 * text.
 */
const ANSWERS: Record<string, { status: number; code: string; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'RequestHeaderFieldsTooLarge',
    message: 'The address or the headers are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'RequestTimeout',
    message: 'The request took too long to arrive.',
  },
}
const BAD_REQUEST = { status: 400, code: 'BadRequest', message: 'That is not a request of HTTP.' }

export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  counts: Pick<RequestCounts, 'count'>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, code, message } = ANSWERS[error.code ?? ''] ?? BAD_REQUEST
  counts.count({ route: MALFORMED, method: '', statusCode: status, ms: 0 })
  const body = JSON.stringify({ code, message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
