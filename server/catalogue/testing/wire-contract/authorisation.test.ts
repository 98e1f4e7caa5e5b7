import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { everybodyIs } from '../../../testing/build-member.ts'
import { NOW } from './fixture.ts'
import { buildContractApp, shareContractApp } from './testing/ask.ts'

/** The worked example of the document: md5("1abcd1234"). */
const HASH = 'ffd275c5130566a2916217b101f26150'
const SIGNED = `ts=1&apikey=1234&hash=${HASH}`

const sign = (text: string) => createHash('md5').update(text).digest('hex')

async function call(query: string, headers: Record<string, string> = {}, environment = {}) {
  const { app } = await shareContractApp(environment)
  return app.inject({ url: `/v1/public/characters?${query}`, headers })
}

describe('§2 rate limit: per key, rolling day, over it 429, rejected calls count', () => {
  const throttled = {
    code: 'RequestThrottled',
    message: 'You have exceeded your rate limit. Please try again later.',
  }
  const hour = 3_600_000

  async function buildLimited(limit: string) {
    const clock = { now: NOW.getTime() }
    const { app } = await buildContractApp({
      environment: { CATALOGUE_RATE_LIMIT: limit, CATALOGUE_KEYS: '1234:abcd;pub:priv' },
      overrides: { now: () => new Date(clock.now) },
    })
    const callAs = async (query = SIGNED) =>
      (await app.inject({ url: `/v1/public/events?${query}` })).statusCode
    return { app, clock, callAs }
  }

  test('over it 429 RequestThrottled', async () => {
    const { app, callAs } = await buildLimited('2')
    expect([await callAs(), await callAs(), await callAs()]).toEqual([200, 200, 429])
    const response = await app.inject({ url: `/v1/public/events?${SIGNED}` })
    expect(response.json()).toEqual(throttled)
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.headers.etag).toBeUndefined()
  })

  test('per key', async () => {
    const { callAs } = await buildLimited('1')
    expect([await callAs(), await callAs()]).toEqual([200, 429])
    expect(await callAs(`ts=1&apikey=pub&hash=${sign('1privpub')}`)).toBe(200)
  })

  test('rolling day', async () => {
    const { clock, callAs } = await buildLimited('1')
    expect(await callAs()).toBe(200)
    clock.now += 23 * hour
    expect(await callAs()).toBe(429)
    clock.now += 25 * hour
    expect(await callAs()).toBe(200)
  })

  test('rejected calls count', async () => {
    const { clock, callAs } = await buildLimited('2')
    expect([await callAs(), await callAs()]).toEqual([200, 200])
    clock.now += 12 * hour
    expect(await callAs()).toBe(429)
    clock.now += 13 * hour
    expect([await callAs(), await callAs()]).toEqual([200, 429])
  })

  test('0 is no limit', async () => {
    const { callAs } = await buildLimited('0')
    const answers = await Promise.all(Array.from({ length: 30 }, () => callAs()))
    expect(new Set(answers)).toEqual(new Set([200]))
  })
})

describe('access without a key', () => {
  test('CATALOGUE_ACCESS=open lets everybody read', async () => {
    expect((await call('', {}, { CATALOGUE_ACCESS: 'open' })).statusCode).toBe(200)
  })

  // Clients of the original that changed only the base URL still send their old keys.
  test.each(['apikey=nobody', 'apikey=nobody&ts=1&hash=0', SIGNED])(
    'CATALOGUE_ACCESS=open asks nobody for a key, nor judges the one sent: %s',
    async (query) => {
      expect((await call(query, {}, { CATALOGUE_ACCESS: 'open' })).statusCode).toBe(200)
    },
  )

  test('a member needs no key', async () => {
    const overrides = { members: everybodyIs() }
    const { app } = await buildContractApp({ overrides })
    expect((await app.inject({ url: '/v1/public/characters' })).statusCode).toBe(200)
  })

  test('a member who sends a key is held to it', async () => {
    const overrides = { members: everybodyIs() }
    const { app } = await buildContractApp({ overrides })
    const response = await app.inject({ url: '/v1/public/characters?apikey=nobody' })
    expect(response.statusCode).toBe(401)
  })
})
