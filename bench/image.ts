import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tarballName, writeTarball } from '#scripts/release/tarball.ts'
import { buildImageIfPossible } from '../deploy/testing/built-image.ts'
import type { Containers } from '../deploy/testing/containers.ts'
import { type Bench, type Figure, medianFigure } from './figure.ts'

/** The parts of the image, by their folders below /app. */
const PARTS = ['node_modules', 'catalogue', 'dist', 'art', 'server']

export const image: Bench = {
  name: 'image',
  isLong: true,
  conditions: [
    'The image of `deploy/Containerfile`, built by buildah and not compressed. Its base is Node 24, npm and their libraries, taken from this machine, so "ours" is what the file adds; the official base of Node weighs what it weighs. The parts are bytes of files. The release is the tarball of the same program.',
  ],
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-bench-'))
    try {
      const containers = buildImageIfPossible(folder)
      return containers ? measure(containers, folder) : []
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function measure({ podman, base }: Containers & { base: string }, folder: string): Figure[] {
  const sizeOf = (name: string) =>
    Number(podman('image', 'inspect', '--format', '{{.Size}}', name).trim())
  const whole = sizeOf('spinner-rack')
  const ours = whole - sizeOf(base)
  const at = podman('image', 'mount', 'spinner-rack').trim()
  const tarball = join(folder, tarballName('0'))
  writeTarball(join(at, 'app'), tarball)
  return [
    megabytes('image', whole),
    megabytes('of it ours', ours),
    ...PARTS.map((part) => megabytes(`${part}/`, sizeOfFiles(join(at, 'app', part)))),
    megabytes('release, gzipped', statSync(tarball).size),
  ]
}

function megabytes(what: string, bytes: number): Figure {
  return medianFigure({ what, values: [bytes / 1e6], unit: ' MB' })
}

function sizeOfFiles(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
