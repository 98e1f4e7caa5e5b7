import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildCatalogueApp } from '#server/testing/build-catalogue-app.ts'
import { type Client, createClient, type ServiceOptions } from './spinner-rack.ts'

const KEYS = { publicKey: '1234', privateKey: 'abcd' }
const SPIDER_MAN = 1009610

const shareServer = shareInFile(startServer)

/** Our own server with the small catalogue. */
async function startServer(
  environment = { CATALOGUE_KEYS: '1234:abcd:*.example.com' } as Record<string, string>,
): Promise<string> {
  const { app } = await buildCatalogueApp({ files: SMALL_CATALOGUE, environment })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

async function buildClient(options: Partial<ServiceOptions> = KEYS): Promise<Client> {
  return createClient({ baseUrl: await shareServer(), retries: 0, ...options })
}

/** A client whose requests are only written down: paths below the base address. */
function buildRecorder(options: Partial<ServiceOptions> = {}) {
  const asked: { url: URL; headers: Headers }[] = []
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    asked.push({ url: new URL(String(url)), headers: new Headers(init?.headers) })
    return Response.json({ data: { offset: 0, limit: 20, total: 1, count: 1, results: [{}] } })
  }
  const rack = createClient({ baseUrl: 'http://rack.example', ...options, fetch })
  return { rack, asked, paths: () => asked.map(({ url }) => `${url.pathname}${url.search}`) }
}

describe('the 39 endpoints', () => {
  /** Section 3 of the contract, by hand. */
  const table: [kind: string, subLists: string[]][] = [
    ['characters', ['comics', 'events', 'series', 'stories']],
    ['comics', ['characters', 'creators', 'events', 'stories']],
    ['creators', ['comics', 'events', 'series', 'stories']],
    ['events', ['characters', 'comics', 'creators', 'series', 'stories']],
    ['series', ['characters', 'comics', 'creators', 'events', 'stories']],
    ['stories', ['characters', 'comics', 'creators', 'events', 'series']],
  ]

  test('have a call each', async () => {
    const { rack, paths } = buildRecorder()
    for (const [kind, collection] of Object.entries(rack)) {
      for (const [name, call] of Object.entries(collection)) {
        if (name === 'list') await collection.list()
        else if (name !== 'all' && name !== 'pages') await (call as (id: number) => unknown)(7)
      }
      expect(table.map(([kind]) => kind)).toContain(kind)
    }
    const expected = table.flatMap(([kind, subLists]) => [
      `/v1/public/${kind}`,
      `/v1/public/${kind}/7`,
      ...subLists.map((of) => `/v1/public/${kind}/7/${of}`),
    ])
    expect(expected).toHaveLength(39)
    expect(paths().toSorted()).toEqual(expected.toSorted())
  })

  test('answer with pages and records', async () => {
    const rack = await buildClient()
    const heroes = await rack.characters.list({ nameStartsWith: 'spider' })
    expect(heroes).toMatchObject({ offset: 0, limit: 20, total: 1, count: 1 })
    expect(heroes.results.map(({ name }) => name)).toEqual(['Spider-Man'])
    expect(await rack.characters.get(SPIDER_MAN)).toMatchObject({ name: 'Spider-Man' })
    const comics = await rack.characters.comics(SPIDER_MAN, { limit: 2, orderBy: 'issueNumber' })
    expect(comics.results.map(({ issueNumber }) => issueNumber)).toEqual([1, 1])
  })

  test('can be walked to the last record, page by page', async () => {
    const rack = await buildClient()
    const { total } = await rack.characters.comics(SPIDER_MAN)
    const ids = new Set<number>()
    for await (const { id } of rack.characters.comics.all(SPIDER_MAN, { limit: 2 })) ids.add(id)
    expect(ids.size).toBe(total)
    expect(total).toBeGreaterThan(2)
    for await (const { results } of rack.series.pages()) expect(results).toHaveLength(3)
  })
})

