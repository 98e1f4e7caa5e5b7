import type { IncomingMessage, ServerResponse } from 'node:http'

const unread = new WeakSet<ServerResponse>()

/**
 * Closes the connection when its client has read nothing of an answer for this long: otherwise
 * answers that nobody reads pile up in memory. A slow client that goes on reading is never closed,
 * nor is one that waits for an answer, since only a stalled write counts. Node sets the keep-alive
 * timeout anew after each answer.
 */
export function closeIfUnread(
  { socket }: IncomingMessage,
  response: ServerResponse,
  timeoutMs: number,
): void {
  socket.setTimeout(timeoutMs)
  response.on('timeout', () => {
    if (response.writableLength === 0) return
    unread.add(response)
    socket.destroy()
  })
}

/** Why an answer was not sent whole: its client did not read it, or went away. */
export type Cut = 'unread' | 'aborted'

/** Calls back when the connection closes before the answer is sent whole. */
export function onCut(response: ServerResponse, handle: (cut: Cut) => void): void {
  let sent = false
  response.on('finish', () => {
    sent = true
  })
  response.on('close', () => {
    if (!sent) handle(unread.has(response) ? 'unread' : 'aborted')
  })
}
