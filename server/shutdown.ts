import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** What is closed once nobody uses it any more. */
interface Closable {
  close(): Promise<void>
}

/** Below the ten seconds a supervisor waits before it kills. */
export const GRACE_MS = 8_000
/** A database that is away must not keep the process. */
export const CLOSE_MS = 1_000

/**
 * Stops accepting, lets what is in flight finish, closes the stores. Who is not done after the
 * grace is cut off.
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

/** Ctrl-C reaches the process twice, by the terminal and by the launcher: only the first counts. */
export function shutDownOnSignal(app: FastifyInstance, stores: Closable): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      await shutDown(app, stores)
      process.exit(0)
    })
  }
}
