import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readSecret } from './secret.ts'
import { StartError } from './start-error.ts'
import { buildTemporaryFolder } from './testing/build-test-app.ts'
import { runSmallServerToItsEnd } from './testing/start-small-server.ts'

test('is the configured one, and then nothing is written', () => {
  const dataDir = buildTemporaryFolder()
  const secret = 'chosen-by-whoever-runs-the-server'
  expect(readSecret({ secret, dataDir })).toBe(secret)
  expect(readdirSync(dataDir)).toEqual([])
})

test('is made at the first start, for the eyes of the server alone, and kept', () => {
  const dataDir = join(buildTemporaryFolder(), 'deep/down')
  const secret = readSecret({ secret: undefined, dataDir })
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(readdirSync(dataDir)).toEqual(['secret'])
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  expect(readSecret({ secret: undefined, dataDir })).toBe(secret)
})

test('is another one in every data folder', () => {
  const made = [buildTemporaryFolder(), buildTemporaryFolder()].map((dataDir) =>
    readSecret({ secret: undefined, dataDir }),
  )
  expect(made[0]).not.toBe(made[1])
})

test('may be laid into the folder by hand', () => {
  const dataDir = buildTemporaryFolder()
  writeFileSync(join(dataDir, 'secret'), 'laid-here-by-a-careful-person-1962\n')
  expect(readSecret({ secret: undefined, dataDir })).toBe('laid-here-by-a-careful-person-1962')
})

test('is the same for servers that start at once', async () => {
  const dataDir = buildTemporaryFolder()
  const module = join(import.meta.dirname, 'secret.ts')
  const script = `import { readSecret } from ${JSON.stringify(module)}
    process.stdout.write(readSecret({ secret: undefined, dataDir: ${JSON.stringify(dataDir)} }))`
  const run = promisify(execFile)
  const args = ['--input-type=module', '--eval', script]
  const starts = await Promise.all([1, 2, 3].map(() => run(process.execPath, args)))
  const stored = readFileSync(join(dataDir, 'secret'), 'utf8').trim()
  expect(starts.map(({ stdout }) => stdout)).toEqual([stored, stored, stored])
  expect(readdirSync(dataDir)).toEqual(['secret'])
})

describe('security 6: a secret that is too short', () => {
  test.each(['', '\n', 'x', `${'x'.repeat(31)}\n`, `\n${' '.repeat(40)}\n`])(
    '%j in the data folder is refused in words that say what to do',
    (content) => {
      const dataDir = buildTemporaryFolder()
      const file = join(dataDir, 'secret')
      writeFileSync(file, content)
      const read = () => readSecret({ secret: undefined, dataDir })
      expect(read).toThrow(StartError)
      expect(read).toThrow(
        `The secret in ${file} has fewer than 32 characters, so that sessions could be forged. ` +
          'Delete the file and start again, and a new one is made; everybody has to log in again.',
      )
      expect(readFileSync(file, 'utf8')).toBe(content)
    },
  )

  test.each(['', 'x'.repeat(31), ' '.repeat(40)])('%j is refused as a setting', (secret) => {
    const dataDir = buildTemporaryFolder()
    expect(() => readSecret({ secret, dataDir })).toThrow('The secret in SECRET has fewer than 32')
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('stops the server before it listens', async () => {
    const dataDir = buildTemporaryFolder()
    writeFileSync(join(dataDir, 'secret'), '')
    const { code, stdout, stderr } = await runSmallServerToItsEnd({ DATA_DIR: dataDir, PORT: '0' })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^The secret in .*\/secret has fewer than 32 characters, [^\n]+\n$/)
  })
})
