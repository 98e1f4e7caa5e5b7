import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { StartError } from '../start-error.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { PASSWORD } from '../testing/sign-up-member.ts'
import { startSmallServer } from '../testing/start-small-server.ts'
import { openSqlite } from './open-sqlite.ts'
import { makePrivate, replacePrivateFile } from './private-files.ts'

/** Everything in the folder and the folder itself, with modes in octal. */
function modesIn(folder: string): Record<string, string> {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(['.', ...names].map((name) => [name, modeOf(join(folder, name))]))
}

function write(folder: string, name: string, mode = 0o644): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 })
  writeFileSync(file, 'x')
  chmodSync(file, mode)
}

describe('security 11: everything in the data folder is for the server alone', () => {
  test('also what was there before', () => {
    const folder = buildTemporaryFolder()
    chmodSync(folder, 0o755)
    write(folder, 'secret')
    write(folder, 'spinner-rack.sqlite-wal', 0o666)
    write(folder, 'outbox/1.eml')
    write(folder, 'backup/deep/spinner-rack.sqlite', 0o444)
    makePrivate(folder)
    expect(modesIn(folder)).toEqual({
      '.': '700',
      secret: '600',
      'spinner-rack.sqlite-wal': '600',
      outbox: '700',
      'outbox/1.eml': '600',
      backup: '700',
      'backup/deep': '700',
      'backup/deep/spinner-rack.sqlite': '600',
    })
  })

  test('a folder of many files by its own mode, without a look at each', () => {
    const folder = buildTemporaryFolder()
    write(folder, 'pictures/one')
    chmodSync(join(folder, 'pictures'), 0o755)
    write(folder, 'others/pictures/one')
    makePrivate(folder, ['pictures'])
    expect(modesIn(folder)).toEqual({
      '.': '700',
      pictures: '700',
      'pictures/one': '644',
      others: '700',
      'others/pictures': '700',
      'others/pictures/one': '600',
    })
  })

  test('but not what a link leads to', () => {
    const folder = buildTemporaryFolder()
    const elsewhere = buildTemporaryFolder()
    write(elsewhere, 'shared')
    symlinkSync(join(elsewhere, 'shared'), join(folder, 'link'))
    symlinkSync(elsewhere, join(folder, 'links'))
    makePrivate(folder)
    expect(modesIn(elsewhere)).toMatchObject({ shared: '644' })
  })

  test('a database with its log and index, from its first moment', async () => {
    const folder = join(buildTemporaryFolder(), 'data')
    const before = process.umask(0)
    onTestFinished(() => void process.umask(before))
    const database = openSqlite(join(folder, 'spinner-rack.sqlite'))
    onTestFinished(() => database.close())
    await database.run('CREATE TABLE shelf (id BIGINT)')
    expect(modesIn(folder)).toEqual({
      '.': '700',
      'spinner-rack.sqlite': '600',
      'spinner-rack.sqlite-shm': '600',
      'spinner-rack.sqlite-wal': '600',
    })
  })

  test('of a server that has started and sent a mail', async () => {
    const folder = buildTemporaryFolder()
    chmodSync(folder, 0o755)
    write(folder, 'outbox/old.eml')
    chmodSync(join(folder, 'outbox'), 0o755)
    const server = await startSmallServer({ DATA_DIR: folder })
    onTestFinished(() => void server.process.kill('SIGKILL'))
    const answer = await fetch(`${server.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'A', email: 'a@example.com', password: PASSWORD }),
    })
    expect(answer.status).toBe(200)
    await expect.poll(() => readdirSync(join(folder, 'outbox')).length).toBeGreaterThan(1)
    const modes = modesIn(folder)
    expect(modes).toMatchObject({ '.': '700', outbox: '700', 'limits.sqlite': '600' })
    const { '.': _folder, outbox: _outbox, ...files } = modes
    expect(Object.keys(files).length).toBeGreaterThan(6)
    expect(new Set(Object.values(files))).toEqual(new Set(['600']))
  })
})

test.each([tmpdir(), '/', resolve(import.meta.dirname, '../..')])(
  'a folder that holds more than data, as %s, is refused and stays as it is',
  (folder) => {
    const before = statSync(folder).mode
    expect(() => makePrivate(folder)).toThrow(StartError)
    expect(() => makePrivate(folder)).toThrow('set it to a folder of its own')
    expect(statSync(folder).mode).toBe(before)
  },
)

test('a folder that is not there yet is left to whoever needs it', () => {
  const folder = join(buildTemporaryFolder(), 'later')
  makePrivate(folder)
  expect(existsSync(folder)).toBe(false)
})

describe('a file that is replaced', () => {
  test('is private, and so is the folder that is made for it', () => {
    const before = process.umask(0)
    onTestFinished(() => void process.umask(before))
    const folder = join(buildTemporaryFolder(), 'data')
    replacePrivateFile(join(folder, 'shelf'), Buffer.from('one'))
    replacePrivateFile(join(folder, 'shelf'), Buffer.from('two'))
    expect(readFileSync(join(folder, 'shelf'), 'utf8')).toBe('two')
    expect(modesIn(folder)).toEqual({ '.': '700', shelf: '600' })
  })

  test('is whole at every moment, also when its writer is killed, and the next writer clears up', async () => {
    const folder = buildTemporaryFolder()
    const file = join(folder, 'shelf')
    write(folder, 'shelf-of-another')
    const length = 1_000_000
    const expectWhole = () => {
      const letters = readFileSync(file)
      expect(letters.equals(Buffer.alloc(length, letters[0]))).toBe(true)
    }
    const script = join(import.meta.dirname, '../testing/run-file-writer.ts')
    const args = [script, file, String(length)]
    const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void writer.kill('SIGKILL'))
    // The writer waits while its lines are not read, so they are.
    await once(writer.stdout.resume(), 'data')
    for (let round = 0; round < 300; round += 1) {
      expectWhole()
      await nextTurn()
    }
    writer.kill('SIGKILL')
    expect(await once(writer, 'close')).toEqual([null, 'SIGKILL'])
    expectWhole()
    write(folder, 'shelf.0123456789ab')
    replacePrivateFile(file, Buffer.from('c'))
    expect(readdirSync(folder).sort()).toEqual(['shelf', 'shelf-of-another'])
  })
})
