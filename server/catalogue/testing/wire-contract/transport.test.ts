import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { CREDENTIALS } from '#server/testing/build-catalogue-app.ts'
import { ask, buildContractApp, shareContractApp } from './testing/ask.ts'

interface Tagged {
  etag: string
}

const PATHS = [
  ['a list', '/characters'],
  ['a single resource', '/characters/2000004'],
  ['a sub-list', '/characters/2000004/comics'],
]
const FAULTS = [
  ['an unknown record', '/characters/1', 404],
  ['an unknown route', '/heroes', 404],
  ['an unknown parameter', '/characters?colour=red', 409],
] as const

describe('§1 verbs: GET only, another verb is 405', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is refused', async (method) => {
    const { app } = await shareContractApp()
    const response = await app.inject({ method, url: `/v1/public/characters?${CREDENTIALS}` })
    expect(response.statusCode).toBe(405)
  })

  // Over a socket: an injected response shows the body that Node would not send.
  test.each([
    ['a list', '/characters', 200],
    ['an error', '/characters/1', 404],
  ])('HEAD answers like GET, headers included, without a body: %s', async (_what, path, status) => {
    const { app } = await buildContractApp()
    const url = `${await app.listen({ port: 0 })}/v1/public${path}?${CREDENTIALS}`
    const get = await fetch(url)
    const head = await fetch(url, { method: 'HEAD' })
    expect(head.status).toBe(status)
    expect(await head.text()).toBe('')
    for (const name of ['content-type', 'etag', 'access-control-allow-origin', 'content-length']) {
      expect(head.headers.get(name), name).toBe(get.headers.get(name))
    }
    await get.text()
  })
})

describe('§1 body: JSON, UTF-8', () => {
  test.each(PATHS)('of %s', async (_what, path) => {
    const response = await ask(path)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/^application\/json(; charset=utf-8)?$/i)
    expect(response.json().copyright).toBe('© 2026 MARVEL')
  })

  test.each(FAULTS)('of %s', async (_what, path, status) => {
    const response = await ask(path)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toMatch(/^application\/json(; charset=utf-8)?$/i)
  })
})

describe('§1 trailing slash: not a route, 404', () => {
  test.each(['/characters/', '/characters/2000004/', '/characters/2000004/comics/'])(
    '%s',
    async (path) => {
      const response = await ask(path)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({
        code: 'ResourceNotFound',
        message: `/v1/public${path}?${CREDENTIALS} does not exist`,
      })
    },
  )
})

