import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tarballName, tryTarball, writeTarball } from '#scripts/release/tarball.ts'
import { buildTemporaryFolder } from '#server/testing/build-test-app.ts'

const project = join(import.meta.dirname, '..')

test('the tarball of a release serves everything from an empty folder, with Node alone', async () => {
  const folder = join(buildTemporaryFolder(), 'spinner-rack-9.9.9')
  execFileSync(process.execPath, ['scripts/pack-program.ts', folder], { cwd: project })
  const tarball = join(buildTemporaryFolder(), tarballName('9.9.9'))
  writeTarball(folder, tarball)

  const statuses = await tryTarball(tarball)
  expect(Object.keys(statuses)).toHaveLength(6)
  expect(Object.values(statuses)).toEqual(Array(6).fill(200))

  // The commands of the handbook, each with the file that it runs, under the names that it uses.
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  expect(Object.keys(scripts).sort()).toEqual([
    'catalogue',
    'data',
    'health',
    'members',
    'queries',
    'start',
  ])
  const usage = (name: string) => {
    const [, , ...args] = scripts[name].split(' ')
    return () => execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' })
  }
  for (const name of ['catalogue', 'data', 'members'])
    expect(usage(name)).toThrow(/[Uu]sage|npm run/)
})
