import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, writeFileSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { onCleanUp, shareInFile } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from './testing/build-test-app.ts'
import { runServerToItsEnd } from './testing/start-server.ts'
import { runSmallServerToItsEnd, startSmallServer } from './testing/start-small-server.ts'
import { untilRefused } from './testing/until-refused.ts'

async function start(environment: Record<string, string> = {}) {
  const server = await startSmallServer(environment)
  onTestFinished(() => void server.process.kill('SIGKILL'))
  return server
}

const startStuckServer = shareInFile(async () => {
  const server = await startSmallServer()
  onCleanUp(() => void server.process.kill('SIGKILL'))
  return server
})

/** The exit code of a server that was stopped during a request that never ends. */
let stuckExit: Promise<number | null>

// Before the tests, so that its grace period passes during them.
beforeAll(async () => {
  const server = await startStuckServer()
  const stuck = await beginPost(`${server.url}/api/stuck`, 100)
  stuck.on('error', () => {})
  stuck.write('x')
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  stuckExit = server.stop()
})

test('prints where the site is and where data is kept, keeps it there, and exits 0 on SIGINT', async () => {
  const folder = buildTemporaryFolder()
  const server = await start({ DATA_DIR: folder })
  const { stdout } = server.output()
  expect(stdout).toContain(`is at ${server.url}\n`)
  expect(stdout).toContain(`Data is kept in ${folder}\n`)
  expect(existsSync(join(folder, 'spinner-rack.sqlite'))).toBe(true)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await server.stop('SIGINT')).toBe(0)
})

test('SIGTERM during a slow request loses no answer, and no second signal cuts it short', async () => {
  const server = await start()
  const body = '{"slow":true}'
  const slow = await beginPost(`${server.url}/api/slow`, body.length)
  slow.write(body.slice(0, 5))
  // A response on another connection proves that the server has read the lines above.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

  const exited = server.stop('SIGTERM')
  expect(await untilRefused(server.url)).toBe('ECONNREFUSED')
  server.process.kill('SIGTERM')
  server.process.kill('SIGINT')
  slow.end(body.slice(5))

  const [response]: IncomingMessage[] = await once(slow, 'response')
  expect(response?.statusCode).toBe(404)
  expect(await exited).toBe(0)
})

test('a signal during the start ends it, also where the system leaves that to the process', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const starting = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      DATABASE_URL: `postgres://rack@127.0.0.1:${port}/rack`,
      DATA_DIR: buildTemporaryFolder(),
      CATALOGUE_DATA: buildDataFolder(SMALL_CATALOGUE),
    },
  })
  onTestFinished(() => {
    starting.kill('SIGKILL')
    silent.close()
  })
  const exited = once(starting, 'exit')
  const [connection] = await once(silent, 'connection')
  starting.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  connection.destroy()
})

test('says in one line that the port is taken', async () => {
  const server = await start()
  const { port } = new URL(server.url)
  const second = await runSmallServerToItsEnd({ PORT: port, DATA_DIR: buildTemporaryFolder() })
  expect(second).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${port} is taken: stop the program that uses it, or set PORT to another.\n`,
  })
})

test('keeps no accounts itself when told that Firebase does', async () => {
  const server = await start({
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'demo-rack',
    FIREBASE_API_KEY: 'k',
    FIREBASE_AUTH_DOMAIN: 'demo-rack.firebaseapp.com',
  })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${server.url}/api/auth/get-session`)).status).toBe(404)
})

test('lists every bad variable and exits 1', async () => {
  const { code, stderr } = await runServerToItsEnd({ PORT: 'x', PUBLIC_URL: 'y', TRUST_PROXY: 'z' })
  expect(code).toBe(1)
  const lines = stderr.trim().split('\n')
  expect(lines).toHaveLength(4)
  expect(lines.slice(1).map((line) => line.trim().split(':')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'TRUST_PROXY',
  ])
})

test('refuses to start without its catalogue, or with a data folder that is none', async () => {
  const folder = buildTemporaryFolder()
  const lost = await runServerToItsEnd({ CATALOGUE_DATA: join(folder, 'gone'), DATA_DIR: folder })
  expect(lost.code).toBe(1)
  expect(lost.stderr).toContain('CATALOGUE_DATA')

  const file = join(folder, 'file')
  writeFileSync(file, '')
  const blocked = await runSmallServerToItsEnd({ DATA_DIR: file })
  expect(blocked.code).toBe(1)
  expect(blocked.stderr).toContain('DATA_DIR')
})

test('refuses to start on a layer that is none or that has a fault, and says where', async () => {
  const lost = await runSmallServerToItsEnd({ CATALOGUE_LAYERS: '/no/such/layer' })
  expect(lost.code).toBe(1)
  expect(lost.stderr).toBe('CATALOGUE_LAYERS: /no/such/layer is not a folder with a layer.txt.\n')

  const folder = buildDataFolder({
    'layer.txt': 'layer | ours | CC0 | our own shelves | 2026-11-18',
    'characters/a.txt': '1009610 | Spidey | | | | | | | | 2026-11-18',
  })
  const broken = await runSmallServerToItsEnd({ CATALOGUE_LAYERS: folder })
  expect(broken.code).toBe(1)
  expect(broken.stderr).toContain('CATALOGUE_LAYERS')
  expect(broken.stderr).toContain('ours/characters/a.txt:1: the character id 1009610 is taken')
})

test('every module of the server loads under Node itself', () => {
  const root = join(import.meta.dirname, '..')
  const modules = globSync('{contract,catalogue,server}/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\/|^server\/main\.ts$|\/cli\.ts$/.test(file))
    .map((file) => join(root, file))
  expect(modules.length).toBeGreaterThan(10)
  const script = `for (const file of ${JSON.stringify(modules)}) await import(file)`
  execFileSync(process.execPath, ['--input-type=module', '--eval', script])
})

test('exits though a request never ends', async () => {
  expect(await stuckExit).toBe(0)
})

/** A POST whose body is streamed: the request is in flight until the test ends it. */
async function beginPost(url: string, length: number): Promise<ClientRequest> {
  const headers = { 'content-type': 'application/json', 'content-length': length }
  const post = request(url, { method: 'POST', headers, agent: false })
  post.flushHeaders()
  const [socket] = await once(post, 'socket')
  if (socket.connecting) await once(socket, 'connect')
  return post
}
