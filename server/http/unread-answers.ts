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

/** How an answer ended that was not sent whole: we closed it, or the client went away. */
export function cutOf(response: ServerResponse): 'unread' | 'aborted' | undefined {
  if (response.writableFinished) return undefined
  return unread.has(response) ? 'unread' : 'aborted'
}
