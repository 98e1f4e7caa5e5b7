import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from './lock.mjs'
import { onCleanUp } from './testing/clean-up.ts'

const lockModule = join(import.meta.dirname, 'lock.mjs')
/** A timeout against hanging: waiting for a lock that is never released has no limit. */
const HANGS_MS = 30_000

function buildFolder(): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-lock-'))
  onCleanUp(() => rmSync(folder, { recursive: true }))
  return { folder, file: join(folder, '.lock') }
}

/** A process that prints `trying`, and runs this code once it holds the lock. */
function scriptOf(file: string, work: string): string[] {
  const script = `
    import { appendFileSync, readSync } from 'node:fs'
    import { withLock } from ${JSON.stringify(lockModule)}
    console.log('trying')
    withLock(${JSON.stringify(file)}, () => { ${work} })`
  return ['--input-type=module', '--eval', script]
}

function runToItsEnd(file: string, work: string) {
  return spawnSync(process.execPath, scriptOf(file, work), { encoding: 'utf8', timeout: HANGS_MS })
}

test('gives what the work gives, and holds the number of its process meanwhile', () => {
  const { folder, file } = buildFolder()
  const seen = withLock(file, () => ({
    files: readdirSync(folder),
    owner: readFileSync(file, 'utf8'),
  }))
  expect(seen).toEqual({ files: ['.lock'], owner: String(process.pid) })
  expect(readdirSync(folder)).toEqual([])
})

test('is free again after work that fails', () => {
  const { folder, file } = buildFolder()
  const fail = () => {
    throw new Error('no disk')
  }
  expect(() => withLock(file, fail)).toThrow('no disk')
  expect(readdirSync(folder)).toEqual([])
})

const ended = spawnSync(process.execPath, ['--version']).pid

test.each([
  ['an empty file, as a process leaves that was killed before it wrote', ''],
  ['a file of something else', 'not a number'],
  ['a process that has ended', String(ended)],
])('is taken over from %s', (_what, content) => {
  const { folder, file } = buildFolder()
  writeFileSync(file, content)
  const { status, stdout } = runToItsEnd(file, "console.log('working')")
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'trying\nworking\n' })
  expect(readdirSync(folder)).toEqual([])
})

test('is waited for while its owner works', async () => {
  const { folder, file } = buildFolder()
  const log = JSON.stringify(join(folder, 'log'))
  const start = (work: string) =>
    spawn(process.execPath, scriptOf(file, work), { stdio: ['pipe', 'pipe', 'inherit'] })
  const owner = start(`
    console.log('working')
    readSync(0, Buffer.alloc(1))
    appendFileSync(${log}, 'owner ')`)
  let printed = ''
  while (!printed.includes('working')) printed += (await once(owner.stdout, 'data'))[0]
  const other = start(`appendFileSync(${log}, 'other')`)
  await once(other.stdout, 'data')
  const ends = [once(owner, 'exit'), once(other, 'exit')]
  owner.stdin.write('x')
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0])
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('owner other')
})
