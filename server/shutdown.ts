import type { Server } from 'node:http'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A resource that is closed after the last request. */
interface Closable {
  close(): Promise<void>
}

/** Below the ten seconds after which a supervisor kills the process. */
export const GRACE_MS = 8_000
/** So many wait in the kernel at most, as Node has it; whoever comes later must not keep the process from closing. */
const BACKLOG = 511
/** Timeout: an unreachable database must not keep the process alive. */
export const CLOSE_MS = 1_000

/**
 * Graceful shutdown: accepts whoever is already connected and nobody else, finishes requests in
 * flight, closes the stores. Connections that are still open after the grace period are closed.
 */
export async function shutDown(
  app: FastifyInstance,
  stores: Closable,
  { graceMs = GRACE_MS, closeMs = CLOSE_MS } = {},
) {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), graceMs)
  await acceptWaiting(app.server)
  await app.close()
  clearTimeout(cutOff)
  await Promise.race([stores.close(), delay(closeMs, undefined, { ref: false })])
}

/**
 * Accepts the connections that are already established but wait in the kernel, of which Node takes one a turn
 * of its event loop: closing would reset them, perhaps with a call on them that a proxy must not send twice.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  for (let before = -1; before < accepted && accepted <= BACKLOG; ) {
    before = accepted
    // The first turn may be the rest of the present one.
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', count)
}

/** Ctrl-C sends SIGINT twice, by the terminal and by the launcher: only the first counts. */
export function shutDownOnSignal(app: FastifyInstance, stores: Closable): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      app.log.info({ signal }, 'stopping')
      await shutDown(app, stores)
      app.log.info('stopped')
      process.exit(0)
    })
  }
}
