import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface RunningPostgres {
  url: string
  stop(): Promise<void>
  /** As a power cut: nothing is closed in order. Only with a folder of its own. */
  kill(): void
}

/** A separate PostgreSQL, for tests that stop it; with a folder it can be started again. */
export async function startPostgres(folder?: string, port?: string): Promise<RunningPostgres> {
  const script = join(import.meta.dirname, 'run-postgres.ts')
  const args = [script, folder, port].filter((arg) => arg !== undefined)
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const ended = exited.then(([code]) => {
    throw new Error(`PostgreSQL ended with ${code}.`)
  })
  const [line] = await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => {})
  return {
    url: String(line).trim(),
    stop: async () => {
      child.stdin.end()
      await exited
    },
    kill: () => {
      const file = readFileSync(join(folder ?? '', 'data/postmaster.pid'), 'utf8')
      process.kill(Number(file.split('\n')[0]), 'SIGKILL')
    },
  }
}
