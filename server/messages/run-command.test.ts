import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildTemporaryFolder, GENEROUS_TIMEOUT_MS } from '../testing/build-test-app.ts'
import { startFirestore } from '../testing/firestore.ts'
import {
  buildMessage,
  firestoreEnvironment,
  messageStores,
  openTestStore,
} from '../testing/message-stores.ts'
import { runCommand } from './run-command.ts'

/** The command line without a process around it. */
function run(environment: Record<string, string>, ...args: string[]) {
  return runWithin(GENEROUS_TIMEOUT_MS, environment, ...args)
}

async function runWithin(
  timeoutMs: number,
  environment: Record<string, string>,
  ...args: string[]
) {
  let printed = ''
  let complained = ''
  const code = await runCommand(
    args,
    environment,
    {
      print: (text) => (printed += text),
      complain: (text) => (complained += text),
    },
    timeoutMs,
  )
  return { code, printed, complained }
}

describe.each(messageStores)('with messages in %s', (_name, createEnvironment) => {
  test('lists, marks as read, finds and exports', async () => {
    const environment = await createEnvironment()
    const ask = (...args: string[]) => run(environment, ...args)
    expect(await ask('list')).toEqual({ code: 0, printed: 'No messages.\n', complained: '' })

    const store = await openTestStore(environment)
    await store.add(buildMessage({ id: 'first', message: 'Two lines,\nand a <b>tag</b>' }))
    await store.add(buildMessage({ id: 'second', fullname: '=1+1+cmd' }))
    const { printed } = await ask('list')
    expect(printed).toMatch(
      /^unread {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}Asha Rao Menon <asha\.rao@example\.com>\n {8}first\n {8}Two lines,\n {8}and a <b>tag<\/b>\n$/m,
    )
    expect(printed).toMatch(/\n2 messages, 2 unread\.\n$/)

    expect(await ask('read', 'first')).toEqual({ code: 0, printed: '', complained: '' })
    expect((await ask('list', '--unread')).printed).toMatch(
      /second[\s\S]*\n1 message, 1 unread\.\n$/,
    )
    expect((await ask('list', '--text', 'TWO LINES')).printed).toMatch(/1 message, 0 unread\.\n$/)
    expect((await ask('list', '--until', '2020-01-01')).printed).toBe('No messages.\n')
    expect((await ask('list', '--since', '2020-01-01')).printed).toMatch(/2 messages, 1 unread/)

    const { queries } = JSON.parse((await ask('export', 'json', '--unread')).printed)
    expect(queries).toMatchObject([{ id: 'second', fullname: '=1+1+cmd', readAt: null }])
    const file = join(buildTemporaryFolder(), 'messages.csv')
    expect(await ask('export', 'csv', file)).toEqual({ code: 0, printed: '', complained: '' })
    expect(readFileSync(file, 'utf8')).toContain(`,"'=1+1+cmd",`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('names the messages that there are not, and marks the others', async () => {
    const environment = await createEnvironment()
    const store = await openTestStore(environment)
    await store.add(buildMessage({ id: 'here' }))
    expect(await run(environment, 'read', 'gone', 'here', 'a/b')).toEqual({
      code: 1,
      printed: '',
      complained: 'There is no message gone.There is no message a/b.',
    })
    expect(await store.list({ limit: 1 })).toMatchObject([{ id: 'here', readAt: expect.any(Date) }])
  })
})

test.each([
  [],
  ['lst'],
  ['list', 'more'],
  ['list', '--colour'],
  ['read'],
  ['export'],
  ['export', 'xml'],
  ['export', 'csv', 'a', 'b'],
])('%s %s %s is answered with the usage', async (...args) => {
  const { code, complained } = await run({}, ...args.filter((arg) => typeof arg === 'string'))
  expect(code).toBe(2)
  expect(complained).toContain('npm run queries -- list [--since D]')
})

test('says what is wrong with a date, and with the configuration', async () => {
  expect(await run({}, 'list', '--since', 'yesterday', '--text', 'a'.repeat(201))).toEqual({
    code: 2,
    printed: '',
    complained:
      '--since must be a day such as 2026-11-15, or a time such as 2026-11-15T09:30:00Z\n' +
      '--text must be 200 characters at most',
  })
  expect(await run({ QUERIES: 'firestore' }, 'list')).toEqual({
    code: 1,
    printed: '',
    complained:
      'The configuration has faults:\n  FIREBASE_PROJECT_ID: is needed with QUERIES=firestore',
  })
})

test('says in the store’s own words why it has nothing to show', async () => {
  const { host, stop } = await startFirestore()
  stop()
  const { code, complained } = await runWithin(50, firestoreEnvironment(host), 'list')
  expect(code).toBe(1)
  expect(complained).toMatch(/^unavailable: /)
})

test('gives the terminal no orders that somebody typed', async () => {
  const environment = { DATA_DIR: buildTemporaryFolder() }
  const store = await openTestStore(environment)
  await store.add(
    buildMessage({ message: 'Red \u009b31m and\r\nblue \u001b[34m', fullname: 'A\nB' }),
  )
  const { printed } = await run(environment, 'list')
  expect(printed).toContain('Red \ufffd31m and\n        blue \ufffd[34m\n')
  expect(printed).toContain('  A B <')
})

test('is a program', () => {
  const cli = join(import.meta.dirname, 'cli.ts')
  const env = { DATA_DIR: buildTemporaryFolder() }
  const start = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
      encoding: 'utf8',
      env,
    })
    return { status, stdout, stderr }
  }
  expect(start('list')).toEqual({ status: 0, stdout: 'No messages.\n', stderr: '' })
  expect(start('read', 'gone')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no message gone.\n',
  })
})
