import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { pick, type Random, seeded } from '#catalogue/testing/random-dataset.ts'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { buildAccounts } from './testing/build-accounts.ts'
import { buildFavouriteCatalogue } from './testing/build-favourites.ts'
import { buildSite } from './testing/build-test-app.ts'
import { hostileText } from './testing/hostile.ts'
import { signUpMember } from './testing/sign-up-member.ts'

const REQUESTS = rounds({ test: 1_000, soak: 20_000, variable: 'FUZZ_REQUESTS' })
/** A timeout against hanging only. */
const HANGS_MS = 120_000 + 50 * REQUESTS
/** The longest that an answer may take, in processor time, so that a busy machine changes nothing. */
const MAX_ANSWER_MS = 2_000
const MAX_HEAP_GROWTH = 64_000_000

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  $ref?: string
}

interface Route {
  method: Method
  path: string
  parameters: { name: string; in: string }[]
  body: JsonSchema | undefined
}

/** What no document describes: pages, files, pictures, downloads. */
const UNDOCUMENTED = [
  '/',
  '/login',
  '/characters/1009610',
  '/static/js/main.0123456789.js',
  '/static/{file}',
  '/pictures/{kind}/{id}.jpg',
  '/pictures/characters/1009610.svg',
  '/pictures/characters/1009610/portrait_small.png',
  '/pictures/characters/1009610/{variant}.{extension}',
  '/downloads/',
  '/downloads/characters.jsonl',
  '/downloads/{file}',
  '/docs',
  '/openapi.json',
  '/robots.txt',
  '/{anything}',
]

function readRoutes(app: FastifyInstance): Route[] {
  const { paths } = app.swagger() as unknown as {
    paths: Record<string, Record<string, { parameters?: Route['parameters']; requestBody?: Body }>>
  }
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Method,
      path,
      parameters,
      body: requestBody?.content?.['application/json']?.schema,
    })),
  )
  const others = UNDOCUMENTED.map((path) => ({
    method: 'GET' as const,
    path,
    parameters: [],
    body: undefined,
  }))
  return [...documented, ...others]
}

interface Body {
  content?: Record<string, { schema?: JsonSchema }>
}

/** Mostly of the right type, so that the request comes past the schema. */
function randomValue(random: Random, schema: JsonSchema = {}, depth = 0): unknown {
  if (random() < 0.15 || depth > 4) return hostileText(random)
  const { type, enum: values, const: constant, properties, items, anyOf, allOf } = schema
  const choices = anyOf ?? allOf
  if (constant !== undefined) return constant
  if (values !== undefined) return pick(random, values)
  if (choices !== undefined) return randomValue(random, pick(random, choices), depth + 1)
  if (properties !== undefined) {
    const entries = Object.entries(properties).filter(() => random() < 0.9)
    return Object.fromEntries(
      entries.map(([name, value]) => [name, randomValue(random, value, depth + 1)]),
    )
  }
  if (type === 'array') {
    const length = Math.floor(random() * 5)
    return Array.from({ length }, () => randomValue(random, items, depth + 1))
  }
  if (type === 'integer' || type === 'number') return pick(random, [0, 1, -1, 1.5, 1e308, 2 ** 53])
  if (type === 'boolean') return random() < 0.5
  if (type === 'null') return null
  return pick(random, ['', 'a', 'someone@example.com', 'x'.repeat(5000), hostileText(random)])
}

function randomRequest(random: Random, route: Route, cookie: string) {
  const { method, path, parameters, body } = route
  const filled = path.replace(/\{[^}]*\}/g, () =>
    random() < 0.4
      ? pick(random, ['1', '1009610', 'comics', 'characters', 'standard_large', 'jpg'])
      : encodeURIComponent(hostileText(random)),
  )
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && random() < 0.4)
    .map(({ name }) => `${name}=${hostileText(random).replace(/[\s#&]/g, '_')}`)
  const headers: Record<string, string> = {}
  const chance = random()
  if (chance < 0.7) headers.cookie = cookie
  else if (chance < 0.8)
    headers.cookie = `rack.session_token=${encodeURIComponent(hostileText(random))}`
  if (random() < 0.1) headers.origin = pick(random, ['null', 'http://elsewhere.example', 'x'])
  if (random() < 0.1) headers['accept-encoding'] = pick(random, ['gzip', 'br;q=0', '*', ',,;'])
  if (random() < 0.1) headers['if-none-match'] = pick(random, ['*', '"x"', 'W/"', '"'])
  if (random() < 0.1) headers.range = pick(random, ['bytes=0-', 'bytes=9-1', 'x'])
  if (random() < 0.05) headers.authorization = `Bearer ${encodeURIComponent(hostileText(random))}`
  const used =
    random() < 0.9
      ? method
      : pick(random, ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const)
  const hasBody = used !== 'GET' && used !== 'HEAD' && used !== 'OPTIONS'
  const payload = hasBody ? JSON.stringify(randomValue(random, body)) : undefined
  if (hasBody) {
    headers['content-type'] =
      random() < 0.9 ? 'application/json' : pick(random, ['text/plain', 'x'])
  }
  return {
    method: used,
    url: `${filled}${query.length > 0 ? '?' : ''}${query.join('&')}`,
    headers,
    payload: random() < 0.03 ? '{"broken":' : payload,
    remoteAddress: `10.0.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`,
  }
}

describe('security: hostile requests', () => {
  test(`${REQUESTS} of them over all routes: no answer is a fault, none is slow, and the memory stays bounded`, {
    timeout: HANGS_MS,
  }, async () => {
    const { app, logLines } = await buildAccounts(
      {},
      { catalogue: buildFavouriteCatalogue(), site: buildSite() },
    )
    await app.ready()
    const random = seeded(seedOfTest())
    const routes = readRoutes(app)
    const answered = new Set<string>()
    let { cookie } = await signUpMember(app)
    const before = heapAfterCollection()
    for (let round = 0; round < REQUESTS; round += 1) {
      // A request may have ended the session.
      if (round % 200 === 199) ({ cookie } = await signUpMember(app))
      const route = pick(random, routes)
      const request = randomRequest(random, route, cookie)
      const began = process.cpuUsage()
      const answer = await app.inject(request)
      const { user, system } = process.cpuUsage(began)
      const words = `${request.method} ${request.url} ${request.payload ?? ''}`.slice(0, 500)
      // The provider of social accounts is the server itself, which does not listen here.
      if (!answer.body.includes('provider-unavailable')) {
        expect(answer.statusCode, words).toBeLessThan(500)
      }
      expect((user + system) / 1000, words).toBeLessThan(MAX_ANSWER_MS)
      if (answer.statusCode < 400) answered.add(`${route.method} ${route.path}`)
      logLines.length = 0
    }
    // Checks that the requests come past the schemas and the session.
    expect(answered.size).toBeGreaterThan(Math.min(routes.length, REQUESTS / 10) / 3)
    expect(heapAfterCollection() - before).toBeLessThan(MAX_HEAP_GROWTH)
  })
})

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}
