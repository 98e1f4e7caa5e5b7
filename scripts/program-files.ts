import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImports } from './import-directions.ts'
import { foldersOfPackages } from './program-packages.ts'

/** Everything of the project that the server and the commands on its data read while they run. */
const PARTS = [
  'art/**',
  'catalogue/**',
  'contract/*',
  'dist/**',
  'server/**',
  // The provider that plays one on a single machine shows them.
  'web/ui/art/logo.svg',
  'web/ui/fonts/*',
  'package.json',
  'LICENSE',
]
const NOT_RUN = /\.test\.tsx?$|(^|\/)testing(\/|$)/

/** Files and whole folders, relative to the project, of a program that runs without an install. */
export function programFiles(project: string): { files: string[]; folders: string[] } {
  const found = globSync(PARTS, { cwd: project, withFileTypes: true })
  const files = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(project.length + 1))
    .filter((file) => !NOT_RUN.test(file))
  return { files, folders: foldersOfPackages(project, packagesOf(project, files)) }
}

/** The packages that the program's own code imports. */
function packagesOf(project: string, files: string[]): Set<string> {
  const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  const imported = files
    .filter((file) => /\.(ts|mjs)$/.test(file) && !file.startsWith('dist/'))
    .flatMap((file) => readImports(readFileSync(join(project, file), 'utf8')))
    .map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
  return new Set(imported.filter((name) => Object.hasOwn(dependencies, name)))
}
