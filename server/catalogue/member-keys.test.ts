import { describe, expect, test } from 'vitest'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { accountCalls, sign } from '../testing/account-calls.ts'
import { buildAccounts } from '../testing/build-accounts.ts'
import { databases } from '../testing/databases.ts'
import { PASSWORD, signUpMember } from '../testing/sign-up-member.ts'

const BAD_KEY = { code: 'InvalidCredentials', message: 'The passed API key is invalid.' }

/** A server with a small catalogue, a member, and a clock that the test advances. */
async function build(environment: Record<string, string> = {}, cookie?: string) {
  const clock = { now: new Date('2026-03-01T12:00:00Z') }
  const catalogue = new Catalogue(loadCatalogue(buildDataFolder(SMALL_CATALOGUE)))
  const built = await buildAccounts(environment, { catalogue, now: () => clock.now })
  const { app } = built
  const own = cookie ?? (await signUpMember(app)).cookie
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: `/v1/public/characters?${query}`, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const later = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms)
  }
  return { ...built, ask, later, cookie: own, ...accountCalls(app, own) }
}

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a member’s key opens the catalogue with a hash, and is counted where the hash is right', async () => {
    const { ask, call, createKey } = await build(await createEnvironment())
    const key = await createKey()
    expect((await ask(sign(key))).status).toBe(200)
    expect((await ask(sign(key))).status).toBe(200)
    const wrong = await ask(`ts=1&apikey=${key.publicKey}&hash=0`)
    expect(wrong.status).toBe(401)
    expect(wrong.body.message).toBe('That hash, timestamp and key combination is invalid.')
    expect((await call('GET', '/keys')).json()).toMatchObject([{ callsToday: 2 }])
  })

  test('a new day begins with no calls', async () => {
    const { ask, call, createKey, later } = await build(await createEnvironment())
    const key = await createKey()
    await ask(sign(key))
    later(12 * 60 * 60_000)
    expect((await call('GET', '/keys')).json()).toMatchObject([{ callsToday: 0 }])
    await ask(sign(key))
    expect((await call('GET', '/keys')).json()).toMatchObject([{ callsToday: 1 }])
  })

  test('a revoked key opens nothing from that moment on', async () => {
    const { ask, call, createKey } = await build(await createEnvironment())
    const key = await createKey()
    expect((await ask(sign(key))).status).toBe(200)
    await call('DELETE', `/keys/${key.publicKey}`)
    expect(await ask(sign(key))).toEqual({ status: 401, body: BAD_KEY })
  })

  test('another server of the database knows of a revocation within two seconds', async () => {
    const environment = await createEnvironment()
    const one = await build(environment)
    const other = await build(environment, one.cookie)
    const key = await one.createKey()
    expect((await other.ask(sign(key))).status).toBe(200)
    await one.call('DELETE', `/keys/${key.publicKey}`)
    other.later(2000)
    expect((await other.ask(sign(key))).status).toBe(401)
  })

  test('two servers of the database count together, and a server that stops loses nothing', async () => {
    const environment = await createEnvironment()
    const one = await build(environment)
    const other = await build(environment, one.cookie)
    const key = await one.createKey()
    for (const { ask } of [one, other, other]) await ask(sign(key))
    await other.app.close()
    expect((await one.call('GET', '/keys')).json()).toMatchObject([{ callsToday: 3 }])
  })

  test('the keys of a deleted account open nothing', async () => {
    const { ask, post, createKey, cookie } = await build(await createEnvironment())
    const key = await createKey()
    expect((await ask(sign(key))).status).toBe(200)
    await post('/delete-user', { password: PASSWORD }, { cookie })
    expect(await ask(sign(key))).toEqual({ status: 401, body: BAD_KEY })
  })
})

test('from a listed page the public key alone is enough, and a change of the list acts at once', async () => {
  const { ask, call, createKey } = await build()
  const { publicKey } = await createKey({ name: 'Fan page', referrers: ['*.fans.example'] })
  const from = (referer: string) => ask(`apikey=${publicKey}`, { referer })
  expect((await from('https://www.fans.example/page')).status).toBe(200)
  const foreign = await from('https://evil.example/')
  expect(foreign.status).toBe(401)
  expect(foreign.body.code).toBe('InvalidReferer')
  await call('PUT', `/keys/${publicKey}`, { name: 'Fan page', referrers: ['evil.example'] })
  expect((await from('https://evil.example/')).status).toBe(200)
  expect((await from('https://www.fans.example/page')).status).toBe(401)
})

test('the limit of calls holds for members’ keys', async () => {
  const { ask, call, createKey, later } = await build({ CATALOGUE_RATE_LIMIT: '2' })
  const key = await createKey()
  later(1)
  const other = await createKey()
  const statuses = []
  for (const _ of [1, 2, 3]) statuses.push((await ask(sign(key))).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await ask(sign(other))).status).toBe(200)
  later(24 * 60 * 60_000)
  expect((await ask(sign(key))).status).toBe(200)
  expect((await call('GET', '/keys')).json()).toMatchObject([{ callsToday: 1 }, { callsToday: 0 }])
})

test('search, facts and counts take a member’s key too', async () => {
  const { app, createKey } = await build()
  const signed = sign(await createKey())
  for (const path of [
    '/api/search?q=a',
    '/api/facets/characters?',
    '/api/facts/characters?ids=1',
  ]) {
    const answer = await app.inject({ url: `${path}&${signed}` })
    expect(answer.statusCode).toBe(200)
  }
})

test('a key of the configuration is let through without asking the database', async () => {
  const { ask, store } = await build({ CATALOGUE_KEYS: '1234:abcd' })
  await store.close()
  const configured = sign({ publicKey: '1234', privateKey: 'abcd' })
  expect((await ask(configured)).status).toBe(200)
  expect(await ask('ts=1&apikey=0123456789abcdef0123456789abcdef&hash=0')).toEqual({
    status: 401,
    body: BAD_KEY,
  })
})

test('a call with a key that was used just now is let through without asking the database', async () => {
  const { ask, createKey, store } = await build()
  const signed = sign(await createKey())
  expect((await ask(signed)).status).toBe(200)
  await store.close()
  expect((await ask(signed)).status).toBe(200)
})

test('a database that is away is a fault of ours, not a wrong key', async () => {
  const { ask, createKey, store } = await build()
  const signed = sign(await createKey())
  await store.close()
  expect((await ask(signed)).status).toBe(503)
})

test('a referrer of many stars does not hold the server up', async () => {
  const { ask, createKey } = await build()
  // As a regular expression this would backtrack longer than any test may take.
  const referrers = Array.from({ length: 20 }, () => `${'*a'.repeat(90)}*b.example`)
  const { publicKey } = await createKey({ name: 'Hostile', referrers })
  const referer = `http://${'a'.repeat(8000)}.example/`
  expect((await ask(`apikey=${publicKey}`, { referer })).status).toBe(401)
})
