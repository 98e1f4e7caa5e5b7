import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]
const APT = '/usr/bin/apt-get'
/** Otherwise Debian would start it as a service too. */
const WITHOUT_SERVICES = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

/** The nginx of this machine, else Debian's; undefined, with words, where there is none. */
export function ensureNginx(): string | undefined {
  const found = findNginx() ?? (installFromDebian() ? findNginx() : undefined)
  if (found !== undefined) return found
  const words =
    'There is no nginx here and none could be installed: several servers are not tested.'
  // A skipped test would look like a passed one.
  if (process.env.CI) throw new Error(words)
  console.warn(words)
  return undefined
}

function findNginx(): string | undefined {
  return PLACES.find((place) => existsSync(place))
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false
  console.warn('Installing nginx from Debian…')
  const run = (...args: string[]) =>
    spawnSync(APT, ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...WITHOUT_SERVICES },
    }).status === 0
  return run('update') && run('install', '-y', '--no-install-recommends', 'nginx-light')
}
