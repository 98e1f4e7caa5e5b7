import { execFile } from 'node:child_process'
import { get as getOverHttp } from 'node:http'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MarvelAPI } from 'marvel-ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareBuiltSdk } from '#scripts/testing/built-sdk.ts'
import { nodesForTests } from '#scripts/testing/node-releases.ts'
import { rounds } from '#scripts/testing/rounds.ts'
import { runProgram, sdkPrograms } from '#scripts/testing/sdk-examples.ts'
import { startMirror } from '#sdk/testing/start-mirror.ts'
import { CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { type RunningServer, startServer } from '../testing/start-server.ts'
import recorded from './testing/marvel-mcp-requests.json' with { type: 'json' }
import { parseToolAnswer } from './testing/marvel-mcp-shapes.ts'

// Packages written for the retired service, and our own client, against our server and its shipped data.
const require = createRequire(import.meta.url)
const callMarvel = require('marvel-comics-api')

const ORIGINAL = 'https://gateway.marvel.com:443'
const SPIDER_MAN = 1009610
const NO_CHARACTER = 99
const keys = { publicKey: '1234', privateKey: 'abcd' }

interface Answer {
  code: number
  status: string
  data: { total: number; results: { name: string; resourceURI: string }[] }
}

let server: RunningServer

beforeAll(async () => {
  server = await startServer({
    CATALOGUE_KEYS: `${keys.publicKey}:${keys.privateKey};mypublic:myprivate`,
  })
})
afterAll(() => server?.stop())

test('marvel-ts 1.0.0 works, its public axios instance sent to this server', async () => {
  const marvel = new MarvelAPI(keys.publicKey, keys.privateKey)
  marvel._axios.interceptors.request.use((config) => ({
    ...config,
    url: config.url?.replace(ORIGINAL, server.url),
  }))

  const list = await marvel.getCharacters({ nameStartsWith: 'Spider' })
  expect(list.data?.results?.map(({ name }) => name)).toContain('Spider-Man')

  const one = await marvel.getCharacterById(SPIDER_MAN)
  expect(one.data?.results?.[0]?.resourceURI).toBe(addressOf(SPIDER_MAN))

  const comics = await marvel.getCharacterComics(SPIDER_MAN, { limit: 2, orderBy: 'title' })
  expect(comics.data?.results).toHaveLength(2)

  await expect(marvel.getCharacterById(NO_CHARACTER)).rejects.toMatchObject({
    message: 'Request failed with status code 404',
    response: { data: { code: 404, status: "We couldn't find that character" } },
  })
})

test('marvel-comics-api 1.3.0 works, its connection opened to this server', async () => {
  const get = (path: string, query?: object) =>
    new Promise<{ status: number; body: Answer }>((resolve, reject) => {
      // The client passes unknown options to node's request: here a socket without TLS.
      const createConnection = () => connect(Number(new URL(server.url).port), '127.0.0.1')
      const done = (error: Error | null, body: Answer, { statusCode }: { statusCode: number }) =>
        error ? reject(error) : resolve({ status: statusCode, body })
      callMarvel(path, { ...keys, query, createConnection }, done)
    })

  const list = await get('characters', { nameStartsWith: 'Spider' })
  expect(list.body.data.results.map(({ name }) => name)).toContain('Spider-Man')

  const one = await get(`characters/${SPIDER_MAN}`)
  expect(one.body.data.results[0]?.resourceURI).toBe(addressOf(SPIDER_MAN))

  const comics = await get(`characters/${SPIDER_MAN}/comics`, { limit: 2 })
  expect(comics.body.data.results).toHaveLength(2)

  expect(await get(`characters/${NO_CHARACTER}`)).toEqual({
    status: 404,
    body: { code: 404, status: "We couldn't find that character" },
  })
})

// Recorded between marvel-mcp 1.7.0 and this server: each tool with no filter and with every filter
// it has, and two calls that fail. Its changelog up to 1.8.5 names no change of what it sends.
// The key, time and hash are those of the recording.
describe('marvel-mcp works, its requests sent as they were recorded', () => {
  test.each(recorded.requests)('$tool, with $with', async (request) => {
    const { method, headers } = recorded
    const answer = await fetch(server.url + request.path, { method, headers })
    expect(answer.status).toBe(request.status)
    if (!answer.ok) return

    const { data } = parseToolAnswer(request.tool, await answer.json())
    if (request.count !== undefined) expect(data.count).toBe(request.count)
    else expect(data.results.map(({ id }) => id)).toContain(request.holds)
  })
})

describe('our own client, as docs/sdk.md has it', () => {
  test('is documented with four programs, and a page for browsers', () => {
    expect(sdkPrograms).toHaveLength(4)
  })

  test.each(nodesForTests())('does what it says there under Node %i', async (_major, findNode) => {
    const folder = await shareBuiltSdk()
    const mirror = await startMirror((address) => fetch(`${server.url}${address}&${CREDENTIALS}`))
    const addresses = { 'http://localhost:3000': server.url, 'https://mirror.example.org': mirror }
    const node = findNode()
    const printed = sdkPrograms.map((program) => runProgram(node, folder, program, addresses))
    expect(await Promise.all(printed)).toEqual(sdkPrograms.map(({ output }) => output))
  })
})

test.each(['http://gateway.marvel.com', 'https://gateway.marvel.com:443'])(
  'a client behind a proxy, with %s in its request line, is answered like any other',
  async (origin) => {
    expect(await statusOf(`${origin}/v1/public/characters/${SPIDER_MAN}?${CREDENTIALS}`)).toBe(200)
    expect(await statusOf(`${origin}/v1/public/villains`)).toBe(404)
    expect(await statusOf(`${origin}/api/nothing`)).toBe(404)
    expect(await statusOf(`${origin}/static/nothing.js`)).toBe(404)
  },
)

test('the interop runner, as developers of other services start it, finds no fault in the shipped data', async () => {
  const runner = join(import.meta.dirname, '../../contract/interop/run.mjs')
  const pair = ['--public-key', keys.publicKey, '--private-key', keys.privateKey]
  // The shapes of all records differ with the data; the rest is asked of the fixture as well.
  const only = rounds({ test: 1, soak: 0 }) === 1 ? ['--only', '§7'] : []
  const args = [runner, `${server.url}/v1/public`, ...pair, '--strict', ...only]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(stdout).toMatch(/^[1-9]\d+ passed, 0 failed, \d+ skipped\n$/)
})

function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = getOverHttp(server.url, { path }, (answer) =>
      resolve(answer.resume().statusCode),
    )
    request.on('error', reject)
  })
}

function addressOf(character: number): string {
  return `${server.url}/v1/public/characters/${character}`
}
