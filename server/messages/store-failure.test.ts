import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Unavailable } from '../store/unavailable.ts'
import { accountCalls } from '../testing/account-calls.ts'
import { buildAccounts } from '../testing/build-accounts.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { startFirestore, startRefusingFirestore } from '../testing/firestore.ts'
import { buildFreezableProxy } from '../testing/freezable-proxy.ts'
import { buildMessagesOf, messageCalls } from '../testing/message-calls.ts'
import { buildMessage, firestoreEnvironment, openTestStore } from '../testing/message-stores.ts'
import { createDatabase } from '../testing/postgres.ts'
import { PASSWORD, signUpMember } from '../testing/sign-up-member.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import { toFailure } from './store-failure.ts'

const PASSING =
  'Messages can be neither kept nor read at the moment. Please try again in a little while.'
const LASTING = 'Messages can be neither kept nor read until whoever runs this site has seen to it.'

/** What a store throws, but for what does not matter here. */
function thrown(details: object, message = 'The store fails'): Error {
  return Object.assign(new Error(message), details)
}

test.each([
  ['gRPC 7', { code: 7 }, 'permission-denied', 500],
  ['gRPC 8', { code: 8 }, 'resource-exhausted', 503],
  ['gRPC 14', { code: 14 }, 'unavailable', 503],
  ['gRPC 4', { code: 4 }, 'deadline-exceeded', 503],
  ['gRPC 16', { code: 16 }, 'unauthenticated', 500],
  ['gRPC 99', { code: 99 }, 'unknown', 500],
  ['a refused connection', { code: 'ECONNREFUSED' }, 'unavailable', 503],
  ['an unknown host', { code: 'ENOTFOUND' }, 'unavailable', 503],
  ['a host to ask for later', { code: 'EAI_AGAIN' }, 'unavailable', 503],
  ['PostgreSQL without rights', { code: '42501' }, 'permission-denied', 500],
  ['PostgreSQL with a full disk', { code: '53100' }, 'resource-exhausted', 503],
  ['PostgreSQL with too many callers', { code: '53300' }, 'resource-exhausted', 503],
  ['PostgreSQL shutting down', { code: '57P01' }, 'unavailable', 503],
  ['PostgreSQL that was cut off', { code: '57014' }, 'deadline-exceeded', 503],
  ['PostgreSQL with another password', { code: '28P01' }, 'unauthenticated', 500],
  ['PostgreSQL without the table', { code: '42P01' }, 'unknown', 500],
  ['SQLite with a full disk', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'resource-exhausted', 503],
  ['SQLite in use', { code: 'ERR_SQLITE_ERROR', errcode: 5 }, 'unavailable', 503],
  [
    'SQLite in a file for reading',
    { code: 'ERR_SQLITE_ERROR', errcode: 8 },
    'permission-denied',
    500,
  ],
  ['SQLite and a disk that fails', { code: 'ERR_SQLITE_ERROR', errcode: 778 }, 'unavailable', 503],
  ['SQLite and a broken file', { code: 'ERR_SQLITE_ERROR', errcode: 11 }, 'data-loss', 500],
])('%s is said in one word', (_what, details, word, status) => {
  const cause = thrown(details)
  // The databases of the accounts say of what passes that they are unavailable.
  const causes = status === 503 ? [cause, new Unavailable(cause)] : [cause]
  for (const failure of causes.map(toFailure)) {
    expect(failure.statusCode).toBe(status)
    expect(failure.body).toEqual({ code: word, message: status === 503 ? PASSING : LASTING })
  }
})

test.each([
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated',
])('the driver’s “%s” means that nobody is there', (message) => {
  expect(toFailure(new Error(message)).body.code).toBe('unavailable')
})

test('a fault of our own is not blamed on the store’s absence', () => {
  expect(toFailure(new TypeError('x is not a function')).body.code).toBe('unknown')
})

