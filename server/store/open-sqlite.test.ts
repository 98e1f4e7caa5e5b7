import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rounds } from '#scripts/testing/rounds.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { openSqlite } from './open-sqlite.ts'

const ROUNDS = rounds({ test: 2, soak: 20 })

test('makes its folder', async () => {
  const file = join(buildTemporaryFolder(), 'deep/down/spinner-rack.sqlite')
  await openSqlite(file).close()
  expect(existsSync(file)).toBe(true)
})

test('loses no acknowledged row when its process is killed', async () => {
  const file = join(buildTemporaryFolder(), 'spinner-rack.sqlite')
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = acknowledged.length
    acknowledged.push(...(await writeUntilKilled(file)))
    expect(acknowledged.length).toBeGreaterThan(before)
  }
  const database = openSqlite(file)
  const rows = await database.all<{ name: string }>('SELECT name FROM written')
  await database.close()
  const stored = new Set(rows.map(({ name }) => name))
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
})

test('is opened by several servers that start at once, though the file is new', async () => {
  const script = join(import.meta.dirname, '../testing/open-files.ts')
  const folder = buildTemporaryFolder()
  const servers = Array.from({ length: 3 }, () =>
    spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  const exits = servers.map((server) => once(server, 'exit'))
  await Promise.all(servers.map((server) => once(server.stdout, 'data')))
  const soon = Date.now() + 50
  for (const server of servers) server.stdin.write(String(soon))
  expect((await Promise.all(exits)).map(([code]) => code)).toEqual([0, 0, 0])
})

/** Kills the writer after its first acknowledgement; returns every name that it printed. */
async function writeUntilKilled(file: string): Promise<string[]> {
  const script = join(import.meta.dirname, '../testing/write-rows.ts')
  const writer = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  writer.stdout.on('data', (chunk) => {
    printed += chunk
    writer.kill('SIGKILL')
  })
  const [, signal] = await once(writer, 'close')
  expect(signal).toBe('SIGKILL')
  // The last line may be truncated, and is then no acknowledgement.
  return printed.split('\n').slice(0, -1)
}
