import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildBaseImage } from './base-image.ts'
import { type Containers, openContainers, ULIMITS } from './containers.ts'

interface BuiltImages extends Containers {
  /** The image that ours was built on. */
  base: string
}

/**
 * Our image, built in this folder; undefined, with words, where containers can be installed but not built or
 * run, as in some containers. In CI that is a failure.
 */
export function buildImageIfPossible(folder: string): BuiltImages | undefined {
  const containers = openContainers(folder)
  try {
    const base = buildBaseImage(containers, folder)
    containers.podman('run', '--rm', '--network', 'none', ...ULIMITS, base, 'node', '--version')
    buildImage(containers, base, folder)
    return { ...containers, base }
  } catch (error) {
    if (process.env.CI) throw error
    console.log(`Containers are not tested: ${error}`)
    return undefined
  }
}

/** Builds our container file as it is, on this base. */
function buildImage({ buildah }: Containers, base: string, folder: string): void {
  const network = ['--isolation', 'chroot', '--network', 'host', ...npmOfThisMachine(folder)]
  const file = ['-f', 'deploy/Containerfile', '-t', 'spinner-rack']
  buildah('bud', ...network, '--format', 'docker', '--build-arg', `BASE=${base}`, ...file, '.')
}

/** What npm knows of its registry on this machine, and what it has downloaded before. */
function npmOfThisMachine(folder: string): string[] {
  const setting = (name: string) =>
    String(execFileSync('npm', ['config', 'get', name], { stdio: 'pipe' })).trim()
  const own = setting('userconfig')
  const cafile = setting('cafile')
  const lines = [
    existsSync(own) ? readFileSync(own, 'utf8').trim() : '',
    `registry=${setting('registry')}`,
    'prefer-offline=true',
    ...(existsSync(cafile) ? [`cafile=${cafile}`] : []),
  ]
  const file = join(folder, 'npmrc')
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  const volumes = [`${file}:/root/.npmrc:ro`, `${setting('cache')}:/root/.npm`]
  if (existsSync(cafile)) volumes.push(`${cafile}:${cafile}:ro`)
  return volumes.flatMap((volume) => ['--volume', volume])
}
