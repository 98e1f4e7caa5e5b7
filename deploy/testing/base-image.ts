import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, globSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Containers } from './containers.ts'
import { needProgram } from './test-with.ts'

const project = join(import.meta.dirname, '../..')
const NPM = '/usr/lib/node_modules/npm'

/**
 * An image with what our container file needs of its base: this Node, npm, a shell, and the libraries that
 * they and the tools of the build need. Made of this machine's files, since registries of images may be out of reach.
 */
export function buildBaseImage({ buildah }: Containers, folder: string): string {
  const at = (path: string) => join(folder, 'base', path)
  const put = (from: string, to: string) => {
    mkdirSync(dirname(at(to)), { recursive: true })
    cpSync(realpathSync(from), at(to), { recursive: true })
  }
  put(process.execPath, 'bin/node')
  put('/bin/sh', 'bin/sh')
  put(join(realpathSync(needProgram('npm')), '../..'), NPM)
  writeFileSync(at('bin/npm'), `#!/bin/sh\nexec node ${NPM}/bin/npm-cli.js "$@"\n`)
  chmodSync(at('bin/npm'), 0o755)
  for (const library of librariesOf([at('bin/node'), at('bin/sh'), ...buildTools()])) {
    put(library, library)
  }
  for (const name of ['tmp', 'root']) mkdirSync(at(name), { mode: 0o1777 })
  const file = join(folder, 'base.Containerfile')
  writeFileSync(file, 'FROM scratch\nCOPY . /\nENV PATH=/bin HOME=/root\n')
  buildah('bud', '--isolation', 'chroot', '-t', 'base', '-f', file, at(''))
  return 'localhost/base'
}

/** The bundler, its style sheets and the picture library come with machine code. */
function buildTools(): string[] {
  const pattern = `node_modules/**/*${process.platform}-${process.arch}*/**/*.{node,so.*}`
  return globSync(pattern, { cwd: project })
    .filter((file) => !/musl|postgres/.test(file))
    .map((file) => join(project, file))
}

/** The shared libraries that they load, some of them perhaps from this folder. */
export function librariesOf(files: string[], folder = ''): Set<string> {
  const env = { ...process.env, LD_LIBRARY_PATH: folder }
  const listed = execFileSync('ldd', files, { encoding: 'utf8', stdio: 'pipe', env })
  const found = [...listed.matchAll(/(?:=> |^\s+)(\/\S+)/gm)].map(([, path = '']) => path)
  return new Set(found.filter((path) => !path.startsWith(project) && !path.endsWith(':')))
}
