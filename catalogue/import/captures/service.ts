import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ImportRefusal } from '../refusal.ts'
import { isWire, numberOf, type Wire } from './wire-shape.ts'

export interface ServiceKeys {
  publicKey?: string | undefined
  privateKey?: string | undefined
}

export interface Page {
  total: number
  results: Wire[]
}

const PAGE = 100
const ATTEMPTS = 6
const LONGEST_WAIT_S = 120
const TIMEOUT_MS = 60_000

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
    return { total: numberOf(data.total), results }
  }

  async *all(collection: string, from = 0): AsyncGenerator<Page & { offset: number }> {
    for (let offset = from; ; offset += PAGE) {
      const page = await this.page(collection, offset)
      yield { ...page, offset }
      if (offset + PAGE >= page.total || page.results.length === 0) return
    }
  }

  private async ask(address: string, offset: number): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const url = `${address}?${this.parameters(offset)}`
      const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
        (error: Error) => error,
      )
      if (!(answer instanceof Error) && answer.ok) return answer.json()
      const status = answer instanceof Error ? 0 : answer.status
      const words = answer instanceof Error ? String(answer.cause ?? answer) : await answer.text()
      const isBusy = status === 0 || status === 429 || status >= 500
      if (!isBusy || attempt === ATTEMPTS) {
        throw new ImportRefusal(`${address}: ${status || 'no answer'}: ${words.slice(0, 200)}`)
      }
      const asked = answer instanceof Error ? null : answer.headers.get('retry-after')
      await sleep(pauseOf(asked, attempt) * 1000)
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

/** In seconds, or a date; else twice as long each time. */
function pauseOf(asked: string | null, attempt: number): number {
  const seconds = asked === null ? Number.NaN : Number(asked)
  const until = asked === null ? Number.NaN : (Date.parse(asked) - Date.now()) / 1000
  const pause = Number.isFinite(seconds) ? seconds : Number.isFinite(until) ? until : 2 ** attempt
  return Math.min(LONGEST_WAIT_S, Math.max(0, pause))
}
