import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { buildTemporaryFolder } from '#server/testing/build-test-app.ts'
import { needProgram, testWith } from './testing/test-with.ts'

const FOLDER = join(import.meta.dirname, 'systemd')
/** From 0 to 10: what a service that is taken over could still do. */
const MOST_EXPOSED = 1.5

const test = testWith('systemd-analyze')

function analyze(...args: string[]) {
  const run = spawnSync(needProgram('systemd-analyze'), [...args, '--no-pager'], {
    encoding: 'utf8',
  })
  return { code: run.status, stdout: run.stdout, stderr: run.stderr }
}

test('systemd knows every line of the units', () => {
  const folder = buildTemporaryFolder()
  const units = readdirSync(FOLDER).map((name) => {
    const unit = readFileSync(join(FOLDER, name), 'utf8')
    const file = join(folder, name)
    // It looks for the program, which a machine that only tests has elsewhere.
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath))
    return file
  })
  expect(units).toHaveLength(2)
  const { code, stderr } = analyze('verify', ...units)
  // A line that it does not know it only warns of.
  const words = stderr.split('\n').filter((line) => line.includes('spinner-rack'))
  expect({ code, words }).toEqual({ code: 0, words: [] })
})

test('the sandbox of the service leaves it little', () => {
  const { stdout } = analyze('security', '--offline=true', join(FOLDER, 'spinner-rack.service'))
  const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])
  expect(exposure).toBeLessThanOrEqual(MOST_EXPOSED)
})
