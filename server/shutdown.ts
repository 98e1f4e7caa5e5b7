import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A resource that is closed after the last request. */
interface Closable {
  close(): Promise<void>
}

/** Below the ten seconds after which a supervisor kills the process. */
export const GRACE_MS = 8_000
/** Timeout: an unreachable database must not keep the process alive. */
export const CLOSE_MS = 1_000

/**
 * Graceful shutdown: stops accepting, finishes requests in flight, closes the stores. Connections
 * that are still open after the grace period are closed.
 */
export async function shutDown(
  app: FastifyInstance,
  stores: Closable,
  { graceMs = GRACE_MS, closeMs = CLOSE_MS } = {},
) {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), graceMs)
  await app.close()
  clearTimeout(cutOff)
  await Promise.race([stores.close(), delay(closeMs, undefined, { ref: false })])
}

/** Ctrl-C sends SIGINT twice, by the terminal and by the launcher: only the first counts. */
export function shutDownOnSignal(app: FastifyInstance, stores: Closable): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
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
