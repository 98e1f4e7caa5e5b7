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
    signal: new AbortController().signal,
  }
  const code = await runCommand(args, environment, terminal, {
    version: overrides.version ?? programVersion(),
    migrations: overrides.migrations ?? migrations,
    openArchive: ({ firestore }) => (firestore === null ? null : new FirestoreArchive(firestore)),
    sealed: [
      { table: 'account_keys', words: 'API key' },
      { table: 'identity_two_factors', words: 'authenticator app' },
    ],
  })
  return { code, printed, told }
}