describe('a query', () => {
  test.each([
    [{ series: [1991, 454] }, 'series=1991&series=454'],
    [{ series: 1991 }, 'series=1991'],
    [{ noVariants: true, limit: 5, offset: 0 }, 'noVariants=true&limit=5&offset=0'],
    [{ title: 'Hulk & Thing', startYear: undefined }, 'title=Hulk+%26+Thing'],
    [{ orderBy: ['-onsaleDate', 'title'] as const }, 'orderBy=-onsaleDate&orderBy=title'],
    [{ issueNumber: '½' }, 'issueNumber=%C2%BD'],
    [{}, ''],
  ])('of %j is sent as %s', async (query, sent) => {
    const { rack, asked } = buildRecorder()
    await rack.comics.list(query)
    expect(asked[0]?.url.search.slice(1)).toBe(sent)
  })

  test('with a filter of no values is refused, as it would be a list of everything', async () => {
    const { rack, asked } = buildRecorder()
    const words = 'series has no values: give one, or leave it out.'
    await expect(rack.comics.list({ title: 'Hulk', series: [] })).rejects.toThrow(
      new TypeError(words),
    )
    await expect(rack.comics.all({ series: [] }).next()).rejects.toThrow(words)
    expect(asked).toEqual([])
  })

  test('with several values means any of them, to the server too', async () => {
    const rack = await buildClient()
    const both = await rack.characters.list({
      role: ['hero', 'antihero'],
      orderBy: ['-name', 'modified'],
    })
    expect(both.results.map(({ name }) => name)).toEqual(['Venom', 'Spider-Man'])
    const team = await rack.characters.list({ team: ['Avengers', 'Defenders'] })
    expect(team.results.map(({ name }) => name)).toEqual(['Spider-Man'])
    expect((await rack.comics.list({ series: [1987, 50001] })).total).toBeGreaterThan(7)
  })
})

describe('a refusal', () => {
  test('of the service has its words', async () => {
    const rack = await buildClient()
    await expect(rack.characters.get(99)).rejects.toMatchObject({
      name: 'RackError',
      status: 404,
      code: 404,
      message: "We couldn't find that character",
    })
    // @ts-expect-error there is no such filter
    await expect(rack.characters.list({ power: 9000 })).rejects.toMatchObject({
      status: 409,
      message: "We don't recognize the parameter power",
    })
  })

  test('of the gateway has its word', async () => {
    const rack = await buildClient({ ...KEYS, privateKey: 'wrong' })
    await expect(rack.comics.list()).rejects.toMatchObject({
      status: 401,
      code: 'InvalidCredentials',
      message: 'That hash, timestamp and key combination is invalid.',
    })
  })

  test.each([
    '{"hello":"world"}',
    'null',
    '"text"',
    '[]',
    '{"data":null}',
    '{"data":[]}',
    '{"data":{"total":1}}',
    '{"data":{"total":1,"results":{}}}',
    '{"data":{"total":1,"results":"text"}}',
    '{"data":{"results":[]}}',
    '{"data":{"total":"1","results":[]}}',
    '{"data":{"total":1e999,"results":[]}}',
  ])('of what is not the catalogue says so: %s', async (body) => {
    const fetch = async () => new Response(body)
    const { comics } = createClient({ baseUrl: 'http://rack.example', fetch })
    await expect(comics.list()).rejects.toMatchObject({ code: 'unreadable' })
  })
})

