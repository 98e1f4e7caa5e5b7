import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { createClient } from './client.ts'
import { type Containers, ULIMITS } from './containers.ts'
import { needProgram } from './test-with.ts'
import { until } from './until.ts'

const project = join(import.meta.dirname, '../..')
const PUBLIC_URL = 'https://localhost'

/** One of our compose files as it is, with images of this machine; it takes the ports 80 and 443. */
export async function startComposed(
  { podman, podmanFile }: Containers,
  file: string,
  services: string[],
  variables: Record<string, string>,
) {
  const name = file.replace(/\W/g, '-')
  const env = { ...process.env, PUBLIC_URL, ...variables }
  const compose = (...args: string[]) => {
    const options = ['--podman-path', podmanFile, '--podman-run-args', ULIMITS.join(' ')]
    const settings: ExecFileSyncOptions = { cwd: project, stdio: 'pipe', env }
    const files = ['-p', name, '-f', `deploy/${file}`]
    execFileSync(needProgram('podman-compose'), [...files, ...options, ...args], settings)
  }
  const down = (...args: string[]) => compose('down', '--timeout', '20', ...args)
  onCleanUp(() => down('--volumes'))
  const inside = (service: string, script: string) =>
    podman('exec', `${name}_${service}_1`, 'node', '--print', script)
  /** What the health check of the file says, once it passes. */
  const untilHealthy = (service: string) =>
    until(() => podman('exec', `${name}_${service}_1`, 'node', 'server/health/cli.ts'))
  const start = async () => {
    compose('up', '--no-build', '--detach')
    const ca = await until(() => inside('caddy', READ_AUTHORITY))
    for (const service of services) await untilHealthy(service)
    return createClient(PUBLIC_URL, ca)
  }
  return {
    start,
    down,
    stopService: (service: string) => podman('stop', '--time', '15', `${name}_${service}_1`),
    startService: (service: string) => podman('start', `${name}_${service}_1`),
    untilHealthy,
  }
}

const READ_AUTHORITY = `fs.readFileSync('/data/caddy/pki/authorities/local/root.crt', 'utf8')`
