import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { accountCalls, sign } from './testing/account-calls.ts'
import { buildAccounts } from './testing/build-accounts.ts'
import { buildFavouriteCatalogue } from './testing/build-favourites.ts'
import { buildTemporaryFolder } from './testing/build-test-app.ts'
import { PASSWORD, signUpMember } from './testing/sign-up-member.ts'
import { startPostgres } from './testing/start-postgres.ts'

const UNAVAILABLE = { code: 'unavailable', message: expect.stringContaining('try again') }

/** Against hanging only. */
const HANGS = { timeout: 60_000 }

const MESSAGE = {
  fullname: 'Asha Rao',
  email: 'asha@example.com',
  message: 'Which comic has Rhino first?',
}

/** A server on a PostgreSQL of its own, which can be killed and started again. */
async function buildSite() {
  const folder = buildTemporaryFolder()
  let postgres = await startPostgres(folder)
  onTestFinished(() => postgres.stop())
  const { url } = postgres
  const clock = { now: new Date('2026-11-17T12:00:00Z') }
  const built = await buildAccounts(
    { DATABASE_URL: url },
    { catalogue: buildFavouriteCatalogue(), now: () => clock.now },
  )
  return {
    ...built,
    clock,
    kill: async () => {
      postgres.kill()
      // Its processes notice that it is gone, and end.
      await expect.poll(async () => (await built.app.inject('/readyz')).statusCode, HANGS).toBe(503)
    },
    restart: async () => {
      await postgres.stop()
      postgres = await startPostgres(folder, new URL(url).port)
    },
  }
}

function callsOf(app: FastifyInstance, cookie: string) {
  return (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers: { cookie }, payload })
}

const READS = [
  '/v1/public/characters?limit=1',
  '/api/search?q=spider',
  '/api/auth/get-session',
  '/api/facets/comics',
]

describe('security: while the database is away', () => {
  test('browsing goes on, changes are refused with words, and everything works when it returns', async () => {
    const { app, kill, restart, clock } = await buildSite()
    const member = await signUpMember(app)
    const call = callsOf(app, member.cookie)
    const { call: callAccount, createKey } = accountCalls(app, member.cookie)
    const key = await createKey()
    const byKey = () => app.inject(`/v1/public/characters?limit=1&${sign(key)}`)
    for (const url of READS) expect((await call('GET', url)).statusCode, url).toBe(200)
    expect((await byKey()).statusCode).toBe(200)
    const session = (await call('GET', '/api/auth/get-session')).json()

    await kill()
    clock.now = new Date(clock.now.getTime() + 4 * 60_000)
    for (const url of READS) expect((await call('GET', url)).statusCode, url).toBe(200)
    expect((await byKey()).statusCode).toBe(200)
    expect((await call('GET', '/api/auth/get-session')).json()).toEqual(session)
    const changes = [
      await call('PUT', '/api/favourites/characters/1009610'),
      await callAccount('PUT', '/plan', { plan: 'premier' }),
      await callAccount('POST', '/keys', { name: 'Another' }),
      await call('POST', '/api/queries', MESSAGE),
      await call('POST', '/api/auth/sign-in/email', { email: member.email, password: PASSWORD }),
      await call('POST', '/api/auth/update-user', { name: 'Somebody else' }),
    ]
    for (const answer of changes) {
      expect(answer.json(), answer.body).toEqual(UNAVAILABLE)
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
    }

    await restart()
    await expect
      .poll(async () => (await callAccount('PUT', '/plan', { plan: 'premier' })).statusCode, HANGS)
      .toBe(204)
    expect((await callAccount('GET', '')).json()).toMatchObject({ plan: 'premier' })
    expect((await call('PUT', '/api/favourites/characters/1009610')).statusCode).toBe(204)
  })

  test('a session is trusted for five minutes, and one that was ended here not at all', async () => {
    const { app, kill, clock, post } = await buildSite()
    const { email, cookie } = await signUpMember(app)
    const other = await post('/sign-in/email', { email, password: PASSWORD })
    const browse = (cookie: string) => callsOf(app, cookie)('GET', '/v1/public/characters?limit=1')
    expect((await browse(cookie)).statusCode).toBe(200)
    expect((await browse(other.cookie)).statusCode).toBe(200)
    await post('/revoke-other-sessions', {}, { cookie })
    const unread = await signUpMember(app)
    const leaving = await signUpMember(app)
    expect((await browse(leaving.cookie)).statusCode).toBe(200)

    await kill()
    expect((await browse(cookie)).statusCode).toBe(200)
    expect((await browse(other.cookie)).statusCode).toBe(503)
    expect((await browse(leaving.cookie)).statusCode).toBe(200)
    expect((await post('/sign-out', {}, leaving)).status).toBe(200)
    expect((await browse(leaving.cookie)).statusCode).toBe(503)
    const refused = await browse(unread.cookie)
    expect(refused.json()).toEqual(UNAVAILABLE)
    expect(refused.headers['retry-after']).toBe('5')
    clock.now = new Date(clock.now.getTime() + 5 * 60_000)
    expect((await browse(cookie)).statusCode).toBe(503)
    clock.now = new Date(clock.now.getTime() - 60 * 60_000)
    expect((await browse(cookie)).statusCode).toBe(503)
  })
})
