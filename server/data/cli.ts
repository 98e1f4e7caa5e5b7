/**
 * `npm run data -- backup FILE [--with-secret]`, `… verify FILE`, `… restore FILE [--replace]`: what members
 * have stored, from and into whichever databases are configured.
 */
import { FirestoreArchive } from '../messages/firestore-archive.ts'
import { migrations } from '../migrations.ts'
import { programVersion } from '../program-version.ts'
import { runCommand } from './run-command.ts'

const { stderr, stdout } = process
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
let isDrawn = false
const endLine = () => {
  if (isDrawn) stderr.write('\n')
  isDrawn = false
}

const code = await runCommand(
  process.argv.slice(2),
  process.env,
  {
    print: (line) => {
      endLine()
      stdout.write(`${line}\n`)
    },
    tell: (line) => {
      endLine()
      stderr.write(`${line}\n`)
    },
    redraw: stderr.isTTY
      ? (line) => {
          stderr.write(`\r\u001b[K${line}`)
          isDrawn = true
        }
      : undefined,
    now: () => performance.now(),
    signal: stop.signal,
  },
  {
    version: programVersion(),
    migrations,
    openArchive: ({ firestore }) => (firestore === null ? null : new FirestoreArchive(firestore)),
    sealed: [
      { table: 'account_keys', words: 'API key' },
      { table: 'identity_two_factors', words: 'authenticator app' },
    ],
  },
)
// Exits at once: retries against an unreachable store would keep the process alive.
if (code !== 0) process.exit(code)
