import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { releaseFaults } from './faults.ts'

const CHANGELOG =
  '# Changelog\n\n## 1.2.0, 2026-11-19\n\n### For fans\n- More.\n\n## 1.1.0, 2026-11-01\n- Less.\n'

const FILES: Record<string, string> = {
  'package.json': '{"version":"1.2.0"}',
  'package-lock.json': '{"version":"1.2.0"}',
  'CHANGELOG.md': CHANGELOG,
  'server/data/fixtures/1.2.0/sqlite.sql': 'CREATE TABLE t (id);',
}

function buildProject(changed: Record<string, string> = {}, ...commands: string[][]): string {
  const project = mkdtempSync(join(tmpdir(), 'spinner-rack-release-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const [file, text] of Object.entries({ ...FILES, ...changed })) {
    mkdirSync(join(project, dirname(file)), { recursive: true })
    writeFileSync(join(project, file), text)
  }
  const commit = ['-c', 'user.name=us', '-c', 'user.email=us@example.org', 'commit', '-qm', 'all']
  for (const args of [['init', '-qb', 'main'], ['add', '.'], commit, ...commands]) {
    execFileSync('git', args, { cwd: project })
  }
  return project
}

test('a state with its version, its notes and its store can be released', () => {
  expect(releaseFaults(buildProject(), '1.2.0')).toEqual([])
})

test.each<[string, Record<string, string>, string[][], string]>([
  ['another version', { 'package.json': '{"version":"1.1.0"}' }, [], 'package.json says 1.1.0'],
  [
    'an old lock',
    { 'package-lock.json': '{"version":"1.1.0"}' },
    [],
    'package-lock.json says 1.1.0',
  ],
  [
    'no notes of it',
    { 'CHANGELOG.md': '## 1.1.0, 2026-11-01\n- Less.\n' },
    [],
    '“1.1.0, 2026-11-01”',
  ],
  ['no date', { 'CHANGELOG.md': '## 1.2.0, not released yet\n- More.\n' }, [], 'not released yet'],
  [
    'empty notes',
    { 'CHANGELOG.md': CHANGELOG.replace('- More.', '') },
    [],
    'CHANGELOG.md says nothing of 1.2.0.',
  ],
  ['a branch', {}, [['checkout', '-qb', 'idea']], 'not of idea'],
  ['a tag', {}, [['tag', 'v1.2.0']], 'The tag v1.2.0 is there already.'],
])('not with %s', (_name, changed, commands, words) => {
  const faults = releaseFaults(buildProject(changed, ...commands), '1.2.0')
  expect(faults).toEqual([expect.stringContaining(words)])
})

test('not without the store of this version', () => {
  const project = buildProject({}, [
    'mv',
    'server/data/fixtures/1.2.0',
    'server/data/fixtures/1.1.0',
  ])
  expect(releaseFaults(project, '1.2.0')).toEqual([
    'server/data/fixtures/1.2.0 is missing: node scripts/store-fixture.ts 1.2.0',
    'There are changes that are not committed.',
  ])
})

test('all that is missing is told at once', () => {
  const project = buildProject()
  writeFileSync(join(project, 'note.txt'), 'not committed')
  expect(releaseFaults(project, '1.3.0')).toHaveLength(5)
})
