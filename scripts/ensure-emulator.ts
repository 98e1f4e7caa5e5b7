import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'

const folder = join(import.meta.dirname, '../e2e/hosted')
const stamp = join(folder, 'node_modules/.installed-from')

/**
 * Installs Firebase's Auth emulator when it is missing or outdated. False when that failed. It is a
 * separate package, larger than all the site's own dependencies.
 */
export function ensureEmulator(): boolean {
  if (isInstalled()) return true
  return withLock(join(folder, '.installing'), () => isInstalled() || install())
}

function isInstalled(): boolean {
  try {
    return readFileSync(stamp, 'utf8') === lockDigest()
  } catch {
    return false
  }
}

function install(): boolean {
  console.error('Installing the Auth emulator of Firebase, some minutes the first time…')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    // No engine check: the emulator runs with our Node, not with the one of this machine.
    env: { ...process.env, npm_config_engine_strict: 'false', npm_config_omit: '' },
  })
  if (status === 0) writeFileSync(stamp, lockDigest())
  return status === 0
}

function lockDigest(): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
}