describe('a key', () => {
  test('with its private part signs each call alike', async () => {
    const { rack, asked } = buildRecorder(KEYS)
    await rack.comics.list({ limit: 1 })
    await rack.comics.list({ limit: 1 })
    expect(asked[0]?.url.search).toMatch(/^\?limit=1&ts=\d+&apikey=1234&hash=[0-9a-f]{32}$/)
    expect(asked[1]?.url.search).toBe(asked[0]?.url.search)
  })

  test('without it is sent alone, and is enough from a listed page', async () => {
    const baseUrl = await shareServer()
    const from = (referer: string) =>
      createClient({
        baseUrl,
        publicKey: '1234',
        retries: 0,
        // What a browser adds by itself.
        fetch: (url, init) => fetch(url, { ...init, headers: { referer } }),
      })
    expect((await from('https://www.example.com/').comics.list()).total).toBeGreaterThan(0)
    await expect(from('https://elsewhere.test/').comics.list()).rejects.toMatchObject({
      status: 401,
      code: 'InvalidReferer',
    })
  })

  test('is not needed where the catalogue is open', async () => {
    const baseUrl = await shareServer({ CATALOGUE_ACCESS: 'open' })
    expect((await createClient({ baseUrl }).comics.list()).total).toBeGreaterThan(0)
  })

  test('is refused when half of it is missing', () => {
    expect(() => createClient({ baseUrl: 'http://rack.example', privateKey: 'abcd' })).toThrow(
      'A private key needs its public key.',
    )
  })

  test('is refused with its private part in a page', () => {
    Object.assign(globalThis, { document: {} })
    try {
      expect(() => createClient({ baseUrl: 'http://rack.example', ...KEYS })).toThrow(
        'A private key must not be in a page, where every reader can see it: use the public key alone.',
      )
    } finally {
      Reflect.deleteProperty(globalThis, 'document')
    }
  })
})

test('a token is sent as a header, asked for anew before each call', async () => {
  const { rack, asked } = buildRecorder({ token: async () => `token-${asked.length}` })
  await rack.comics.list()
  await rack.comics.list()
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer token-0',
    'Bearer token-1',
  ])
  const fixed = buildRecorder({ token: 'fixed' })
  await fixed.rack.comics.list()
  expect(fixed.asked[0]?.headers.get('authorization')).toBe('Bearer fixed')
})

test.each([
  ['http://rack.example', 'http://rack.example'],
  ['http://rack.example/', 'http://rack.example'],
  ['http://rack.example/v1/public', 'http://rack.example'],
  ['http://rack.example/v1/public///', 'http://rack.example'],
  ['https://example.org/marvel/', 'https://example.org/marvel'],
  ['https://example.org/marvel/v1/public', 'https://example.org/marvel'],
  ['HTTP://RACK.EXAMPLE:80', 'http://rack.example'],
  ['http://[::1]:3000/', 'http://[::1]:3000'],
  [' http://rack.example ', 'http://rack.example'],
])('the base address %j leads to the wire', async (baseUrl, base) => {
  const { rack, asked } = buildRecorder({ baseUrl })
  await rack.comics.get(7)
  expect(asked[0]?.url.href).toBe(`${base}/v1/public/comics/7`)
})

test.each([
  '',
  'localhost:3000',
  'rack.example',
  '/v1/public',
  'ftp://rack.example',
  'http://',
  'http://name:password@rack.example',
  'http://rack.example/?apikey=1234',
  'http://rack.example/#top',
])('an address like %j is refused at once, of a server and of a mirror', (address) => {
  const words = `${address} is no address of a catalogue: it begins with http:// or https://, and has no name, query or fragment.`
  expect(() => createClient({ baseUrl: address })).toThrow(new TypeError(words))
  expect(() => createClient({ mirror: address })).toThrow(new TypeError(words))
})

describe('in a page', () => {
  test.each([
    ['/', 'https://fans.example'],
    ['/mirror/', 'https://fans.example/mirror'],
    ['../mirror', 'https://fans.example/mirror'],
    ['https://rack.example', 'https://rack.example'],
  ])('the address %s is read as its links are', async (baseUrl, base) => {
    vi.stubGlobal('location', new URL('https://fans.example/pages/x-men.html'))
    try {
      const { rack, asked } = buildRecorder({ baseUrl })
      await rack.comics.get(7)
      expect(asked[0]?.url.href).toBe(`${base}/v1/public/comics/7`)
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

test('a client of nowhere is none', () => {
  // @ts-expect-error an address is missing
  expect(() => createClient({})).toThrow('A client needs a baseUrl, or a mirror.')
})
