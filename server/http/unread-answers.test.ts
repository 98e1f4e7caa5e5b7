import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { readMetrics } from '../testing/read-metrics.ts'

/** More than the buffers of two sockets on loopback hold. */
const LARGE = Buffer.alloc(32_000_000, 'x')
const SHORT_MS = 40
/** For tests in which it must not fire, or in which they fire it themselves. */
const LONG_MS = 60 * 60_000

/** A server on a real socket, with a large answer and one that waits. */
async function buildServer(unreadTimeoutMs: number) {
  const { app, logLines } = await buildTestApp({ unreadTimeoutMs })
  app.get('/large', (_request, reply) => reply.send(LARGE))
  let release = () => {}
  const waited = new Promise<void>((resolve) => {
    release = resolve
  })
  app.get('/waiting', async () => {
    await waited
    return 'at last'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const call = (path: string): Socket => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    return socket
  }
  const connection = async () => (await once(app.server, 'connection'))[0] as Socket
  const linesOf = (path: string) =>
    logLines.map((line) => JSON.parse(line)).filter((line) => line.path === path)
  const url = `http://127.0.0.1:${port}`
  const countCut = async (reason: 'unread' | 'aborted') =>
    (await readMetrics(url)).value(`spinner_rack_http_answers_cut_total{reason="${reason}"}`)
  return { app, call, connection, linesOf, release, countCut }
}

describe('security 17: a client that does not read its answer', () => {
  test('loses its connection, and the log says so, as do the metrics', async () => {
    const { call, connection, linesOf, countCut } = await buildServer(SHORT_MS)
    const accepted = connection()
    const client = call('/large')
    client.pause()
    const socket = await accepted
    await closeOf(socket)
    expect(client.bytesRead).toBeLessThan(LARGE.length)
    expect(linesOf('/large')).toMatchObject([{ method: 'GET', status: 200, cut: 'unread' }])
    expect(linesOf('/large')[0].reqId).toMatch(/^[\da-f]{12}-\w+$/)
    expect([await countCut('unread'), await countCut('aborted')]).toEqual([1, 0])
  })

  test('keeps its connection as long as it goes on reading, however slowly', async () => {
    const { call, connection, linesOf } = await buildServer(LONG_MS)
    const accepted = connection()
    const client = call('/large')
    const socket = await accepted
    for (let step = 0; step < 6; step += 1) {
      await readUntilWritten(client, socket)
      fireTimeout(socket)
      expect(socket.destroyed, `step ${step}`).toBe(false)
    }
    fireTimeout(socket)
    fireTimeout(socket)
    await closeOf(socket)
    expect(linesOf('/large')).toMatchObject([{ cut: 'unread' }])
  })
})

/** Not `once`, which rejects when the client resets the connection. */
function closeOf(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.on('close', () => resolve()))
}

/** What Node's timer looks at, and what it calls: only without progress it reports a timeout. */
interface Internals {
  _handle: { writeQueueSize: number }
  _onTimeout(): void
}

const internalsOf = (socket: Socket) => socket as unknown as Internals

/** Reads until the server could write again, then pauses. */
async function readUntilWritten(client: Socket, socket: Socket): Promise<void> {
  const { _handle: handle } = internalsOf(socket)
  const before = handle.writeQueueSize
  client.resume()
  do await once(client, 'data')
  while (handle.writeQueueSize === before)
  client.pause()
}

function fireTimeout(socket: Socket): void {
  internalsOf(socket)._onTimeout()
}

test('a client that waits for its answer is not closed', async () => {
  const { app, call, connection, release } = await buildServer(SHORT_MS)
  const accepted = connection()
  const client = call('/waiting')
  const socket = await accepted
  await once(socket, 'timeout')
  expect(socket.destroyed).toBe(false)
  release()
  const [answer] = await once(client, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK.*at last$/s)
  // Idle between two requests: longer than proxies keep their connections.
  expect(app.server.keepAliveTimeout).toBe(72_000)
  expect(socket.timeout).toBeGreaterThanOrEqual(72_000)
})

test('a client that goes away in mid-answer is logged as gone', async () => {
  const { call, connection, linesOf } = await buildServer(LONG_MS)
  const accepted = connection()
  const client = call('/large')
  await once(client, 'data')
  client.destroy()
  await closeOf(await accepted)
  expect(linesOf('/large')).toMatchObject([{ status: 200, cut: 'aborted' }])
})
