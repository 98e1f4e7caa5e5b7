import { expect, onTestFinished, test } from 'vitest'
import { buildTemporaryFolder } from './testing/build-test-app.ts'
import { startFirestore } from './testing/firestore.ts'
import { CONTACT } from './testing/message-calls.ts'
import { firestoreEnvironment, openTestStore } from './testing/message-stores.ts'
import { PASSWORD, readCookies } from './testing/sign-up-member.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { findFreePort } from './testing/start-server.ts'
import { runSmallServerToItsEnd, startSmallServer } from './testing/start-small-server.ts'

test('does not start without the database it is told to use, and gives away no password', async () => {
  const { code, stdout, stderr } = await runSmallServerToItsEnd({
    DATA_DIR: buildTemporaryFolder(),
    DATABASE_URL: `postgres://rack:sesame@127.0.0.1:${await findFreePort()}/rack`,
  })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^DATABASE_URL cannot be used: connect ECONNREFUSED .*\.\n$/)
  expect(stderr).not.toContain('sesame')
})

test('is not ready while PostgreSQL is away, and is again when it returns', async () => {
  const folder = buildTemporaryFolder()
  const postgres = await startPostgres(folder)
  onTestFinished(() => postgres.stop())
  const server = await startSmallServer({ DATABASE_URL: postgres.url })
  onTestFinished(() => void server.process.kill('SIGKILL'))
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json()
  expect(server.output().stdout).toContain(
    `Data is kept in PostgreSQL at ${new URL(postgres.url).host} and in /`,
  )
  expect(server.output().stdout).not.toContain(new URL(postgres.url).password)
  const ready = { status: 'ready', catalogue: 'loaded', store: 'reachable' }
  expect(await readiness()).toEqual(ready)

  await postgres.stop()
  expect(await readiness()).toMatchObject({ status: 'not-ready', store: 'unreachable' })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

  const again = await startPostgres(folder, new URL(postgres.url).port)
  onTestFinished(() => again.stop())
  expect(await readiness()).toEqual(ready)
  expect(await server.stop()).toBe(0)
})

test('keeps messages in Firestore when told so, says so, and leaves it in peace', async () => {
  const { host } = await startFirestore()
  const environment = firestoreEnvironment(host)
  const server = await startSmallServer(environment)
  onTestFinished(() => void server.process.kill('SIGKILL'))
  expect(server.output().stdout).toContain(
    `Data is kept in Firestore of demo-rack and in ${environment.DATA_DIR}\n`,
  )
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const member = { name: 'Asha Rao', email: CONTACT.email, password: PASSWORD }
  const signedUp = await post('/auth/sign-up/email', member)
  const sent = await post('/queries', CONTACT, readCookies(signedUp.headers.getSetCookie()))
  expect(sent.status).toBe(201)
  expect(await server.stop()).toBe(0)
  const store = await openTestStore(environment)
  expect(await store.list({ limit: 10 })).toMatchObject([CONTACT])
})