describe('§1 CORS: Access-Control-Allow-Origin: * on every answer', () => {
  test.each(PATHS)('on %s', async (_what, path) => {
    const response = await ask(path, { origin: 'https://elsewhere.example' })
    expect(response.headers['access-control-allow-origin']).toBe('*')
  })

  test.each(FAULTS)('on %s', async (_what, path) => {
    const response = await ask(path)
    expect(response.headers['access-control-allow-origin']).toBe('*')
  })

  test.each([
    ['a missing key', 'GET', ''],
    ['a wrong key', 'GET', '?apikey=nobody&ts=1&hash=1'],
    ['another verb', 'POST', ''],
  ] as const)('on %s', async (_what, method, query) => {
    const { app } = await shareContractApp()
    const response = await app.inject({ method, url: `/v1/public/characters${query}` })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.headers['access-control-allow-origin']).toBe('*')
  })

  test('on 304', async () => {
    const { get } = await shareContractApp()
    const { etag } = (await get('/characters')).json<Tagged>()
    const response = await get('/characters', { 'if-none-match': etag })
    expect(response.statusCode).toBe(304)
    expect(response.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('§1 JSONP: callback=NAME, body becomes NAME({...})', () => {
  test.each(PATHS)('on %s', async (_what, path) => {
    const { get } = await shareContractApp()
    const plain = await get(path)
    const wrapped = await get(`${path}?callback=show`)
    expect(wrapped.statusCode).toBe(200)
    expect(wrapped.body).toBe(`show(${plain.body})`)
    expect(wrapped.headers['content-type']).toMatch(/javascript/)
  })

  test('on an error of the service', async () => {
    const response = await ask('/characters/1?callback=show')
    expect(response.body).toBe(`show({"code":404,"status":"We couldn't find that character"})`)
  })

  test.each(['a', 'jQuery1910_1234', '$.fn.show', '_', 'x'.repeat(64)])('NAME %s', async (name) => {
    const response = await ask(`/characters?callback=${name}`)
    expect(response.statusCode).toBe(200)
    expect(response.body.startsWith(`${name}({"code":200`)).toBe(true)
    expect(response.body.endsWith('})')).toBe(true)
  })

  test.each(['alert(1)//', 'a-b', 'a b', '<script>', 'é', 'x'.repeat(65)])(
    'a bad name is refused: %s',
    async (name) => {
      const response = await ask(`/characters?callback=${encodeURIComponent(name)}`)
      expect(response.statusCode).toBe(409)
      expect(response.json()).toEqual({
        code: 409,
        status: 'callback is not a valid name of a function.',
      })
    },
  )
})

describe('§1 compression: gzip when asked, error bodies too, plain when not asked', () => {
  test.each([...PATHS, ...FAULTS.map(([what, path]) => [what, path])])(
    'of %s',
    async (_what, path) => {
      const { get } = await shareContractApp()
      const plain = await get(path)
      const packed = await get(path, { 'accept-encoding': 'gzip' })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(packed.headers['content-encoding']).toBe('gzip')
      expect(packed.statusCode).toBe(plain.statusCode)
      expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
      expect(packed.headers.etag).toBe(plain.headers.etag)
    },
  )

  test.each([
    ['a missing key', 'GET', 409],
    ['another verb', 'POST', 405],
  ] as const)('of %s', async (_what, method, status) => {
    const { app } = await shareContractApp()
    const headers = { 'accept-encoding': 'gzip' }
    const response = await app.inject({ method, url: '/v1/public/characters', headers })
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(response.rawPayload).toString())).toHaveProperty('message')
  })

  test.each(['gzip', 'gzip, deflate', 'GZIP', 'deflate;q=0.5, gzip;q=1.0', '*'])(
    'Accept-Encoding: %s',
    async (accepted) => {
      const response = await ask('/characters', { 'accept-encoding': accepted })
      expect(response.headers['content-encoding']).toBe('gzip')
      expect(JSON.parse(gunzipSync(response.rawPayload).toString()).code).toBe(200)
    },
  )

  test('of a body in JSONP', async () => {
    const response = await ask('/events?callback=show', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(response.rawPayload).toString()).toMatch(/^show\(\{.*\}\)$/)
  })

  test.each(['identity', 'gzip;q=0'])('is left away for Accept-Encoding: %s', async (accepted) => {
    const response = await ask('/characters', { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.json().code).toBe(200)
  })
})

describe('§1 machine docs on the same host, open to all', () => {
  test('/docs answers', async () => {
    const { app } = await shareContractApp()
    expect((await app.inject({ url: '/docs' })).statusCode).toBe(200)
  })

  test('/docs/public is a Swagger document of 39 paths', async () => {
    const { app } = await shareContractApp()
    const response = await app.inject({ url: '/docs/public' })
    expect(response.statusCode).toBe(200)
    const { apis } = response.json<{ apis: { path: string }[] }>()
    expect(apis.map(({ path }) => path)).toContain('/v1/public/characters/{characterId}/comics')
    expect(apis).toHaveLength(39)
  })
})

describe('§1 empty parameters are tolerated', () => {
  test.each(['/characters?&name=frost', '/characters?&&name=frost&&', '/characters?name=frost&'])(
    '%s',
    async (path) => {
      const response = await ask(path)
      expect(response.statusCode).toBe(200)
      expect(response.json().data.total).toBe(1)
    },
  )
})

describe('§1 repeated parameters count as a list', () => {
  test('series=101&series=102 is series=101,102', async () => {
    const { get } = await shareContractApp()
    const repeated = (await get('/comics?series=101&series=102')).json()
    const listed = (await get('/comics?series=101,102')).json()
    expect(repeated.data.total).toBe(27)
    expect(repeated).toEqual(listed)
  })

  test('an 11-fold repeat is more than 10', async () => {
    const ids = Array.from({ length: 11 }, (_, index) => `series=${index + 101}`).join('&')
    const response = await ask(`/comics?${ids}`)
    expect(response.statusCode).toBe(409)
    expect(response.json().status).toBe('You may not submit more than 10 series ids.')
  })
})

describe('§1 encoding: commas bare or %2C, spaces + or %20', () => {
  test.each([
    ['/comics?series=101,102', 27],
    ['/comics?series=101%2C102', 27],
    ['/comics?series=101%2C%20102', 27],
    ['/series?title=Copper+Tales', 2],
    ['/series?title=Copper%20Tales', 2],
    ['/comics?format=trade+paperback', 1],
    ['/comics?format=trade%20paperback', 1],
  ])('%s', async (path, total) => {
    expect((await ask(path)).json().data.total).toBe(total)
  })
})
