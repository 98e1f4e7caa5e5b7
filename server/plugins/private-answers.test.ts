import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { buildCatalogueApp } from '../testing/build-catalogue-app.ts'
import { everybodyIs } from '../testing/build-member.ts'

/** What is the same for everybody. */
const PUBLIC = ['/api/config']

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'

const LINE = /^((?:│ {3}| {4})*)[├└]── (\S+) \((.+)\)$/

/** Every registered route under `/api`, with a value for each parameter of its path. */
function routesOf(app: FastifyInstance): { method: Method; url: string }[] {
  const segments: string[] = []
  const routes = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] = LINE.exec(line) ?? []
      const depth = indent.length / 4
      segments.splice(depth, segments.length, segment)
      const url = segments.join('')
      return methods.split(', ').map((method) => ({ method: method as Method, url }))
    })
  return routes
    .filter(({ url }) => url.startsWith('/api/') && !PUBLIC.includes(url))
    .map(({ method, url }) => ({ method, url: withValues(url) }))
}

function withValues(url: string): string {
  const kind = url.includes('favourites') ? 'comics' : 'characters'
  return url.replace(':kind', kind).replace(/:\w+/g, '1')
}

async function build(asMember: boolean) {
  const overrides = asMember ? { members: everybodyIs() } : {}
  const { app } = await buildCatalogueApp({ files: SMALL_CATALOGUE, overrides })
  return app
}

describe.each([
  ['a member', true],
  ['a visitor', false],
])('security 13: what depends on who asks, for %s', (_who, asMember) => {
  test('is stored by no cache, on every route under /api', async () => {
    const app = await build(asMember)
    await app.ready()
    const routes = routesOf(app)
    const answers = await Promise.all(
      routes.map(async (route) => ({ route, answer: await app.inject(route) })),
    )
    for (const { route, answer } of answers) {
      const name = `${route.method} ${route.url} (${answer.statusCode})`
      expect(answer.headers['cache-control'], name).toBe('private, no-store')
      expect(answer.headers.vary, name).toBe('cookie, authorization')
    }
    const urls = routes.map(({ url }) => url)
    for (const part of ['search', 'facts', 'facets', 'favourites', 'account', 'queries', 'auth']) {
      expect(urls.filter((url) => url.startsWith(`/api/${part}`)).length, part).toBeGreaterThan(0)
    }
    expect(routes.length).toBeGreaterThan(50)
    const answered = answers.filter(({ answer }) => answer.statusCode === 200)
    if (asMember) expect(answered.length).toBeGreaterThan(5)
  })

  test.each(['/api/search?q=spider', '/api/facts/characters?ids=1', '/api/facets/comics'])(
    '%s is neither shared nor stored',
    async (url) => {
      const answer = await (await build(asMember)).inject(url)
      expect(answer.statusCode).toBe(asMember ? 200 : 409)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers.vary).toBe('cookie, authorization')
    },
  )

  test('the wire by session is not stored either, and keeps its ETag', async () => {
    const app = await build(asMember)
    const answer = await app.inject('/v1/public/characters')
    expect(answer.statusCode).toBe(asMember ? 200 : 409)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers.vary).toBe('accept-encoding, cookie, authorization')
    if (!asMember) return
    const headers = { 'if-none-match': String(answer.headers.etag) }
    expect((await app.inject({ url: '/v1/public/characters', headers })).statusCode).toBe(304)
  })
})

describe('security 13: what is the same for everybody', () => {
  test('the configuration may be stored by anybody', async () => {
    const answer = await (await build(false)).inject('/api/config')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers.vary).toBeUndefined()
  })

  test('an unknown path under /api tells caches nothing', async () => {
    const answer = await (await build(false)).inject('/api/nothing')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})
