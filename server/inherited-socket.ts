import { StartError } from './start-error.ts'

/** Where a service manager's first socket is, after standard input, output and error. */
const FIRST_FD = 3

/**
 * The socket that a service manager has opened for this process (systemd's socket activation), and keeps
 * open while the server restarts: whoever connects meanwhile waits instead of being refused.
 */
export function inheritedSocket(
  { LISTEN_PID, LISTEN_FDS }: Record<string, string | undefined>,
  pid = process.pid,
): { fd: number; host: string } | undefined {
  // Otherwise they were meant for the process that started this one.
  if (LISTEN_PID !== String(pid) || Number(LISTEN_FDS) === 0) return undefined
  // Any name but `localhost`, for which Fastify opens further sockets of its own.
  if (LISTEN_FDS === '1') return { fd: FIRST_FD, host: 'inherited' }
  throw new StartError(`One socket can be taken from the service manager, not ${LISTEN_FDS}.`)
}
