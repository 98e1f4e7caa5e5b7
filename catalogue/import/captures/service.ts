import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ImportRefusal } from '../refusal.ts'
import { oneLine } from '../safe-text.ts'
import { isWire, numberOf, type Wire } from './wire-shape.ts'

export interface ServiceKeys {
  publicKey?: string | undefined
  privateKey?: string | undefined
}

export interface Page {
  total: number
  results: Wire[]
  /** So many came, whatever they are: the next page begins behind them. */
  count: number
}

const PAGE = 100
const ATTEMPTS = 6
const LONGEST_WAIT_S = 120
const TIMEOUT_MS = 60_000
/** A page of a hundred records is about one of them. */
const LARGEST_MB = 16

/** A running service, asked politely: one call at a time, and again after the pause that it asks for. */
export class Service {
  private readonly base: string
  private readonly keys: ServiceKeys

  constructor(address: string, keys: ServiceKeys) {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (url === undefined || !/^https?:$/.test(url.protocol)) {
      throw new ImportRefusal(`${address} is not an address like https://gateway.example`)
    }
    this.base = `${url.origin}${url.pathname.replace(/\/(?:v1\/public\/?)?$/, '')}/v1/public`
    this.keys = keys
  }

  /** A page of a collection: `comics`, `comics/41530/characters`. */
  async page(collection: string, offset: number): Promise<Page> {
    const body = await this.ask(`${this.base}/${collection}`, offset)
    const data = isWire(body) ? body.data : undefined
    if (!isWire(data) || !Array.isArray(data.results)) {
      throw new ImportRefusal(`${this.base}/${collection} does not answer with data.results`)
    }
    const results = data.results.filter(isWire)
    return { total: numberOf(data.total), results, count: data.results.length }
  }

  async *all(collection: string, from = 0): AsyncGenerator<Page & { offset: number }> {
    for (let offset = from; ; ) {
      const page = await this.page(collection, offset)
      yield { ...page, offset }
      // Some services give fewer than they are asked for.
      offset += page.count
      if (offset >= page.total || page.count === 0) return
    }
  }

  private async ask(address: string, offset: number): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.call(`${address}?${this.parameters(offset)}`)
      if (answer.status === 200) return parse(address, answer.text)
      const isBusy = answer.status === 0 || answer.status === 429 || answer.status >= 500
      if (!isBusy || attempt === ATTEMPTS) {
        throw new ImportRefusal(
          `${address}: ${answer.status || 'no answer'}: ${beginningOf(answer.text)}`,
        )
      }
      await sleep(pauseOf(answer.retryAfter, attempt) * 1000)
    }
  }

  /** Status 0 where there is no answer at all. */
  private async call(url: string) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      const text = await readBody(answer)
      return { status: answer.status, text, retryAfter: answer.headers.get('retry-after') }
    } catch (error) {
      if (error instanceof ImportRefusal) throw error
      const cause = error instanceof Error ? (error.cause ?? error) : error
      return { status: 0, text: String(cause), retryAfter: null }
    }
  }

  /** Calls with a private key are signed, as the original wants it. */
  private parameters(offset: number): URLSearchParams {
    const parameters = new URLSearchParams({ limit: String(PAGE), offset: String(offset) })
    const { publicKey = '', privateKey = '' } = this.keys
    if (publicKey !== '') parameters.set('apikey', publicKey)
    if (privateKey === '') return parameters
    const ts = String(Date.now())
    parameters.set('ts', ts)
    const hash = createHash('md5').update(`${ts}${privateKey}${publicKey}`).digest('hex')
    parameters.set('hash', hash)
    return parameters
  }
}

/** What is larger than any page must not fill the memory. */
async function readBody(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > LARGEST_MB * 1024 * 1024) {
      const { origin, pathname } = new URL(answer.url)
      throw new ImportRefusal(`${origin}${pathname} answers with more than ${LARGEST_MB} MB`)
    }
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

function parse(address: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ImportRefusal(`${address} does not answer with JSON: ${beginningOf(text)}`, {
      cause: error,
    })
  }
}

function beginningOf(text: string): string {
  return oneLine(text.slice(0, 200)).trim()
}

/** In seconds, or a date; else twice as long each time. */
function pauseOf(asked: string | null, attempt: number): number {
  const seconds = asked === null ? Number.NaN : Number(asked)
  const until = asked === null ? Number.NaN : (Date.parse(asked) - Date.now()) / 1000
  const pause = Number.isFinite(seconds) ? seconds : Number.isFinite(until) ? until : 2 ** attempt
  return Math.min(LONGEST_WAIT_S, Math.max(0, pause))
}