async function expectUnavailable(app: FastifyInstance, cookie?: string): Promise<void> {
  const answer = await messageCalls(app, cookie).send()
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ code: 'unavailable', message: PASSING })
}

describe('when the store is away, the answer is an error', () => {
  test('with a PostgreSQL that was stopped, which also keeps the accounts', async () => {
    const postgres = await startPostgres()
    let stopped = false
    const stop = async () => {
      if (!stopped) await postgres.stop()
      stopped = true
    }
    onTestFinished(stop)
    const { app } = await buildAccounts({ DATABASE_URL: postgres.url })
    const { cookie } = await signUpMember(app)
    await stop()
    await expectUnavailable(app, cookie)
  })

  test('with a PostgreSQL that is silent, and the next message is kept', async () => {
    const proxy = await buildFreezableProxy(new URL(await createDatabase()))
    const { app, send } = await buildMessagesOf({}, { DATABASE_URL: proxy.url })
    expect((await send()).statusCode).toBe(201)
    proxy.freeze()
    await expectUnavailable(app)
    proxy.thaw()
    await expect.poll(async () => (await send()).statusCode, { timeout: 60_000 }).toBe(201)
  })

  test('with a Firestore that was stopped', async () => {
    const { host, stop } = await startFirestore()
    const { app, send } = await buildMessagesOf({}, firestoreEnvironment(host))
    expect((await send()).statusCode).toBe(201)
    stop()
    await expectUnavailable(app)
  })

  test('with a Firestore that is silent', async () => {
    const { host } = await startFirestore()
    const proxy = await buildFreezableProxy(new URL(`http://${host}`))
    const environment = firestoreEnvironment(new URL(proxy.url).host)
    await (await openTestStore(environment)).add(buildMessage())
    const { app } = await buildMessagesOf({}, environment, { messageTimeoutMs: 50 })
    proxy.freeze()
    await expectUnavailable(app)
  })

  test('with a file that another program holds', async () => {
    const folder = buildTemporaryFolder()
    const { app, send, store } = await buildMessagesOf({}, { DATA_DIR: folder })
    // The other program never lets go, so a short timeout is enough.
    await store.all('PRAGMA busy_timeout = 50')
    const other = new DatabaseSync(join(folder, 'spinner-rack.sqlite'))
    onTestFinished(() => other.close())
    other.exec('BEGIN IMMEDIATE')
    await expectUnavailable(app)
    other.exec('ROLLBACK')
    expect((await send()).statusCode).toBe(201)
  })

  test('with a file that was closed', async () => {
    const { app, store } = await buildMessagesOf()
    await store.close()
    await expectUnavailable(app)
  })
})

test.each([
  [7, 'permission-denied', 500],
  [8, 'resource-exhausted', 503],
  [14, 'unavailable', 503],
])('a refusal of Firestore by code %i reaches its member as %j', async (code, word, status) => {
  const host = await startRefusingFirestore(code)
  const { send, logLines } = await buildMessagesOf({}, firestoreEnvironment(host))
  const answer = await send()
  expect(answer.statusCode).toBe(status)
  expect(answer.json().code).toBe(word)
  expect(logLines.join('')).toContain('"msg":"request failed"')
})

test('an account whose messages cannot be reached is not deleted by halves', async () => {
  const { host, stop } = await startFirestore()
  // The address never answers, so a short timeout is enough.
  const { app, post } = await buildAccounts(firestoreEnvironment(host), { messageTimeoutMs: 50 })
  const { cookie } = await signUpMember(app)
  const { call } = accountCalls(app, cookie)
  await call('PUT', '/plan', { plan: 'premier' })
  stop()
  const refused = await post('/delete-user', { password: PASSWORD }, { cookie })
  expect(refused.status).toBe(503)
  expect(refused.json()).toEqual({ code: 'unavailable', message: PASSING })
  expect((await call('GET', '')).json()).toMatchObject({ plan: 'premier' })
})
