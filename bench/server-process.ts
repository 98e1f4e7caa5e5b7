import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureSite } from '#scripts/ensure-site.ts'
import { readStartCommand } from '#scripts/testing/start-command.ts'
import { findFreePort } from '#server/testing/start-server.ts'

const main = join(import.meta.dirname, '../server/main.ts')
const POLL_MS = 5
const START_LIMIT_MS = 60_000
const TICK_MS = 10

export interface ServerProcess {
  port: number
  pid: number
  /** From the spawn to the first 200 of its health check. */
  startMs: number
  stop(): Promise<void>
}

/**
 * The real server as an operator runs it, with a data folder of its own unless one is given. Not `startServer` of the tests: that one reads the log
 * through a pipe, which would take CPU time from the load.
 */
export async function startCatalogueServer(
  catalogueFolder: string,
  keptDataDir?: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  if (!ensureSite()) throw new Error('The site could not be built.')
  const dataDir = keptDataDir ?? mkdtempSync(join(tmpdir(), 'spinner-rack-bench-'))
  const port = await findFreePort()
  const start = readStartCommand()
  const env = {
    ...start.environment,
    PORT: String(port),
    DATA_DIR: dataDir,
    CATALOGUE_DATA: catalogueFolder,
    CATALOGUE_KEYS: '1234:abcd',
    // Otherwise the best known pictures are made from half a minute after the start on.
    PICTURE_CACHE_MB: '0',
    ...environment,
  }
  const log = openSync(join(dataDir, 'server.log'), 'w')
  const began = performance.now()
  const child = spawn(process.execPath, [...start.flags, main], {
    env,
    stdio: ['ignore', 'ignore', log],
  })
  const folder = keptDataDir === undefined ? dataDir : undefined
  return whenReady(child, { port, path: '/readyz', began, folder })
}

/** `script` listens at the port that is its first argument, and stores its files in `folder`. */
export async function startScript(script: string, folder: string): Promise<ServerProcess> {
  const port = await findFreePort()
  const began = performance.now()
  const child = spawn(process.execPath, [script, String(port), folder], { stdio: 'inherit' })
  return whenReady(child, { port, path: '/', began, folder })
}

interface Starting {
  port: number
  path: string
  began: number
  /** Deleted when the process has exited. */
  folder: string | undefined
}

async function whenReady(child: ChildProcess, starting: Starting): Promise<ServerProcess> {
  const { port, path, began, folder } = starting
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
  while ((await statusOf(port, path)) !== 200) {
    if (child.exitCode !== null || performance.now() - began > START_LIMIT_MS) {
      await stop()
      throw new Error('The server did not start.')
    }
    await sleep(POLL_MS)
  }
  return { port, pid: child.pid ?? 0, startMs: performance.now() - began, stop }
}

/** Undefined until the port accepts connections. */
export function statusOf(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    call.on('error', () => resolve(undefined)).end()
  })
}

/** Waits until the server has built its indexes after the start. */
export async function untilIdle(pid: number): Promise<void> {
  let before = cpuMsOf(pid)
  for (let quiet = 0; quiet < 3; ) {
    await sleep(250)
    const now = cpuMsOf(pid)
    quiet = now - before <= TICK_MS ? quiet + 1 : 0
    before = now
  }
}

/** CPU time of all its threads so far. */
export function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The command in parentheses may contain blanks; after it come the state and, 11 fields on, user
  // and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

export function residentMbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1]) * 1024) / 1e6
}
