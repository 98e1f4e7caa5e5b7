import { mkdtempSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FULL_SIZE } from '#catalogue/testing/synthetic-catalogue.ts'
import { CREDENTIALS } from '#server/testing/build-catalogue-app.ts'
import { type Bench, type Figure, medianFigure } from './figure.ts'
import { type LoadResult, runLoad } from './load-client.ts'
import {
  cpuMsOf,
  type ServerProcess,
  startCatalogueServer,
  startScript,
  untilIdle,
} from './server-process.ts'
import { withSyntheticFolder } from './synthetic-folder.ts'
import { comicPages, uncachedCharacterPages } from './wire-pages.ts'

const ROUNDS = 5
/** A round takes each contestant's turn many times, so that a slow second of the machine affects all. */
const TURNS = 8
const TURN_MS = 250
/** Of one turn: keeps the number of requests below the number of distinct pages. */
const MAX_REQUESTS = 600
const CODINGS = ['gzip', 'br']
const COLD = 'comics'
/** Of the processor, for a page of comics none of whose records is cached. */
const COLD_US = 1000
const LIST = `/v1/public/characters?${CREDENTIALS}`

interface Contestant {
  name: string
  server: ServerProcess
  nextPath: () => string
  headers?: string
  atMost?: number
}

interface Turn extends LoadResult {
  cpuMs: number
}

interface Round extends Omit<LoadResult, 'seconds'> {
  perSecond: number
  /** The server's CPU time for one request. */
  cpuUs: number
  /** The server's CPU utilisation: far below 1, it waited for the client. */
  busy: number
}

type Rounds = Map<string, Round[]>

export const wire: Bench = {
  name: 'wire',
  conditions: [
    `Full synthetic catalogue; load from one process over 16 keep-alive connections on loopback; ${ROUNDS} rounds after a warm-up, each of ${TURNS} turns of ${TURN_MS / 1000} s for each contestant; ratios are medians of the rounds' own ratios. Where other programs use the machine, the ratio of processor times is the one to trust.`,
    'The yardstick is a bare node:http server in its own process that sends the same bytes under headers of the same length. The server writes its request log to a file.',
    'Cached page: whole answers on. Uncached page: no whole answer repeats, but the record fragments of all characters are warm. Pages of comics: fragments cold too, since the list is longer than what is kept.',
  ],
  run: () => withSyntheticFolder(FULL_SIZE, measureWire),
}

async function measureWire(folder: string): Promise<Figure[]> {
  const server = await startCatalogueServer(folder)
  try {
    await untilIdle(server.pid)
    const bare = await startScript(
      join(import.meta.dirname, 'bare-server.ts'),
      await copyAnswers(server),
    )
    try {
      const rounds = await alternate(await contestants(server, bare))
      // Measured separately, because it evicts the characters' fragments from the cache.
      const cold = { name: COLD, server, nextPath: walk(comicPages()), atMost: 56 }
      return toFigures(new Map([...rounds, ...(await alternate([cold]))]))
    } finally {
      await bare.stop()
    }
  } finally {
    await server.stop()
  }
}

async function contestants(server: ServerProcess, bare: ServerProcess): Promise<Contestant[]> {
  const etag = await etagOfList(server.port)
  const uncached = walk(uncachedCharacterPages())
  return [
    { name: 'bare', server: bare, nextPath: () => '/' },
    { name: 'cached', server, nextPath: () => LIST },
    { name: 'uncached', server, nextPath: uncached, atMost: MAX_REQUESTS },
    ...CODINGS.flatMap((coding) => {
      const headers = `Accept-Encoding: ${coding}\r\n`
      return [
        { name: `bare ${coding}`, server: bare, nextPath: () => `/${coding}`, headers },
        { name: `cached ${coding}`, server, nextPath: () => LIST, headers },
      ]
    }),
    ...[bare, server].map((one) => ({
      name: one === bare ? 'bare 304' : '304',
      server: one,
      nextPath: () => (one === bare ? '/not-modified' : LIST),
      headers: `If-None-Match: ${etag}\r\n`,
    })),
  ]
}

/** Throws after the last page: no page may be requested twice. */
function walk(pages: Generator<string, void>): () => string {
  return () => {
    const { value } = pages.next()
    if (value === undefined) throw new Error('The walk has too few pages.')
    return `/v1/public${value}&${CREDENTIALS}`
  }
}

async function alternate(all: Contestant[]): Promise<Rounds> {
  const rounds: Rounds = new Map(all.map(({ name }) => [name, []]))
  for (let round = 0; round <= ROUNDS; round += 1) {
    const turns = new Map<string, Turn[]>(all.map(({ name }) => [name, []]))
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const contestant of all) {
        turns.get(contestant.name)?.push(await runTurn(contestant))
      }
    }
    if (round === 0) continue
    for (const [name, ofRound] of turns) rounds.get(name)?.push(toRound(ofRound))
  }
  return rounds
}

