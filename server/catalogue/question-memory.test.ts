import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { CACHE_BYTES as WIRE_CACHE_BYTES } from '#catalogue/wire/cache-bytes.ts'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { rounds } from '#scripts/testing/rounds.ts'
import { CACHE_BYTES } from '../cache-bytes.ts'
import { CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { findFreePort } from '../testing/start-server.ts'

const MEGABYTE = 1_000_000
const SCRIPT = join(import.meta.dirname, '../testing/run-with-heap-report.ts')
/** Just below the longest query that the wire takes. */
const PADDING = 8_000
const QUESTIONS = rounds({ test: 10_000, soak: 20_000 })
const CONNECTIONS = 4
const PIPELINED = 16

async function startServer() {
  const port = await findFreePort()
  const child = fork(SCRIPT, {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      PORT: String(port),
      DATA_DIR: buildTemporaryFolder(),
      CATALOGUE_DATA: buildDataFolder(SMALL_CATALOGUE),
      CATALOGUE_KEYS: '1234:abcd',
    },
  })
  onCleanUp(async () => {
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  })
  await once(child, 'message')
  return {
    port,
    heldBytes: async (): Promise<number> => {
      child.send('report')
      const [bytes] = await once(child, 'message')
      return bytes as number
    },
  }
}

/** Asks them all over a few connections, in pipelines: the client must cost less than the server. */
async function askAll(port: number, paths: Iterator<string>): Promise<void> {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => askInTurn(port, paths)))
}

/** Rejects at any answer but a 200. */
function askInTurn(port: number, paths: Iterator<string>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1')
  let waiting = 0
  let received = ''
  const send = () => {
    for (; waiting < PIPELINED; waiting += 1) {
      const { value, done } = paths.next()
      if (done) break
      socket.write(`GET ${value} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    }
    if (waiting === 0) socket.end(resolve)
  }
  socket.setEncoding('latin1').on('error', reject)
  socket.on('data', (chunk) => {
    received += chunk
    for (let end = endOfAnswer(received); end <= received.length; end = endOfAnswer(received)) {
      if (!received.startsWith('HTTP/1.1 200 ')) reject(new Error(received.slice(0, end)))
      received = received.slice(end)
      waiting -= 1
    }
    send()
  })
  send()
  return promise
}

/** Infinity while its head has not arrived. */
function endOfAnswer(received: string): number {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return Number.POSITIVE_INFINITY
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1]
  return head + 4 + Number(length)
}

/** Distinct questions; some of the wire come twice, because an answer is cached at the second. */
function* questions(from: number, count: number): Generator<string> {
  for (let number = from; number < from + count; number += 1) {
    const text = String(number).padStart(PADDING, 'x')
    const wire = `/v1/public/series?title=${text}&${CREDENTIALS}`
    if (number % 5 === 0) yield `/api/search?q=${text.slice(-90)}&unknown=${text}&${CREDENTIALS}`
    else yield wire
    if (number % 5 > 2) yield wire
  }
}

describe('security 9: memory does not grow by the caller’s will', () => {
  test(`${QUESTIONS} distinct long questions leave the heap within its bound`, async () => {
    const { port, heldBytes } = await startServer()
    await askAll(port, questions(0, 500))
    const before = await heldBytes()
    await askAll(port, questions(500, QUESTIONS))
    const grown = (await heldBytes()) - before
    expect(grown / MEGABYTE).toBeLessThan(30)
  })

  test('all caches together have one ceiling', () => {
    const { upstream, ...others } = CACHE_BYTES
    const sum = (bytes: number[]) => bytes.reduce((total, one) => total + one, 0)
    const ofWire = sum(Object.values(WIRE_CACHE_BYTES))
    // An upstream answers instead of the wire's own catalogue.
    const most = Math.max(ofWire, upstream) + sum(Object.values(others))
    expect(most / MEGABYTE).toBeLessThanOrEqual(110)
  })
})
