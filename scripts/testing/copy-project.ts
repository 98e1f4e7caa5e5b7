import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const PARTS = ['art', 'catalogue', 'contract', 'scripts', 'sdk', 'server', 'web']
const FILES = ['package.json', 'package-lock.json', 'rsbuild.config.ts', 'tsconfig.base.json']

/** A copy of the sources whose files a test may change; it links the original's dependencies. */
export function copyProject(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-copy-'))
  for (const name of [...PARTS, ...FILES]) {
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  linkDependencies(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Links each package instead of node_modules, so that an install in the copy cannot empty the
 * original.
 */
function linkDependencies(folder: string): void {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
}
