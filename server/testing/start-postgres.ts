import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface RunningPostgres {
  url: string
  pid: number | undefined
  stop(): Promise<void>
  /** As a power cut: nothing is closed in order. Only with a folder of its own. */
  kill(): void
}

/**
 * A separate PostgreSQL, for tests that stop it; with a folder it can be started again. With a size, as
 * `200m`, the folder is a disk that is mounted for it alone.
 */
export async function startPostgres(
  folder?: string,
  port?: string,
  disk?: string,
): Promise<RunningPostgres> {
  const script = join(import.meta.dirname, 'run-postgres.ts')
  const args = [script, folder, port].filter((arg) => arg !== undefined)
  const command = [...(disk && folder ? onDisk(disk, folder) : []), process.execPath, ...args]
  const [program = '', ...rest] = command
  const child = spawn(program, rest, { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const ended = exited.then(([code]) => {
    throw new Error(`PostgreSQL ended with ${code}.`)
  })
  const [line] = await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => {})
  return {
    url: String(line).trim(),
    pid: child.pid,
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

/** In a namespace, which only root has. */
function onDisk(size: string, folder: string): string[] {
  const script = 'mount -t tmpfs -o size="$1" tmpfs "$2" && shift 2 && exec "$@"'
  return ['unshare', '--mount', 'sh', '-c', script, 'sh', size, folder]
}
