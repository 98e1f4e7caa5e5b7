import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { startServer } from '#server/testing/start-server.ts'

/** Its packages have binaries of this platform. */
export function tarballName(version: string): string {
  return `spinner-rack-${version}-${process.platform}-${process.arch}.tar.gz`
}

/** Packs the folder of a program under its own name, with a checksum beside it. */
export function writeTarball(folder: string, tarball: string): void {
  mkdirSync(dirname(tarball), { recursive: true })
  // Owned by whoever unpacks it, root included.
  const owner = ['--owner=0', '--group=0', '--numeric-owner']
  execFileSync('tar', ['-czf', tarball, ...owner, '-C', dirname(folder), basename(folder)])
  const digest = createHash('sha256').update(readFileSync(tarball)).digest('hex')
  writeFileSync(`${tarball}.sha256`, `${digest}  ${basename(tarball)}\n`)
}

const ASKED = [
  '/',
  '/docs',
  '/downloads/',
  '/sdk/spinner-rack.js',
  '/v1/public/characters?limit=1',
  '/pictures/characters/1009610/portrait_medium.jpg',
]

/**
 * Unpacks it into an empty folder and starts it there with this Node alone: no npm, no git, nothing
 * installed. Returns the status of each address that was asked for.
 */
export async function tryTarball(tarball: string): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-unpacked-'))
  try {
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder])
    const environment = { PATH: '/nowhere', CATALOGUE_ACCESS: 'open' }
    const script = join(folder, 'server/main.ts')
    const server = await startServer(environment, { script })
    try {
      const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status
      const statuses = ASKED.map(async (path) => [path, await statusOf(path)] as const)
      return Object.fromEntries(await Promise.all(statuses))
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
