import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readCases } from '#contract/interop/read-cases.mjs'
import { openSender } from '#contract/interop/send.mjs'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { listen } from '#sdk/testing/listen.ts'
import { OWN_BASE } from './fixture.ts'
import { buildContractApp } from './testing/ask.ts'
import { FIXTURE_KEYS } from './testing/fixture-keys.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const RUNNER = join(ROOT, 'contract/interop/run.mjs')
const KEYS = ['--public-key', '1234', '--private-key', 'abcd']
const ALL = ['--clock', '--strict', '--resource-uri', OWN_BASE, '--site', new URL(OWN_BASE).origin]
const CASES = readCases().map(({ testCase }) => testCase)

/** Over a socket, past Fastify, as a stranger's requests come. */
const shareAddress = shareInFile(async () => {
  const { app } = await buildContractApp({ environment: { CATALOGUE_KEYS: FIXTURE_KEYS } })
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/v1/public`
})

function run(...args: string[]) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const done = (error: Error | null, stdout: string, stderr: string) =>
      resolve({ code: error === null ? 0 : Reflect.get(error, 'code'), stdout, stderr })
    execFile(process.execPath, [RUNNER, ...args], { maxBuffer: 2 ** 26 }, done)
  })
}

test('every case passes over HTTP', async () => {
  const { code, stdout } = await run(await shareAddress(), ...KEYS, ...ALL)
  expect(stdout).toBe(`${CASES.length} passed, 0 failed, 0 skipped\n`)
  expect(code).toBe(0)
})

test('without the fixture only what holds for any data is asked', async () => {
  const { stdout } = await run(await shareAddress(), ...KEYS, '--only', '2-')
  const asked = CASES.filter(
    ({ id, given, strict }) => id.startsWith('2-') && given === 'any' && !strict,
  ).length
  expect(stdout).toBe(`${asked} passed, 0 failed, ${CASES.length - asked} skipped\n`)
})

test('one section can be asked alone, with its parts', async () => {
  const { stdout } = await run(await shareAddress(), ...KEYS, ...ALL, '--only', '§4')
  const asked = CASES.filter(({ section }) => /^§4\./.test(section)).length
  expect(stdout).toBe(`${asked} passed, 0 failed, ${CASES.length - asked} skipped\n`)
})

test('a failed case is one line that names it, the address and the difference', async () => {
  const args = [
    ...KEYS,
    '--fixture',
    '--only',
    '8-its-last-segment-is-the-id-which-leads-to-the-record-series',
  ]
  const { code, stdout } = await run(await shareAddress(), ...args)
  const [line, summary] = stdout.split('\n')
  expect(line).toContain('✗ 8-its-last-segment-is-the-id-which-leads-to-the-record-series (')
  expect(line).toContain('GET /v1/public/series?limit=1&ts=1&apikey=1234&hash=')
  expect(line).toContain(`"${OWN_BASE}/series/101" instead of "http://127.0.0.1:`)
  expect(summary).toBe(`0 passed, 1 failed, ${CASES.length - 1} skipped`)
  expect(code).toBe(1)
})

test('the result can be had as JSON', async () => {
  const { code, stdout } = await run(
    await shareAddress(),
    ...KEYS,
    '--only',
    'no such case',
    '--json',
  )
  expect(JSON.parse(stdout)).toEqual({
    passed: 0,
    failed: 0,
    skipped: CASES.length,
    failures: [],
  })
  // Nothing was asked, so nothing is proven.
  expect(code).toBe(1)
})

test('an address where nobody answers is said in one line', async () => {
  const { code, stderr } = await run('http://127.0.0.1:1/v1/public', ...KEYS)
  expect(stderr).toBe(
    'http://127.0.0.1:1/v1/public does not answer: connect ECONNREFUSED 127.0.0.1:1\n',
  )
  expect(code).toBe(1)
})

test('an address that leads to another is said in one line', async () => {
  const moved = await listen((_request, response) =>
    response.writeHead(301, { location: 'https://elsewhere.example/v1/public' }).end(),
  )
  const { code, stdout, stderr } = await run(`${moved}/v1/public`, ...KEYS)
  expect(stderr).toBe(
    `${moved}/v1/public leads to https://elsewhere.example/v1/public: test that address.\n`,
  )
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
})

test.each([
  ['does not begin', () => undefined],
  ['does not end', (_request, response) => setInterval(() => response.write(' '), 5).unref()],
] as [string, RequestListener][])('an answer that %s is given up', async (_name, answer) => {
  const { send, close } = openSender(new URL(await listen(answer)), 50)
  await expect(send('GET', '/', {})).rejects.toThrow('no answer within 0.05 seconds')
  close()
})

test('npx finds the runner, which needs no other program than Node', async () => {
  const { bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const file = join(ROOT, bin['spinner-rack-interop'])
  const started = promisify(execFile)(file, [], { cwd: tmpdir() })
  await expect(started).rejects.toMatchObject({ code: 2 })
})

test.each([
  [[], 'One base URL is needed.'],
  [['http://a', 'http://b', ...KEYS], 'One base URL is needed.'],
  [['http://127.0.0.1:1/v1/public'], 'A public and a private key are needed.'],
  [['example', ...KEYS], 'example is no address that begins with http:// or https://.'],
  [['http://127.0.0.1:1', ...KEYS, '--fixtures'], "Unknown option '--fixtures'"],
])('wrong use is code 2, with the usage: %j', async (args, words) => {
  const { code, stderr } = await run(...args)
  expect(stderr).toContain(words)
  expect(stderr).toContain('usage: spinner-rack-interop BASE_URL')
  expect(code).toBe(2)
})
