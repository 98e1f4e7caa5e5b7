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

describe('§2 server mode: ts + apikey + hash', () => {
  test('the worked example is accepted', async () => {
    expect((await call(SIGNED)).statusCode).toBe(200)
  })

  test.each(['1', '2014-02-0712:00:00', 'anything', '99999999999999'])(
    'ts is any text, freshness is not checked: %s',
    async (ts) => {
      const response = await call(`ts=${ts}&apikey=1234&hash=${sign(`${ts}abcd1234`)}`)
      expect(response.statusCode).toBe(200)
    },
  )

  test('the same pair may be reused without limit', async () => {
    const { app } = await shareContractApp()
    const url = `/v1/public/events?${SIGNED}`
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject({ url })))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  })

  test('each key has its own private key', async () => {
    const environment = { CATALOGUE_KEYS: '1234:abcd;pub:priv' }
    const good = await call(`ts=1&apikey=pub&hash=${sign('1privpub')}`, {}, environment)
    const crossed = await call(`ts=1&apikey=pub&hash=${sign('1abcdpub')}`, {}, environment)
    expect(good.statusCode).toBe(200)
    expect(crossed.statusCode).toBe(401)
  })
})

describe('§2 order of the checks', () => {
  const noKey = { code: 'MissingParameter', message: 'You must provide a user key.' }
  const noHash = { code: 'MissingParameter', message: 'You must provide a hash.' }
  const noTime = { code: 'MissingParameter', message: 'You must provide a timestamp.' }
  const badKey = { code: 'InvalidCredentials', message: 'The passed API key is invalid.' }
  const badHash = {
    code: 'InvalidCredentials',
    message: 'That hash, timestamp and key combination is invalid.',
  }

  test.each([
    ['key present: no apikey', '', 409, noKey],
    ['key present: ts and hash alone', `ts=1&hash=${HASH}`, 409, noKey],
    ['key present: before the route’s own validation', 'limit=0', 409, noKey],
    ['key known: unknown', `ts=1&apikey=nobody&hash=${HASH}`, 401, badKey],
    ['key known: blank', `ts=1&apikey=&hash=${HASH}`, 401, badKey],
    ['key known: before the hash', 'apikey=nobody', 401, badKey],
    ['hash present: key alone', 'apikey=1234', 409, noHash],
    ['hash present: key and ts', 'apikey=1234&ts=1', 409, noHash],
    ['ts present: key and hash', `apikey=1234&hash=${HASH}`, 409, noTime],
    ['hash correct: wrong', 'apikey=1234&ts=1&hash=wrong', 401, badHash],
    ['hash correct: of another ts', `apikey=1234&ts=2&hash=${HASH}`, 401, badHash],
    ['hash correct: blank ts', `apikey=1234&ts=&hash=${HASH}`, 401, badHash],
    [
      'hash correct: before the route’s own validation',
      'apikey=1234&ts=1&hash=0&limit=0',
      401,
      badHash,
    ],
  ])('%s', async (_row, query, status, body) => {
    const response = await call(query)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual(body)
  })

  test('route’s own validation comes last', async () => {
    const response = await call(`${SIGNED}&limit=0`)
    expect(response.json().status).toBe('You must pass an integer limit greater than 0.')
  })

  test.each([
    ['GET', '/v1/public/heroes', 404, 'ResourceNotFound'],
    ['GET', '/v1/public/characters/', 404, 'ResourceNotFound'],
    ['POST', '/v1/public/characters', 405, 'MethodNotAllowedError'],
  ] as const)(
    'route lookup and verb come before the key: %s %s',
    async (method, url, status, code) => {
      const { app } = await shareContractApp()
      const response = await app.inject({ method, url })
      expect(response.statusCode).toBe(status)
      expect(response.json().code).toBe(code)
    },
  )

  test('an unknown record is found out after the key', async () => {
    const { app } = await shareContractApp()
    const response = await app.inject({ url: '/v1/public/characters/1' })
    expect(response.json()).toEqual(noKey)
  })
})

describe('§2 browser mode: apikey only, from an authorised referrer', () => {
  const browse = (list: string, referer: string) =>
    call('apikey=1234', { referer }, { CATALOGUE_KEYS: `1234:abcd:${list}` })

  test.each([
    ['fans.example', 'http://fans.example/'],
    ['fans.example', 'https://fans.example/some/page?x=1'],
    ['fans.example', 'https://FANS.example/'],
    ['*.fans.example', 'https://www.fans.example/page'],
    ['*.fans.example', 'https://a.b.fans.example/'],
    ['fans.example/comics/*', 'https://fans.example/comics/1'],
    ['https://fans.example', 'https://fans.example/page'],
    ['other.example,fans.example', 'https://fans.example/'],
    ['*.*', 'https://anybody.example/anything'],
    ['*', 'https://anybody.example/anything'],
  ])('the list %s takes %s', async (list, referer) => {
    expect((await browse(list, referer)).statusCode).toBe(200)
  })

  test.each([
    ['fans.example', 'https://elsewhere.example/'],
    ['fans.example', 'https://fans.example.elsewhere.example/'],
    ['fans.example', 'https://notfans.example/'],
    ['fans.example', 'https://elsewhere.example/fans.example'],
    ['*.fans.example', 'https://fans.example.elsewhere.example/'],
    ['*.fans.example', 'https://elsewhere.example/www.fans.example'],
    ['*.fans.example', 'https://elsewhere.example/?from=www.fans.example'],
    ['fans.example/comics/*', 'https://fans.example/films/1'],
    ['', 'https://fans.example/'],
    ['fans.example', 'not an address'],
  ])('the list "%s" refuses %s', async (list, referer) => {
    const response = await browse(list, referer)
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      code: 'InvalidReferer',
      message: 'The passed referer is invalid.',
    })
  })

  test('without a referrer a hash is needed', async () => {
    const response = await call('apikey=1234', {}, { CATALOGUE_KEYS: '1234:abcd:*.*' })
    expect(response.json().message).toBe('You must provide a hash.')
  })

  test('with a ts it is server mode, whatever the referrer', async () => {
    const environment = { CATALOGUE_KEYS: '1234:abcd:*.*' }
    const response = await call('apikey=1234&ts=1', { referer: 'https://a.example/' }, environment)
    expect(response.json().message).toBe('You must provide a hash.')
  })

  test('server mode works from any referrer', async () => {
    const response = await call(SIGNED, { referer: 'https://elsewhere.example/' })
    expect(response.statusCode).toBe(200)
  })
})

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
