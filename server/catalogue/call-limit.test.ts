import { describe, expect, test } from 'vitest'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import type { Limits } from '../store/limits.ts'
import { buildCatalogueApp, CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { buildMember } from '../testing/build-member.ts'

const WIRE = '/v1/public/characters'
const FACETS = '/api/facets/characters'
const FACTS = '/api/facts/characters?ids=1'
const SEARCH = '/api/search?q=spider'

interface BuildOptions {
  environment?: Record<string, string>
  limits?: Limits
}

/** A server where the header `authorization` names the member, with a clock that stands still. */
async function build({ environment = {}, ...overrides }: BuildOptions = {}) {
  const clock = { now: Date.UTC(2026, 10, 15) }
  const { app } = await buildCatalogueApp({
    files: SMALL_CATALOGUE,
    environment,
    overrides: {
      ...overrides,
      now: () => new Date(clock.now),
      members: {
        find: async ({ authorization: id }) => (id === undefined ? null : buildMember({ id })),
      },
    },
  })
  const get = (url: string, member?: string, remoteAddress = '203.0.113.7') =>
    app.inject({ url, remoteAddress, headers: member ? { authorization: member } : {} })
  const statuses = async (count: number, ...call: Parameters<typeof get>) =>
    (await Promise.all(Array.from({ length: count }, () => get(...call)))).map(
      ({ statusCode }) => statusCode,
    )
  /** So many calls in turn; how many of them are answered. */
  const answered = async (count: number, ...call: Parameters<typeof get>) =>
    (await statuses(count, ...call)).filter((status) => status === 200).length
  return { clock, get, answered }
}

describe('security 8: calls of members are limited', () => {
  test.each([WIRE, FACETS, FACTS])(
    '%s: a burst of 100 for each member, then 20 a second',
    async (url) => {
      const { clock, answered } = await build()
      expect(await answered(110, url, 'asha')).toBe(100)
      expect(await answered(100, url, 'bo')).toBe(100)
      clock.now += 1000
      expect(await answered(30, url, 'asha')).toBe(20)
    },
  )

  test('each route has a limit of its own', async () => {
    const { answered } = await build()
    for (const url of [WIRE, FACETS, FACTS]) expect(await answered(101, url, 'asha')).toBe(100)
    expect(await answered(1, SEARCH, 'asha')).toBe(1)
  })

  test('the wire refuses in the words of the contract', async () => {
    const { get, answered } = await build()
    await answered(100, WIRE, 'asha')
    const refused = await get(WIRE, 'asha')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.headers['access-control-allow-origin']).toBe('*')
    expect(refused.headers.etag).toBeUndefined()
    expect(refused.json()).toEqual({
      code: 'RequestThrottled',
      message: 'You have exceeded your rate limit. Please try again later.',
    })
  })

  test.each([FACETS, FACTS])('%s refuses in words for a person', async (url) => {
    const { get, answered } = await build()
    await answered(100, url, 'asha')
    const refused = await get(url, 'asha')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json()).toEqual({
      code: 'too-many-tries',
      message: 'That was a lot at once. Please wait a little, then try again.',
    })
  })

  test('a flood of searches is refused before it reaches the database', async () => {
    const counted: string[] = []
    const allowed = { allowed: true, retryAfterMs: 0 }
    const { get, answered } = await build({
      limits: {
        consume: async (key) => {
          counted.push(key)
          return allowed
        },
        checkFailures: async () => allowed,
        countFailure: async () => allowed,
        clearFailures: async () => {},
      },
    })
    expect(await answered(300, SEARCH, 'asha')).toBe(100)
    expect(counted).toEqual(Array(100).fill('search:asha'))
    const refused = await get(SEARCH, 'asha')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json().code).toBe('too-many-searches')
  })

  test('keys are bound by their own limit only', async () => {
    const { answered } = await build()
    for (const url of [`${WIRE}?`, `${FACETS}?`, FACTS, SEARCH]) {
      expect(await answered(130, `${url}&${CREDENTIALS}`, 'asha')).toBe(130)
    }
  })

  test('an open mirror limits by address what is beyond the wire', async () => {
    const { answered } = await build({ environment: { CATALOGUE_ACCESS: 'open' } })
    for (const url of [FACETS, FACTS, SEARCH]) {
      expect(await answered(110, url)).toBe(100)
      expect(await answered(10, url, undefined, '198.51.100.9')).toBe(10)
    }
  })
})
