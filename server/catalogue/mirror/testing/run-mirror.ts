import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { buildTemporaryFolder } from '../../../testing/build-test-app.ts'
import { mirrorCommand } from '../mirror-command.ts'
import { LOCK } from '../mirror-lock.ts'
import { STATE } from '../mirror-state.ts'

interface MirrorRun {
  args?: string[]
  environment?: Record<string, string>
  signal?: { readonly aborted: boolean }
  redraw?: (line: string) => void
  now?: Date
}

/** The command into this folder, in this process: its exit code, and what it says. */
export async function runMirror(folder: string, run: MirrorRun = {}) {
  const { args = [], environment = {}, redraw, now } = run
  const { signal = new AbortController().signal } = run
  const printed: string[] = []
  const told: string[] = []
  const terminal = {
    print: (line: string) => printed.push(line),
    tell: (line: string) => told.push(line),
    redraw,
    now: () => 0,
    signal,
  }
  const address = ['--base-url', 'http://rack.example']
  const code = await mirrorCommand([folder, ...address, ...args], environment, terminal, now)
  return { code, printed, told, hash: /sha256:[0-9a-f]{64}/.exec(printed[0] ?? '')?.[0] }
}

/** A data folder as variables of the environment; no server has left a snapshot of it. */
export function buildMirrorEnvironment(files: Record<string, string> = SMALL_CATALOGUE) {
  return { CATALOGUE_DATA: buildDataFolder(files), DATA_DIR: buildTemporaryFolder() }
}

/** Every file with its bytes, without those that the command needs itself. */
export function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const files = names.filter(
    (name) => name !== STATE && name !== LOCK && statSync(join(folder, name)).isFile(),
  )
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'base64')]))
}

/** Stops a command when it asks for the n-th time whether it may go on. */
export function abortedAfter(asked: number): { readonly aborted: boolean } {
  let left = asked
  return {
    get aborted() {
      left -= 1
      return left < 0
    },
  }
}