function toRound(turns: Turn[]): Round {
  const sum = (read: (turn: Turn) => number) => turns.reduce((total, turn) => total + read(turn), 0)
  const [requests, bytes] = [sum((turn) => turn.requests), sum((turn) => turn.bytes)]
  const [seconds, cpuMs] = [sum((turn) => turn.seconds), sum((turn) => turn.cpuMs)]
  return {
    requests,
    bytes,
    perSecond: requests / seconds,
    cpuUs: (cpuMs * 1000) / requests,
    busy: cpuMs / 1000 / seconds,
  }
}

async function runTurn({ server, nextPath, headers = '', atMost }: Contestant): Promise<Turn> {
  const { port, pid } = server
  const tail = ` HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: */*\r\n${headers}\r\n`
  const nextRequest = () => `GET ${nextPath()}${tail}`
  const cpuBefore = cpuMsOf(pid)
  const load = { port, nextRequest, forMs: TURN_MS, atMost: atMost ?? 200_000 }
  const result = await runLoad(load)
  return { ...result, cpuMs: cpuMsOf(pid) - cpuBefore }
}

function toFigures(rounds: Rounds): Figure[] {
  const pairs: [string, string, number][] = [
    ['cached', 'bare', 0.9],
    ['uncached', 'bare', 0.35],
    ['cached gzip', 'bare gzip', 0.9],
    ['cached br', 'bare br', 0.9],
    ['304', 'bare 304', 0.9],
  ]
  return [
    ...pairs.flatMap(([of, to, atLeast]) => ratios(rounds, [of, to], atLeast)),
    ...[...rounds].flatMap(([name, results]) => describe(name, results)),
  ]
}

function ratios(rounds: Rounds, [of, to]: [string, string], atLeast: number): Figure[] {
  const pairs = (rounds.get(of) ?? []).map(
    (round, place) => [round, rounds.get(to)?.[place] as Round] as const,
  )
  return [
    medianFigure({
      what: `${of} / ${to}, by requests per second`,
      values: pairs.map(([one, other]) => one.perSecond / other.perSecond),
      digits: 2,
      atLeast,
    }),
    medianFigure({
      what: `${of} / ${to}, by processor time of the server`,
      values: pairs.map(([one, other]) => other.cpuUs / one.cpuUs),
      digits: 2,
      atLeast,
    }),
  ]
}

function describe(name: string, results: Round[]): Figure[] {
  const [{ bytes, requests } = { bytes: 0, requests: 1 }] = results
  const size = `${(bytes / requests / 1000).toFixed(1)} kB`
  const busy = Math.round(100 * Math.min(...results.map((result) => result.busy)))
  return [
    medianFigure({
      what: `${name}: requests per second (${size} each, server busy ≥ ${busy} %)`,
      values: results.map(({ perSecond }) => perSecond),
    }),
    medianFigure({
      what: `${name}: processor time of the server per request`,
      values: results.map(({ cpuUs }) => cpuUs),
      unit: ' µs',
      ...(name === COLD && { atMost: COLD_US }),
    }),
  ]
}

/** The server's responses to the list, for the bare server to replay. */
async function copyAnswers(server: ServerProcess): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-bench-'))
  const { port } = server
  const copy = async (name: string, headers: Record<string, string>) => {
    const { response, body } = await fetchList(port, headers)
    const head = { status: response.statusCode, headers: withoutNodesOwn(response) }
    writeFileSync(join(folder, `${name}.head.json`), JSON.stringify(head))
    writeFileSync(join(folder, `${name}.body`), body)
  }
  await copy('plain', {})
  for (const coding of CODINGS) await copy(coding, { 'accept-encoding': coding })
  await copy('not-modified', { 'if-none-match': await etagOfList(port) })
  return folder
}

async function etagOfList(port: number): Promise<string> {
  const { response } = await fetchList(port, {})
  return response.headers.etag ?? ''
}

function fetchList(
  port: number,
  headers: Record<string, string>,
): Promise<{ response: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: LIST, headers }, async (response) => {
      resolve({ response, body: Buffer.concat(await response.toArray()) })
    })
      .on('error', reject)
      .end()
  })
}

/** Node adds these headers by itself. */
function withoutNodesOwn({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, place) => {
    const name = rawHeaders[place - (place % 2)]?.toLowerCase() ?? ''
    return !['date', 'connection', 'keep-alive'].includes(name)
  })
}
