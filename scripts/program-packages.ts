import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/**
 * The folders of these packages and of all that they need, relative to the project. npm's own selection is
 * larger by half: without development's dependencies it still holds those that a package might use, such as
 * a test runner.
 */
export function foldersOfPackages(project: string, names: Iterable<string>): string[] {
  const found = new Set<string>()
  const add = (name: string, from: string, needed: boolean) => {
    const folder = findPackage(project, name, from)
    if (folder === undefined) {
      if (needed) throw new Error(`${name} is not installed: ${from} needs it.`)
      return
    }
    if (found.has(folder)) return
    found.add(folder)
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    for (const name of neededBy(manifest)) add(name, folder, true)
    // Binaries of other platforms are among them.
    for (const name of Object.keys(manifest.optionalDependencies ?? {})) add(name, folder, false)
  }
  for (const name of names) add(name, project, true)
  return [...found].map((folder) => relative(project, folder)).sort()
}

function neededBy(manifest: Manifest): string[] {
  const optional = Object.keys(manifest.optionalDependencies ?? {})
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
    (name) => !manifest.peerDependenciesMeta?.[name]?.optional,
  )
  const own = Object.keys(manifest.dependencies ?? {})
  return [...own, ...peers].filter((name) => !optional.includes(name))
}

/** As Node looks for it: in the package itself, then in each folder above, up to the project. */
function findPackage(project: string, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return place
    if (folder === project) return undefined
  }
}
