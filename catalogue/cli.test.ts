import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildDataFolder } from './testing/data-folder.ts'

function run(...args: string[]) {
  const cli = join(import.meta.dirname, 'cli.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('check counts the records of the shipped catalogue, which is a true seed at least', () => {
  const { status, stdout, stderr } = run('check')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const counts = Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ')),
  )
  expect(Number(counts.characters)).toBeGreaterThanOrEqual(60)
  expect(Number(counts.series)).toBeGreaterThanOrEqual(40)
  expect(Number(counts.events)).toBeGreaterThanOrEqual(10)
})

test('check prints every fault of a broken catalogue and exits 1', () => {
  const folder = buildDataFolder({ 'characters/a.txt': 'x | A | | | | | | | | 2026-01-01\n1 | B' })
  const { status, stderr } = run('check', folder)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    'characters/a.txt:1: "x" is not an id from 1 to 2147483647',
    'characters/a.txt:2: "" is not the day of the last change',
  ])
})

test('anything else prints how it is used and exits 2', () => {
  const { status, stderr } = run('frobnicate')
  expect(status).toBe(2)
  expect(stderr).toContain('Usage: npm run catalogue -- check')
})
