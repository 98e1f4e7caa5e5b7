import { once } from 'node:events'
import { connect } from 'node:net'

export interface Load {
  port: number
  /** The whole raw request, with its headers and blank line; called for each request. */
  nextRequest: () => string
  forMs: number
  atMost: number
}

export interface LoadResult {
  requests: number
  seconds: number
  bytes: number
}

const CONNECTIONS = 16

/** Keep-alive connections with one request in flight each. Throws at any response but a 200, a 204 or a 304. */
export async function runLoad({ port, nextRequest, forMs, atMost }: Load): Promise<LoadResult> {
  let started = 0
  let bytes = 0
  const began = performance.now()
  const next = () => {
    if (started >= atMost || performance.now() - began > forMs) return undefined
    started += 1
    return nextRequest()
  }
  const count = (length: number) => {
    bytes += length
  }
  const stopSpinning = spin()
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => runConnection(port, next, count)))
  } finally {
    stopSpinning()
  }
  return { requests: started, seconds: (performance.now() - began) / 1000, bytes }
}

/**
 * Keeps this process from sleeping: the kernel charges the wake-up of a sleeping client to the server
 * that writes to it, and more of them to a slower server.
 */
function spin(): () => void {
  let immediate = setImmediate(function turn() {
    immediate = setImmediate(turn)
  })
  return () => clearImmediate(immediate)
}

async function runConnection(
  port: number,
  next: () => string | undefined,
  count: (bytes: number) => void,
): Promise<void> {
  const reader = new ResponseReader()
  const socket = connect({
    host: '127.0.0.1',
    port,
    noDelay: true,
    // One shared buffer for all responses: the client must cost less than what it measures.
    onread: {
      buffer: Buffer.allocUnsafe(256 * 1024),
      callback: (length, buffer) => {
        count(length)
        try {
          if (reader.read(Buffer.from(buffer.buffer, buffer.byteOffset, length))) send()
        } catch (error) {
          // Thrown here it would end this process, and leave the server alone.
          socket.destroy(error instanceof Error ? error : new Error(String(error)))
        }
        return true
      },
    },
  })
  function send() {
    const request = next()
    if (request === undefined) socket.end()
    else socket.write(request, 'latin1')
  }
  send()
  await once(socket, 'close')
  if (!reader.isDone) throw new Error('The server closed the connection in the middle.')
}

/** A minimal HTTP parser for these servers: a 200 with Content-Length, a 204 or a 304, no pipelining. */
class ResponseReader {
  private unfinishedHead: Buffer | undefined
  private left = 0

  get isDone(): boolean {
    return this.left === 0 && this.unfinishedHead === undefined
  }

  /** True when a response is complete. The chunk may be overwritten afterwards. */
  read(chunk: Buffer): boolean {
    if (this.left === 0) return this.readHead(chunk)
    this.left -= chunk.length
    return this.left === 0
  }

  private readHead(chunk: Buffer): boolean {
    const known = this.unfinishedHead
    const bytes = known === undefined ? chunk : Buffer.concat([known, chunk])
    const end = bytes.indexOf('\r\n\r\n')
    this.unfinishedHead = end < 0 ? Buffer.from(bytes) : undefined
    if (end < 0) return false
    const head = bytes.toString('latin1', 0, end)
    this.left = lengthOfBody(head) - (bytes.length - end - 4)
    return this.left === 0
  }
}

function lengthOfBody(head: string): number {
  if (/^HTTP\/1.1 (204|304) /.test(head)) return 0
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined || !head.startsWith('HTTP/1.1 200 '))
    throw new Error(`An unexpected answer: ${head}`)
  return Number(length)
}
