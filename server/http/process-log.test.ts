import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LogLineSchema } from '#contract/log-line.ts'

test('what libraries and Node write past the log, and why a process has crashed, is in it, in its form', () => {
  const file = join(import.meta.dirname, '../testing/run-noisy.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout + stderr).not.toContain('hush')
  const written = stderr.split('\n').filter((line) => line.startsWith('{'))
  const lines = written.map((line) => LogLineSchema.parse(JSON.parse(line)))
  expect(lines).toMatchObject([
    { level: 50, from: 'console', msg: '# FAILED:', err: { message: 'no room' } },
    { level: 40, from: 'console', msg: 'old: %s' },
    { level: 30, from: 'console', msg: 'something was said' },
    { level: 40, from: 'node', msg: 'warning', err: { message: 'soon gone' } },
    { level: 60, msg: 'crashed', err: { message: 'the cellar is flooded' } },
  ])
})
