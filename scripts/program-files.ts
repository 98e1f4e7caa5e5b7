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
/** What whoever runs it reads and copies; a container is built without them. */
const FOR_OPERATORS = [
  'CHANGELOG.md',
  'README.md',
  'docs/monitoring.md',
  'docs/operating.md',
  'deploy/{caddy,grafana,nginx,prometheus,systemd}/**',
]
const NOT_RUN = /\.test\.tsx?$|(^|\/)(testing|fixtures)(\/|$)/

/** Files and whole folders, relative to the project, of a program that runs without an install. */
export function programFiles(project: string): { files: string[]; folders: string[] } {
  const found = globSync([...PARTS, ...FOR_OPERATORS], { cwd: project, withFileTypes: true })
  const files = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(project.length + 1))
    .filter((file) => !NOT_RUN.test(file))
  return { files, folders: foldersOfPackages(project, packagesOf(project, files)) }
}

/** The manifest of such a program: its commands run as they are, without the launcher that installs. */
export function programManifest(manifest: string): string {
  const { scripts, devDependencies: _, ...rest } = JSON.parse(manifest)
  const launched = /^(exec (?:env \S+ )?node )scripts\/run\.mjs ((?:--\S+ )*)(\S+)$/
  const commands = Object.entries<string>(scripts).flatMap(([name, command]) => {
    const [, node = '', flags = '', file = ''] = launched.exec(command) ?? []
    if (name === 'start') return [[name, `${node}${flags}server/main.ts`]]
    return /^(catalogue|server)\//.test(file) ? [[name, `${node}${flags}${file}`]] : []
  })
  const own = { ...rest, engines: { node: '>=24' }, scripts: Object.fromEntries(commands) }
  return `${JSON.stringify(own, null, 2)}\n`
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
