import { createReadStream, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { join } from 'node:path'
import { MarvelAPI } from 'marvel-ts'
import { expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { listen } from '#sdk/testing/listen.ts'
import { buildTemporaryFolder } from '../../testing/build-test-app.ts'
import { buildMirrorEnvironment, runMirror } from './testing/run-mirror.ts'

const callMarvel = createRequire(import.meta.url)('marvel-comics-api')

const ORIGINAL = 'https://gateway.marvel.com:443'
const SPIDER_MAN = 1009610
const keys = { publicKey: '1234', privateKey: 'abcd' }

/** Plain file servers, each with a mirror of its kind. */
const HOSTS = {
  'that adds .json, as its README asks for': {
    args: [],
    fileOf: (path: string) => (path.endsWith('.json') ? path : `${path}.json`),
  },
  'that has no rule': { args: ['--folders'], fileOf: (path: string) => `${path}index.html` },
}
const NAMES = Object.keys(HOSTS) as (keyof typeof HOSTS)[]

const share = shareInFile(async (host: keyof typeof HOSTS) => {
  const { args, fileOf } = HOSTS[host]
  const folder = buildTemporaryFolder()
  const { code } = await runMirror(folder, { environment: buildMirrorEnvironment(), args })
  expect(code).toBe(0)
  return listen((request, response) => {
    const { pathname, search } = new URL(String(request.url), 'http://mirror')
    const file = join(folder, pathname)
    const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory()
    // Every host leads from the name of a folder to its first page.
    if (args.length > 0 && isFolder && !pathname.endsWith('/')) {
      return response.writeHead(301, { location: `${pathname}/${search}` }).end()
    }
    createReadStream(join(folder, fileOf(pathname)))
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  })
})

test.each(NAMES)('marvel-ts 1.0.0 reads records and default lists from a host %s', async (host) => {
  const mirror = await share(host)
  const marvel = new MarvelAPI(keys.publicKey, keys.privateKey)
  marvel._axios.interceptors.request.use((config) => ({
    ...config,
    url: config.url?.replace(ORIGINAL, mirror),
  }))
  const one = await marvel.getCharacterById(SPIDER_MAN)
  expect(one.data?.results?.[0]?.name).toBe('Spider-Man')
  const list = await marvel.getCharacters()
  expect(list.data?.results?.map(({ name }) => name)).toEqual(['Spider-Man', 'Venom'])
  const comics = await marvel.getCharacterComics(SPIDER_MAN)
  expect(comics.data?.results).toHaveLength(6)
  await expect(marvel.getCharacterById(99)).rejects.toMatchObject({
    message: 'Request failed with status code 404',
  })
})

test.each(NAMES)(
  'marvel-comics-api 1.3.0 reads records and default lists from a host %s',
  async (host) => {
    const { port } = new URL(await share(host))
    const get = (path: string) =>
      new Promise<{ data: { total: number; results: { name: string }[] } }>((resolve, reject) => {
        // The client passes unknown options to node's request: here a socket without TLS.
        const createConnection = () => connect(Number(port), '127.0.0.1')
        const done = (error: Error | null, body: Parameters<typeof resolve>[0]) =>
          error ? reject(error) : resolve(body)
        callMarvel(path, { ...keys, createConnection }, done)
      })
    expect((await get(`characters/${SPIDER_MAN}`)).data.results[0]?.name).toBe('Spider-Man')
    expect((await get('characters')).data).toMatchObject({ total: 2 })
    expect((await get(`characters/${SPIDER_MAN}/comics`)).data).toMatchObject({ total: 6 })
  },
)
