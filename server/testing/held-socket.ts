import net from 'node:net'
import { onCleanUp } from '#scripts/testing/clean-up.ts'

interface BoundHandle {
  fd: number
  getsockname(name: { port?: number }): number
  close(): void
}

/** Of Node's own, undocumented: a public one would also accept connections, which only our server may do. */
const { _createServerHandle: bind } = net as unknown as {
  _createServerHandle(address: string, port: number, addressType: 4): BoundHandle | number
}

/** A socket that a test holds open for servers that come and go, as a service manager does. */
export function holdSocket(): { fd: number; port: string } {
  const handle = bind('127.0.0.1', 0, 4)
  if (typeof handle === 'number') throw new Error(`No socket could be opened: ${handle}`)
  onCleanUp(() => handle.close())
  const name: { port?: number } = {}
  handle.getsockname(name)
  return { fd: handle.fd, port: String(name.port) }
}
