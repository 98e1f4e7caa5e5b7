import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { grouped, ProgressBar, type ProgressTerminal } from '../progress-bar.ts'
import { holdStore } from '../store/in-use.ts'
import type { Migration } from '../store/migrate.ts'
import { reasonOf } from '../store/open-postgres.ts'
import { type BackupSummary, backUp, type Site } from './back-up.ts'
import { describeBackup, describeRestored } from './describe.ts'
import type { MessageArchive } from './message-archive.ts'
import { restore } from './restore.ts'
import { verify } from './verify.ts'

const USAGE = `Usage: npm run data -- backup FILE [--with-secret]
       npm run data -- verify FILE
       npm run data -- restore FILE [--replace]`

const OPTIONS = {
  'with-secret': { type: 'boolean' },
  replace: { type: 'boolean' },
} as const

interface Terminal extends ProgressTerminal {
  print(line: string): void
  signal: AbortSignal
}

/** What the command puts together: this domain knows no other. */
interface Parts {
  version: string
  migrations: Migration[]
  /** Null: messages are in the database. */
  openArchive: (config: Config) => MessageArchive | null
  /** Tables whose rows can be read with the secret only, and what members call them. */
  sealed: { table: string; words: string }[]
}

type Command = (site: Site, terminal: Terminal, parts: Parts) => Promise<void>

class UsageError extends Error {}

/** Returns the exit code: 0 success, 1 failure, 2 usage error. */
export async function runCommand(
  args: string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
  parts: Parts,
): Promise<number> {
  try {
    const command = readCommand(args)
    const config = readConfig(environment)
    const archive = parts.openArchive(config)
    const { version, migrations } = parts
    const now = () => new Date()
    await command({ config, version, migrations, archive, now }, terminal, parts)
    await archive?.close()
    return 0
  } catch (error) {
    terminal.tell(wordsFor(error))
    return error instanceof UsageError ? 2 : 1
  }
}

function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args)
  const [name, file, ...more] = positionals
  const { replace = false, 'with-secret': withSecret = false } = values
  if (file === undefined || file === '' || more.length > 0) throw new UsageError(USAGE)
  if (name === 'backup' && !replace) return backupCommand(file, withSecret)
  if (name === 'verify' && !replace && !withSecret) return verifyCommand(file)
  if (name === 'restore' && !withSecret) return restoreCommand(file, replace)
  throw new UsageError(USAGE)
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch {
    throw new UsageError(USAGE)
  }
}

function backupCommand(file: string, withSecret: boolean): Command {
  return async (site, terminal) => {
    const hold = await holdStore(site.config)
    let made: BackupSummary
    try {
      const onRows = barOf(terminal)
      made = await backUp(file, site, { withSecret, onRows, signal: terminal.signal })
    } finally {
      await hold.release()
    }
    terminal.print(`${file}: ${describeBackup(made)}, ${sizeOf(made.bytes)}.`)
    if (!withSecret && made.head.secretDigest !== null) {
      terminal.print(
        'The secret is not in it: keep a copy of SECRET or DATA_DIR/secret elsewhere, or use --with-secret.',
      )
    }
  }
}

function verifyCommand(file: string): Command {
  return async (site, terminal) => {
    const found = await verify(file, site, barOf(terminal))
    terminal.print(`${file} is whole: ${describeBackup(found)}.`)
  }
}

function restoreCommand(file: string, replace: boolean): Command {
  return async (site, terminal, { sealed }) => {
    const sealedTables = sealed.map(({ table }) => table)
    const restored = await restore(
      file,
      { ...site, sealedTables },
      {
        replace,
        signal: terminal.signal,
        onVerified: barOf(terminal),
        onSaved: (saved) => terminal.print(`What was here before is in ${saved}.`),
        onRows: barOf(terminal),
      },
    )
    const words = sealed.map((one) => one.words)
    for (const line of describeRestored(file, restored, words)) terminal.print(line)
  }
}

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${grouped(bytes / 1e3)} KB` : `${grouped(bytes / 1e6)} MB`
}

/** Only for somebody who watches. */
function barOf(terminal: Terminal): (done: number, all: number) => void {
  if (terminal.redraw === undefined) return () => {}
  let bar: ProgressBar | undefined
  return (done, all) => {
    bar ??= new ProgressBar(terminal, { what: 'rows', files: all, work: all, workBefore: 0 })
    bar.show(done, done)
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof Error && error.name === 'AbortError') return 'Stopped: nothing was changed.'
  if (error instanceof ConfigError) return error.message
  return reasonOf(error)
}
