import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runCommand } from '../data/run-command.ts'
import { FirestoreArchive } from '../messages/firestore-archive.ts'
import { migrations } from '../migrations.ts'
import { programVersion } from '../program-version.ts'
import type { Migration } from '../store/migrate.ts'

interface Overrides {
  version?: string
  migrations?: Migration[]
  /** Gets each progress bar that is drawn: all of them are. */
  redraw?: (line: string) => void
  /** Ctrl-C. */
  signal?: AbortSignal
  /** Called before messages are removed from Firestore. */
  onRemoving?: () => void
}

/** `npm run data -- …`, in this process. */
export async function runData(
  environment: Record<string, string>,
  args: string[],
  overrides: Overrides = {},
): Promise<{ code: number; printed: string[]; told: string[] }> {
  const printed: string[] = []
  const told: string[] = []
  let at = 0
  const terminal = {
    print: (line: string) => void printed.push(line),
    tell: (line: string) => void told.push(line),
    redraw: overrides.redraw,
    now: () => (at += 1000),
    signal: overrides.signal ?? new AbortController().signal,
  }
  const code = await runCommand(args, environment, terminal, {
    version: overrides.version ?? programVersion(),
    migrations: overrides.migrations ?? migrations,
    openArchive: ({ firestore }) => {
      if (firestore === null) return null
      const archive = new FirestoreArchive(firestore)
      const remove = archive.removeOthers.bind(archive)
      return Object.assign(archive, {
        removeOthers: (ids: ReadonlySet<string>) => {
          overrides.onRemoving?.()
          return remove(ids)
        },
      })
    },
    sealed: [
      { table: 'account_keys', words: 'API key' },
      { table: 'identity_two_factors', words: 'authenticator app' },
    ],
  })
  return { code, printed, told }
}

const killed = join(import.meta.dirname, 'run-killed-restore.ts')

/** A restore in a process that is killed in its middle; resolves with the signal that has ended it. */
export async function runKilledRestore(
  environment: Record<string, string>,
  moment: 'rows' | 'messages',
  file: string,
): Promise<string | null> {
  const child = spawn(process.execPath, [killed, moment, file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [, signal] = await once(child, 'exit')
  return signal
}

const cli = join(import.meta.dirname, '../data/cli.ts')

/** The program itself; rejects unless it ends with 0. */
export async function runDataProgram(
  environment: Record<string, string>,
  args: string[],
  heapMb: number,
): Promise<{ stdout: string; stderr: string }> {
  const env = { PATH: process.env.PATH, ...environment }
  return promisify(execFile)(process.execPath, [`--max-old-space-size=${heapMb}`, cli, ...args], {
    env,
  })
}
