import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const unread = new WeakSet<ServerResponse>()

/**
 * Closes the connection when its client has read nothing of an answer for the server's timeout:
 * otherwise answers that nobody reads pile up in memory. A slow client that goes on reading is never
 * closed, nor is one that waits for an answer, since only a stalled write counts.
 */
export function closeIfUnread(response: ServerResponse): void {
  response.on('timeout', handleTimeout)
}

/** One function for all responses: a closure for each would cost every request. */
function handleTimeout(this: ServerResponse, socket: Socket): void {
  if (this.writableLength === 0) return
  unread.add(this)
  socket.destroy()
}

/** Why an answer was not sent whole: its client did not read it, or went away. */
export type Cut = 'unread' | 'aborted'

/** Of a response that is closed; undefined where all of it was sent. */
export function cutOf(response: ServerResponse): Cut | undefined {
  if (response.writableFinished) return undefined
  return unread.has(response) ? 'unread' : 'aborted'
}

/** Calls back when the connection closes before the answer is sent whole, of injected requests too. */
export function onCut(response: ServerResponse, handle: (cut: Cut) => void): void {
  let sent = false
  response.on('finish', () => {
    sent = true
  })
  response.on('close', () => {
    if (!sent) handle(cutOf(response) ?? 'aborted')
  })
}
