import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { accountCalls, sign } from '../testing/account-calls.ts'
import { buildAccounts } from '../testing/build-accounts.ts'
import { buildCatalogueApp, CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { signUpMember } from '../testing/sign-up-member.ts'

const THROTTLED = {
  code: 'RequestThrottled',
  message: 'You have exceeded your rate limit. Please try again later.',
}

async function build(environment: Record<string, string> = {}) {
  const clock = { now: Date.UTC(2026, 10, 15) }
  const { app } = await buildCatalogueApp({
    files: SMALL_CATALOGUE,
    environment,
    overrides: { now: () => new Date(clock.now) },
  })
  const ask = (query: string, headers = {}, remoteAddress = '203.0.113.7') =>
    app.inject({ url: `/v1/public/characters?${query}`, headers, remoteAddress })
  return { app, clock, ask }
}

describe('security 12: a public key alone does not use up its owner’s limit', () => {
  test.each([
    ['the key alone', 'apikey=1234', {}],
    ['a wrong hash', 'apikey=1234&ts=1&hash=0', {}],
    ['no timestamp', 'apikey=1234&hash=0', {}],
    ['a foreign page', 'apikey=1234', { referer: 'https://evil.example/' }],
  ])('%s does not count', async (_name, query, headers) => {
    const { ask } = await build({ CATALOGUE_RATE_LIMIT: '2' })
    for (let call = 0; call < 5; call += 1) {
      expect((await ask(query, headers)).statusCode).toBeLessThan(410)
    }
    const statuses = []
    for (let call = 0; call < 3; call += 1) statuses.push((await ask(CREDENTIALS)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
  })

  test('nor for a key that a member made, whose calls are shown to its owner', async () => {
    const catalogue = new Catalogue(loadCatalogue(buildDataFolder(SMALL_CATALOGUE)))
    const { app } = await buildAccounts({ CATALOGUE_RATE_LIMIT: '1' }, { catalogue })
    const { call, createKey } = accountCalls(app, (await signUpMember(app)).cookie)
    const key = await createKey()
    const ask = (query: string) => app.inject(`/v1/public/characters?${query}`)
    for (let wrong = 0; wrong < 5; wrong += 1) await ask(`apikey=${key.publicKey}&ts=1&hash=0`)
    expect((await ask(sign(key))).statusCode).toBe(200)
    expect((await ask(sign(key))).statusCode).toBe(429)
    expect((await call('GET', '/keys')).json()).toMatchObject([{ callsToday: 2 }])
  })

  test('with a limit used up, wrong credentials are still called wrong', async () => {
    const { ask } = await build({ CATALOGUE_RATE_LIMIT: '1' })
    await ask(CREDENTIALS)
    expect((await ask(CREDENTIALS)).statusCode).toBe(429)
    expect((await ask('apikey=1234&ts=1&hash=0')).json().code).toBe('InvalidCredentials')
  })

  test('wrong credentials of one address are throttled after a hundred, right ones never', async () => {
    const { ask, clock } = await build()
    const wrong = ['apikey=1234&ts=1&hash=0', 'apikey=nobody', 'apikey=1234', 'apikey=']
    for (let call = 0; call < 100; call += 1) {
      const { statusCode } = await ask(wrong[call % wrong.length] ?? '')
      expect([401, 409]).toContain(statusCode)
    }
    for (const query of wrong) {
      const refused = await ask(query)
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toEqual(THROTTLED)
      expect(refused.headers['retry-after']).toBe('1')
      expect(refused.headers['access-control-allow-origin']).toBe('*')
    }
    expect((await ask(CREDENTIALS)).statusCode).toBe(200)
    expect((await ask('apikey=nobody', {}, '198.51.100.9')).statusCode).toBe(401)
    clock.now += 200
    expect((await ask('apikey=nobody')).statusCode).toBe(401)
    expect((await ask('apikey=nobody')).statusCode).toBe(429)
  })

  test('a call without any key is not a wrong one', async () => {
    const { ask } = await build()
    for (let call = 0; call < 120; call += 1) expect((await ask('')).statusCode).toBe(409)
    expect((await ask('apikey=nobody')).statusCode).toBe(401)
  })

  test('who calls is known on the shortcut by the same rule', async () => {
    const { app } = await build({ TRUST_PROXY: '1' })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const ask = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded }
      const call = request(`${url}/v1/public/characters?apikey=nobody`, { headers }).end()
      const [response] = (await once(call, 'response')) as [IncomingMessage]
      response.resume()
      return response.statusCode
    }
    for (let call = 0; call < 100; call += 1) {
      await app.inject({
        url: '/v1/public/characters?apikey=nobody',
        headers: { 'x-forwarded-for': '203.0.113.7' },
      })
    }
    expect(await ask('203.0.113.7')).toBe(429)
    expect(await ask('::ffff:203.0.113.7')).toBe(429)
    expect(await ask('198.51.100.9')).toBe(401)
  })
})
