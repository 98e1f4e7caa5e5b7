import { expect, test } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { inheritedSocket } from './inherited-socket.ts'
import { buildTemporaryFolder } from './testing/build-test-app.ts'
import { holdSocket } from './testing/held-socket.ts'
import { startSmallServer } from './testing/start-small-server.ts'

test('without a service manager, or with one that meant another process, no socket is taken', () => {
  expect(inheritedSocket({})).toBeUndefined()
  expect(inheritedSocket({ LISTEN_PID: '41', LISTEN_FDS: '1' }, 42)).toBeUndefined()
  expect(inheritedSocket({ LISTEN_PID: '42', LISTEN_FDS: '0' }, 42)).toBeUndefined()
})

test('refuses several sockets, of which all but one would never be answered', () => {
  expect(() => inheritedSocket({ LISTEN_PID: '42', LISTEN_FDS: '2' }, 42)).toThrow(
    'One socket can be taken from the service manager, not 2.',
  )
})

test('a call that comes while the server restarts waits for the next one', async () => {
  const { fd, port } = holdSocket()
  const environment = { HOST: 'localhost', PORT: port, DATA_DIR: buildTemporaryFolder() }
  const start = async () => {
    const server = await startSmallServer(environment, { socket: fd })
    onCleanUp(() => void server.process.kill('SIGKILL'))
    return server
  }
  const url = `http://127.0.0.1:${port}/healthz`
  const first = await start()
  expect((await fetch(url)).status).toBe(200)
  expect(await first.stop()).toBe(0)

  const early = fetch(url)
  const second = await start()
  expect((await early).status).toBe(200)
  expect(await second.stop()).toBe(0)
})
