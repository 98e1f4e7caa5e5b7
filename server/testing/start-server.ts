import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../main.ts')

export interface RunningServer {
  url: string
  dataDir: string
  process: ChildProcess
  /** Its output so far. */
  output(): { stdout: string; stderr: string }
  /** Sends a signal and resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export interface Spawned {
  /** Started instead of the server's own main file. */
  script?: string
  /** An open socket to listen on, as a service manager hands it over. */
  socket?: number
}

/** The real server, or a script that starts it, in a process of its own: a free port, an empty data folder. */
export async function startServer(
  environment: Record<string, string> = {},
  spawned: Spawned = {},
): Promise<RunningServer> {
  const ownDir = mkdtempSync(join(tmpdir(), 'spinner-rack-'))
  const { DATA_DIR: dataDir = ownDir, PORT: port = String(await findFreePort()) } = environment
  const { child, output } = spawnServer({ ...environment, DATA_DIR: dataDir, PORT: port }, spawned)
  const exited = once(child, 'exit').then(([code]) => {
    rmSync(ownDir, { recursive: true, force: true })
    return code as number | null
  })
  await Promise.race([
    new Promise<void>((resolve) => {
      child.stdout?.on('data', () => output().stdout.includes('Data is kept in') && resolve())
    }),
    exited.then((code) => {
      throw new Error(`The server ended with ${code}: ${output().stderr}`)
    }),
  ])
  return {
    url: `http://localhost:${port}`,
    dataDir,
    process: child,
    output,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
}

/** For starts that are expected to fail: resolves when the process has ended. */
export async function runServerToItsEnd(environment: Record<string, string>) {
  const { child, output } = spawnServer(environment)
  const [code] = await once(child, 'close')
  return { code: code as number | null, ...output() }
}

function spawnServer(environment: Record<string, string>, { script = main, socket }: Spawned = {}) {
  // Otherwise the best known pictures are made beside the tests.
  const env = { PATH: process.env.PATH, PICTURE_CACHE_MB: '0', ...environment }
  const child =
    socket === undefined
      ? spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      : // The shell knows the process id that the server will have.
        spawn('/bin/sh', ['-c', 'LISTEN_PID=$$ exec "$0" "$1"', process.execPath, script], {
          env: { ...env, LISTEN_FDS: '1' },
          stdio: ['ignore', 'pipe', 'pipe', socket],
        })
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => (stdout += chunk))
  child.stderr?.on('data', (chunk) => (stderr += chunk))
  return { child, output: () => ({ stdout, stderr }) }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}
