import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { KINDS } from '#catalogue/index/kinds.ts'
import { pick, type Random, seeded } from '#catalogue/testing/random-dataset.ts'
import { filtersOf, orderKeysOf } from '#catalogue/wire/parse-query.ts'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { buildCatalogueApp, CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { hostileText, randomText } from '../testing/hostile.ts'

const INJECTED = rounds({ test: 1_000, soak: 20_000, variable: 'FUZZ_REQUESTS' })
const RAW = rounds({ test: 100, soak: 1_500 })
/** A timeout against hanging only. */
const HANGS_MS = 120_000 + 20 * INJECTED

const files = {
  'characters/a.txt': Array.from(
    { length: 150 },
    (_, index) => `${index + 1} | Hero ${index} | | | | | | | | 2026-11-0${1 + (index % 9)}`,
  ).join('\n'),
  'creators/a.txt': '1 | Stan | | Lee | | 2026-11-01',
  'series/a.txt':
    'series | 70 | Heroes | 1990-1999 | ongoing | | | 1..120 | 1=1990-01 120=1999-12 | | 2026-11-01\n' +
    'span | 1..120 | writer: Stan Lee | Hero 1; Hero 2',
  'events/a.txt': 'event | 3 | War | 1990-01 | | | 2026-11-01\npart | core | Heroes (1990) | 1..3',
}

function randomUrl(random: Random): string {
  const value = () => hostileText(random)
  const kind = pick(random, KINDS)
  const path = pick(random, [
    `/v1/public/${kind}`,
    `/v1/public/${kind}`,
    `/v1/public/${kind}/${encodeURIComponent(value())}`,
    `/v1/public/${kind}/1/${pick(random, KINDS)}`,
    `/v1/public/${kind}/${value()}/${pick(random, KINDS)}`,
    `/v1/${value()}`,
    `/v1/public/${value()}/${value()}`,
    // The test's client would normalise dot segments; raw bytes are sent below.
  ]).replace(/[\s#]|\.\./g, '_')
  const names = [
    ...filtersOf(kind).keys(),
    'limit',
    'offset',
    'orderBy',
    'callback',
    '_',
    'apikey',
    'ts',
    'hash',
    ...orderKeysOf(kind),
    '__proto__',
    randomText(random),
  ]
  const query = Array.from({ length: Math.floor(random() * 5) }, () => {
    const name = pick(random, names)
    return random() < 0.9 ? `${name}=${value()}` : name
  })
  const chance = random()
  if (chance < 0.8) query.push(CREDENTIALS)
  else if (chance < 0.86) query.push('ts=1&apikey=1234&hash=0')
  return `${path}?${query.join('&')}`.replace(/[\s#]/g, '_')
}

test(`${INJECTED} random and hostile requests get an answer of the contract`, {
  timeout: HANGS_MS,
}, async () => {
  const { app } = await buildCatalogueApp({ files })
  const random = seeded(seedOfTest())
  const statuses = new Map<number, number>()
  for (let round = 0; round < INJECTED; round += 1) {
    const url = randomUrl(random)
    const method = pick(random, ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE'] as const)
    // Another address each time, because wrong credentials are limited by address.
    const remoteAddress = `10.${round >> 16}.${(round >> 8) & 255}.${round & 255}`
    const answer = await app.inject({ method, url, remoteAddress })
    // Injected requests are answered without a turn of the event loop, in which the server cleans up
    // after them: a million would fill the memory.
    if (round % 100 === 99) await nextTurn()
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    expect(answer.statusCode, url).toBeLessThan(500)
    expect(answer.headers['access-control-allow-origin'], url).toBe('*')
    if (method === 'HEAD') continue
    expectContractBody(answer.body, answer.statusCode, url)
  }
  // Checks that the fuzz passes authentication and reaches every kind of error.
  if (INJECTED < 1_000) return
  for (const status of [200, 401, 404, 405, 409]) {
    expect(statuses.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(INJECTED / 200)
  }
})

function expectContractBody(body: string, status: number, url: string): void {
  const json = body.replace(/^[\w$.]+\((.*)\)$/s, '$1')
  const parsed = JSON.parse(json)
  if (status === 200) {
    expect(parsed.status, url).toBe('Ok')
    expect(parsed.data.results.length, url).toBeLessThanOrEqual(100)
    expect(parsed.data.results.length, url).toBe(parsed.data.count)
  } else if (typeof parsed.code === 'number') {
    expect(Object.keys(parsed), url).toEqual(['code', 'status'])
    expect(parsed.code, url).toBe(status)
  } else expect(Object.keys(parsed), url).toEqual(['code', 'message'])
}

test(`${RAW} requests of raw bytes never bring the server down`, {
  timeout: HANGS_MS,
}, async () => {
  const { app } = await buildCatalogueApp({ files })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const random = seeded(seedOfTest())
  for (let round = 0; round < RAW; round += 1) {
    const noise = Buffer.from(Array.from({ length: 40 }, () => Math.floor(random() * 256)))
    const target = Buffer.concat([Buffer.from('/v1/public/'), noise])
    const head = await sendRaw(port, target)
    expect(head === '' || /^HTTP\/1\.1 (200|40[0-9]|414|431) /.test(head), head).toBe(true)
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test.each([
  [9_000, 414],
  [20_000, 431],
])('a query string of %d bytes gets %d', async (length, status) => {
  const { app } = await buildCatalogueApp({ files })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const head = await sendRaw(port, Buffer.from(`/v1/public/characters?name=${'a'.repeat(length)}`))
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('application/json')
})

/** Sends one raw request and returns the bytes received until the connection closes. */
async function sendRaw(port: number, target: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  socket.end(
    Buffer.concat([
      Buffer.from('GET '),
      target,
      Buffer.from(' HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'),
    ]),
  )
  await once(socket, 'close')
  return answer
}
