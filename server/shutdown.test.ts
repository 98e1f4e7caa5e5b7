import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { CLOSE_MS, GRACE_MS, shutDown } from './shutdown.ts'
import { buildTestApp } from './testing/build-test-app.ts'
import { untilRefused } from './testing/until-refused.ts'

/** An app on a real socket, with a route that answers only when the test says so. */
async function buildSlowApp() {
  const config = readConfig({ CATALOGUE_ACCESS: 'open' })
  const { app, store } = await buildTestApp({ config })
  const arrived = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  app.get('/api/slow', async () => {
    arrived.resolve()
    await release.promise
    await store.ping()
    return { done: true }
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, store, url, arrived: arrived.promise, release: release.resolve }
}

test('lets a request in flight finish, store and all, before anything closes', async () => {
  const { app, store, url, arrived, release } = await buildSlowApp()
  const answer = fetch(`${url}/api/slow`)
  await arrived
  const stopped = shutDown(app, store)
  release()
  expect(await (await answer).json()).toEqual({ done: true })
  await stopped
  await expect(store.ping()).rejects.toThrow()
})

test('accepts nobody new while the last one finishes', async () => {
  const { app, store, url, arrived, release } = await buildSlowApp()
  const answer = fetch(`${url}/api/slow`)
  await arrived
  const stopped = shutDown(app, store)
  expect(await untilRefused(url)).toBe('ECONNREFUSED')
  release()
  expect((await answer).status).toBe(200)
  await stopped
})

test.each(['/healthz', '/v1/public/characters'])(
  'answers %s on a connection that was accepted before it closed',
  async (path) => {
    const { app, store, url, arrived, release } = await buildSlowApp()
    const slow = fetch(`${url}/api/slow`)
    await arrived
    const accepted = once(app.server, 'connection')
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    await accepted
    const stopped = shutDown(app, store)
    expect(await untilRefused(url)).toBe('ECONNREFUSED')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    // A proxy must not send it another one.
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    release()
    expect((await slow).status).toBe(200)
    await stopped
  },
)

test('answers everybody who was connected when it was told to stop', async () => {
  const { app, store, url } = await buildSlowApp()
  // Their connections are established by the kernel; Node has accepted none of them.
  const sockets = Array.from({ length: 40 }, () => connect(Number(new URL(url).port), '127.0.0.1'))
  const answers = sockets.map(async (socket) => {
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return (await text(socket)).slice(0, 15)
  })
  const stopped = shutDown(app, store)
  expect(await Promise.all(answers)).toEqual(sockets.map(() => 'HTTP/1.1 200 OK'))
  await stopped
})

test('cuts off who is not done after the grace', async () => {
  const { app, store, url, arrived } = await buildSlowApp()
  const answer = fetch(`${url}/api/slow`).catch((error: Error) => error)
  await arrived
  await shutDown(app, store, { graceMs: 50 })
  expect(await answer).toBeInstanceOf(Error)
})

test('does not wait for ever for a store that does not close', async () => {
  const { app } = await buildTestApp()
  const closing = vi.fn(() => new Promise<void>(() => {}))
  await shutDown(app, { close: closing }, { closeMs: 50 })
  expect(closing).toHaveBeenCalledOnce()
})

test('is done before a supervisor kills, which is after ten seconds', () => {
  expect(GRACE_MS + CLOSE_MS).toBeLessThan(10_000)
})
