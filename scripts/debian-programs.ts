import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where Debian keeps programs for administrators, which are on the PATH of root alone. */
const ADMIN_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin']

/** Waits for another installation to end. */
const OPTIONS = ['-qq', '-o', 'DPkg::Lock::Timeout=120']

export function findProgram(name: string, path = process.env.PATH ?? ''): string | undefined {
  const folders = [...path.split(delimiter), ...ADMIN_FOLDERS]
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** Installs Debian's packages where that is possible. Services in them are not started. */
export function installFromDebian(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.error(`Installing ${packages.join(', ')} from Debian…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', [...OPTIONS, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
      .status === 0
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...packages)
}
