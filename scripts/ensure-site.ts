import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { siteVersion } from './site-version.ts'

const root = join(import.meta.dirname, '..')

/** Builds the site when its sources changed since the last build. False when the build failed. */
export function ensureSite(): boolean {
  if (isBuilt()) return true
  return withLock(join(root, '.building'), () => isBuilt() || build())
}

function isBuilt(): boolean {
  try {
    const built = JSON.parse(readFileSync(join(root, 'dist/version.json'), 'utf8'))
    return built.version === siteVersion()
  } catch {
    return false
  }
}

/** In a child process, so that the bundler's memory is released. */
function build(): boolean {
  console.error('Building the site…')
  const script = join(import.meta.dirname, 'build.ts')
  const result = spawnSync(process.execPath, [script], { cwd: root, stdio: ['ignore', 2, 2] })
  return result.status === 0
}
