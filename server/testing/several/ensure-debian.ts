import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const APT = '/usr/bin/apt-get'
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx']
const LIBRARIES = '/usr/lib'
/** Otherwise Debian would start a proxy as a service too. */
const WITHOUT_SERVICES = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

/** The nginx of this machine, else Debian's; undefined, with words, where there is none. */
export function ensureNginx(): string | undefined {
  return ensure('nginx-light', () => NGINX.find((place) => existsSync(place)))
}

/** The library that gives a process another clock. */
export function ensureFaketime(): string | undefined {
  const nameIn = (folder: string) => join(LIBRARIES, folder, 'faketime/libfaketimeMT.so.1')
  return ensure('libfaketime', () =>
    existsSync(LIBRARIES)
      ? readdirSync(LIBRARIES)
          .map(nameIn)
          .find((file) => existsSync(file))
      : undefined,
  )
}

function ensure(name: string, find: () => string | undefined): string | undefined {
  const found = find() ?? (install(name) ? find() : undefined)
  if (found !== undefined) return found
  const words = `There is no ${name} here and it could not be installed: what needs it is not tested.`
  // A skipped test would look like a passed one.
  if (process.env.CI) throw new Error(words)
  console.warn(words)
  return undefined
}

function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false
  console.warn(`Installing ${name} from Debian…`)
  const run = (...args: string[]) =>
    spawnSync(APT, ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...WITHOUT_SERVICES },
    }).status === 0
  return run('update') && run('install', '-y', '--no-install-recommends', name)
}
