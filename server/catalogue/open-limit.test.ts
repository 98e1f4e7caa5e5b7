import { describe, expect, test } from 'vitest'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { buildCatalogueApp, CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { buildMember } from '../testing/build-member.ts'

const WIRE = '/v1/public/characters'

interface Caller {
  url?: string
  method?: 'GET' | 'HEAD' | 'OPTIONS'
  address?: string
  headers?: Record<string, string>
}

/** A server where the header `authorization` names the member, with a clock that stands still. */
async function build(environment: Record<string, string> = { CATALOGUE_ACCESS: 'open' }) {
  const clock = { now: Date.UTC(2026, 10, 15) }
  const { app } = await buildCatalogueApp({
    files: SMALL_CATALOGUE,
    environment,
    overrides: {
      now: () => new Date(clock.now),
      members: {
        find: async ({ authorization: id, cookie }) => {
          if (cookie === 'while=away') throw new Error('The database is away.')
          return id === undefined ? null : buildMember({ id })
        },
      },
    },
  })
  const call = ({ url = WIRE, method = 'GET', address = '203.0.113.7', headers = {} }: Caller) =>
    app.inject({ method, url, remoteAddress: address, headers })
  const calls = async (count: number, caller: Caller = {}) => {
    const answers = []
    for (let made = 0; made < count; made += 1) answers.push(await call(caller))
    return answers
  }
  return { clock, call, calls }
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof build>>['call']>>

function leftOf({ headers }: Answer): (number | undefined)[] {
  return ['limit', 'remaining', 'reset'].map((name) => {
    const value = headers[`ratelimit-${name}`]
    return value === undefined ? undefined : Number(value)
  })
}

describe('the wire of an open mirror', () => {
  test('answers 100 calls a minute by address and counts them down', async () => {
    const { clock, call, calls } = await build()
    const [first, ...others] = await calls(100)
    expect(leftOf(first as Answer)).toEqual([100, 99, 60])
    expect(others.every(({ statusCode }) => statusCode === 200)).toBe(true)
    clock.now += 20_500
    const refused = await call({})
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toEqual({
      code: 'RequestThrottled',
      message: 'You have exceeded your rate limit. Please try again later.',
    })
    expect(refused.headers['retry-after']).toBe('40')
    expect(leftOf(refused)).toEqual([100, 0, 40])
    expect(refused.headers['access-control-allow-origin']).toBe('*')
    clock.now += 40_000
    expect(leftOf(await call({}))).toEqual([100, 99, 60])
  })

  test('lets pages of other hosts read what is left', async () => {
    const { call } = await build()
    const exposed = String((await call({})).headers['access-control-expose-headers']).split(', ')
    expect(exposed).toEqual([
      'ETag',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'Retry-After',
    ])
  })

  test('counts HEAD, what is unchanged and what is wrongly asked, and no preflight', async () => {
    const { call } = await build()
    const { etag } = (await call({})).headers
    const unchanged = await call({ headers: { 'if-none-match': String(etag) } })
    expect([unchanged.statusCode, ...leftOf(unchanged)]).toEqual([304, 100, 98, 60])
    expect(leftOf(await call({ method: 'HEAD' }))).toEqual([100, 97, 60])
    const wrong = await call({ url: `${WIRE}?nobody=1` })
    expect([wrong.statusCode, ...leftOf(wrong)]).toEqual([409, 100, 96, 60])
    await call({ method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } })
    expect(leftOf(await call({}))).toEqual([100, 95, 60])
  })

  test('does not count pictures', async () => {
    const { call, calls } = await build({ CATALOGUE_ACCESS: 'open', CATALOGUE_OPEN_LIMIT: '1' })
    const pictures = await calls(3, { url: '/pictures/characters/1009610.svg' })
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await call({})).statusCode).toBe(200)
  })

  test('counts two addresses apart, and those of one network of IPv6 together', async () => {
    const { call } = await build({ CATALOGUE_ACCESS: 'open', CATALOGUE_OPEN_LIMIT: '1' })
    const statusFrom = async (address: string) => (await call({ address })).statusCode
    expect(await statusFrom('203.0.113.7')).toBe(200)
    expect(await statusFrom('203.0.113.7')).toBe(429)
    expect(await statusFrom('198.51.100.9')).toBe(200)
    expect(await statusFrom('2001:db8:0:1::7')).toBe(200)
    expect(await statusFrom('2001:db8:0:1::8')).toBe(429)
  })

  test.each([
    ['the address that a trusted proxy names', { TRUST_PROXY: '1' }, 200],
    ['no address that a stranger names', {}, 429],
  ])('believes %s', async (_whom, trust, second) => {
    const { call } = await build({
      CATALOGUE_ACCESS: 'open',
      CATALOGUE_OPEN_LIMIT: '1',
      ...trust,
    })
    const statusFor = async (forwarded: string) =>
      (await call({ headers: { 'x-forwarded-for': forwarded } })).statusCode
    expect(await statusFor('198.51.100.1')).toBe(200)
    expect(await statusFor('198.51.100.2')).toBe(second)
  })

  test('lets a member read on as on any other server, and counts a visitor with a cookie', async () => {
    const { call, calls } = await build({ CATALOGUE_ACCESS: 'open', CATALOGUE_OPEN_LIMIT: '2' })
    const headers = { authorization: 'asha' }
    const answers = await calls(101, { headers })
    expect(answers.map(({ statusCode }) => statusCode).indexOf(429)).toBe(100)
    expect(answers.flatMap(leftOf).every((value) => value === undefined)).toBe(true)
    expect(leftOf(await call({ headers: { cookie: 'theme=dark' } }))).toEqual([2, 1, 60])
    expect(leftOf(await call({ headers: { cookie: 'while=away' } }))).toEqual([2, 0, 60])
    expect((await call({})).statusCode).toBe(429)
  })

  test('counts keys, which it ignores, by address too', async () => {
    const { call } = await build({ CATALOGUE_ACCESS: 'open', CATALOGUE_OPEN_LIMIT: '1' })
    expect((await call({ url: `${WIRE}?${CREDENTIALS}` })).statusCode).toBe(200)
    expect((await call({ url: `${WIRE}?${CREDENTIALS}` })).statusCode).toBe(429)
  })

  test('has no limit at CATALOGUE_OPEN_LIMIT=0', async () => {
    const { calls } = await build({ CATALOGUE_ACCESS: 'open', CATALOGUE_OPEN_LIMIT: '0' })
    const answers = await calls(130)
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(leftOf(answers[0] as Answer)).toEqual([undefined, undefined, undefined])
  })
})

test('a server for members alone says nothing of such limits', async () => {
  const { call } = await build({})
  const { headers } = await call({ url: `${WIRE}?${CREDENTIALS}` })
  expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([])
  expect(headers['access-control-expose-headers']).toBe('etag, retry-after')
})
