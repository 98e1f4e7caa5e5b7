import type { FastifyBaseLogger } from 'fastify'

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'fatal'>

const CONSOLE = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'info' } as const

/**
 * What libraries and Node itself write past the log goes through it, so that every line has its form and its
 * rules: errors of libraries carry addresses and passwords.
 */
export function logProcess(log: Log): void {
  for (const [method, level] of Object.entries(CONSOLE)) {
    console[method as keyof typeof CONSOLE] = (...said: unknown[]) =>
      log[level]({ from: 'console', err: said.find(isError) }, wordsOf(said))
  }
  // Node's own listener writes to standard error.
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ from: 'node', err }, 'warning'))
  // The process ends by it all the same, and the log is written at its exit.
  process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }, 'crashed'))
}

/** Without objects: nobody knows what they hold. */
function wordsOf(said: unknown[]): string {
  const words = said.filter((part) => typeof part !== 'object' && typeof part !== 'function')
  return words.join(' ').trim() || 'something was said'
}

function isError(part: unknown): part is Error {
  return part instanceof Error
}
