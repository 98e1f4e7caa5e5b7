import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { findFreePort } from '../testing/start-server.ts'
import { checkHealth } from './check-health.ts'

/** Something that listens on the port of our server. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onCleanUp(() => {
    server.closeAllConnections()
    server.close()
  })
  return String((server.address() as AddressInfo).port)
}

/** The command in a process of its own, as a container runs it. */
async function runCommand(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], {
    env: environment,
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const [code] = await once(child, 'close')
  return { code, stdout, stderr }
}

test('says that a server is ready and exits 0, and what is wrong once its store is gone', async () => {
  const { app, store } = await buildTestApp()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const address = `http://127.0.0.1:${port}`
  expect(await runCommand({ HOST: '0.0.0.0', PORT: port })).toEqual({
    code: 0,
    stdout: `${address} is ready: catalogue loaded, store reachable.\n`,
    stderr: '',
  })

  await store.close()
  expect(await runCommand({ PORT: port })).toEqual({
    code: 1,
    stdout: '',
    stderr: `${address} is not-ready: catalogue loaded, store unreachable.\n`,
  })
})

test('says in one line that nothing listens, and exits 1', async () => {
  const PORT = String(await findFreePort())
  const { code, stdout, stderr } = await runCommand({ PORT })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toBe(
    `No answer from http://127.0.0.1:${PORT}: connect ECONNREFUSED 127.0.0.1:${PORT}.\n`,
  )
})

test('takes no arguments', async () => {
  const { code, stderr } = await runCommand({}, 'http://example.com')
  expect(code).toBe(2)
  expect(stderr).toBe('Usage: npm run health (HOST and PORT as for the server)\n')
})

test('gives up a server that accepts and says nothing', async () => {
  const PORT = await listen(() => {})
  expect(await checkHealth({ PORT }, 50)).toEqual({
    healthy: false,
    message: `No answer from http://127.0.0.1:${PORT}: it took too long.`,
  })
})

test('gives up a server whose answer never ends', async () => {
  const PORT = await listen((_request, response) => void response.write('{'))
  expect((await checkHealth({ PORT }, 50)).message).toContain('it took too long')
})

test('an answer that is cut is no health', async () => {
  const PORT = await listen((_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('{', () => response.destroy())
  })
  expect((await checkHealth({ PORT })).message).toContain('the answer was cut')
})

test.each([
  ['a page', 200, '<h1>It works!</h1>'],
  ['a refusal', 404, '{"code":"not-found","message":"There is nothing here."}'],
  [
    'words that would move the cursor',
    200,
    '{"status":"ready","catalogue":"\\u001b[2J","store":"a"}',
  ],
  ['a text without end', 200, 'x'.repeat(1_000_000)],
  ['nothing', 204, ''],
])('another program at that port is not healthy: %s', async (_what, status, body) => {
  const PORT = await listen((_request, response) => response.writeHead(status).end(body))
  expect(await checkHealth({ PORT })).toEqual({
    healthy: false,
    message: `http://127.0.0.1:${PORT} answers ${status}, and is not Spinner Rack.`,
  })
})

test('a readiness that is answered with an error is not healthy', async () => {
  const body = '{"status":"ready","catalogue":"loaded","store":"reachable"}'
  const PORT = await listen((_request, response) => response.writeHead(503).end(body))
  expect((await checkHealth({ PORT })).healthy).toBe(false)
})
