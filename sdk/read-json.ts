import type { CallOptions, TransportOptions } from './client-types.ts'
import { RackError } from './rack-error.ts'
import { readRetryAfter, withRetries } from './retry.ts'
import { startTimeLimit } from './time-limit.ts'

/** Reads JSON from an address, or throws a RackError. */
export type ReadJson = (
  url: string,
  headers: Record<string, string>,
  options: CallOptions,
) => Promise<unknown>

export function createReadJson({
  timeoutMs = 20_000,
  retries = 3,
  maxWaitMs = 60_000,
  fetch = globalThis.fetch,
}: TransportOptions): ReadJson {
  // Called through a variable: a browser's own `fetch` refuses to be called as a method of something else.
  const send = fetch
  return (url, headers, { signal }) => {
    const attempt = () =>
      readOnce((limited) => send(url, { headers, signal: limited }), timeoutMs, signal)
    return withRetries(attempt, { retries, maxWaitMs }, signal)
  }
}

async function readOnce(
  send: (signal: AbortSignal) => Promise<Response>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { response, text } = await receive(send, timeoutMs, signal)
  const body = parse(text)
  if (!response.ok) throw refusalOf(response, body)
  if (body === undefined) throw unreadable()
  return body
}

/** With its body: a connection can be lost, and time run out, in the middle of that too. */
async function receive(
  send: (signal: AbortSignal) => Promise<Response>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
) {
  signal?.throwIfAborted()
  const limit = startTimeLimit(timeoutMs, signal)
  try {
    const response = await send(limit.signal)
    return { response, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    throw limit.isOver() ? tooSlow(timeoutMs) : unreachable(error)
  } finally {
    limit.end()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The gateway says `code` and `message`, the service a number and `status`; a proxy between may say neither. */
function refusalOf({ status, headers }: Response, body: unknown): RackError {
  const said: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const message = [said.message, said.status].find((text) => typeof text === 'string')
  const code = typeof said.code === 'string' ? said.code : status
  const retryAfterS = readRetryAfter(headers.get('retry-after'), Date.now())
  return new RackError(message ?? `The server answered ${status}.`, { status, code, retryAfterS })
}

function unreachable(cause: unknown): RackError {
  return new RackError('The server cannot be reached.', { code: 'unreachable', cause })
}

function tooSlow(timeoutMs: number): RackError {
  return new RackError(`The server did not answer within ${timeoutMs} ms.`, { code: 'timeout' })
}

export function unreadable(): RackError {
  return new RackError('The answer is not one of the catalogue.', { code: 'unreadable' })
}
