import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type Answer, answerBytes } from '#catalogue/wire/answers.ts'
import type { CacheCounts } from '#catalogue/wire/bounded-map.ts'
import type { Endpoint } from '#catalogue/wire/endpoints.ts'
import type { Parameters } from '#catalogue/wire/parameters.ts'
import {
  DEFAULT_LIMIT,
  NON_FILTER_PARAMETERS,
  withoutOwnOrders,
} from '#catalogue/wire/parse-query.ts'
import { unpooled } from '#catalogue/wire/unpooled.ts'
import { gatewayError, WireError } from '#catalogue/wire/wire-error.ts'
import { CACHE_BYTES } from '../cache-bytes.ts'
import type { Config } from '../config.ts'

/** A fixed timestamp, like the original's clients sent: its freshness was never checked. */
const TS = '1'
const FRESH_MS = 60_000
const TIMEOUT_MS = 5_000
/** Several times the largest page of the contract; counted after decompression. */
const MAX_ANSWER_BYTES = 8_000_000

const EnvelopeSchema = z.object({ code: z.literal(200), etag: z.string(), data: z.object({}) })
const RefusalSchema = z.union([
  z.object({ code: z.string(), message: z.string() }),
  z.object({ code: z.number(), status: z.string() }),
])

interface CachedAnswer {
  answer: Answer
  since: number
}

export interface UpstreamConfig {
  url: string
  publicKey: string
  privateKey: string
}

/** The bounds of one answer; undefined: the defaults. */
interface UpstreamLimits {
  timeoutMs?: number | undefined
  maxBytes?: number | undefined
}

/**
 * Answers from another service that speaks the contract. Answers are cached in bounded memory:
 * fresh for a minute, then revalidated by ETag, and served stale while the service is down.
 */
export class Upstream {
  private readonly upstream: UpstreamConfig
  private readonly ownBase: string
  private readonly limits: { timeoutMs: number; maxBytes: number }
  private readonly cache = new LRUCache<string, CachedAnswer>({
    maxSize: CACHE_BYTES.upstream,
    sizeCalculation: ({ answer }, name) => answerBytes(answer, name),
  })
  private readonly inFlight = new Map<string, Promise<Answer>>()
  private hits = 0
  private misses = 0

  constructor(
    upstream: UpstreamConfig,
    config: Pick<Config, 'publicUrl'>,
    { timeoutMs = TIMEOUT_MS, maxBytes = MAX_ANSWER_BYTES }: UpstreamLimits = {},
  ) {
    this.upstream = upstream
    this.ownBase = `${config.publicUrl}/v1/public`
    this.limits = { timeoutMs, maxBytes }
  }

  caches(): Record<string, CacheCounts> {
    const { hits, misses, cache } = this
    const { calculatedSize: size, maxSize } = cache
    return { upstream: { hits, misses, size, maxSize } }
  }

  /** Throws a WireError: the upstream's own refusal, or a 502 that says what failed. */
  answer(endpoint: Endpoint, parameters: Parameters, now: Date): Promise<Answer> {
    const name = addressOf(endpoint, parameters)
    const known = this.cache.get(name)
    if (known !== undefined && now.getTime() - known.since < FRESH_MS) {
      this.hits += 1
      return Promise.resolve(known.answer)
    }
    this.misses += 1
    const running = this.inFlight.get(name)
    if (running !== undefined) return running
    const pending = this.refresh(name, known, now).finally(() => this.inFlight.delete(name))
    this.inFlight.set(name, pending)
    return pending
  }

  private async refresh(name: string, known: CachedAnswer | undefined, now: Date): Promise<Answer> {
    try {
      const answer = await this.fetchAnswer(name, known)
      this.cache.set(name, { answer, since: now.getTime() })
      return answer
    } catch (error) {
      if (error instanceof WireError && error.statusCode < 500) throw error
      if (known !== undefined) return known.answer
      throw error
    }
  }

  private async fetchAnswer(name: string, known: CachedAnswer | undefined): Promise<Answer> {
    const headers: Record<string, string> =
      known === undefined ? {} : { 'if-none-match': known.answer.etag }
    const response = await this.request(name, headers)
    if (response.status === 304 && known !== undefined) return known.answer
    const text = await this.readText(response)
    if (response.status !== 200) throw this.refusal(response.status, text)
    const envelope = EnvelopeSchema.safeParse(parseJson(text))
    if (!envelope.success) throw badGateway('answered something that is not of the contract')
    const bytes = unpooled(Buffer.from(this.withOwnAddresses(text)))
    return { etag: envelope.data.etag, pieces: [bytes] }
  }

  private async request(name: string, headers: Record<string, string>): Promise<Response> {
    const { url, publicKey, privateKey } = this.upstream
    const hash = createHash('md5')
      .update(TS + privateKey + publicKey)
      .digest('hex')
    const credentials = new URLSearchParams({ ts: TS, apikey: publicKey, hash })
    const separator = name.includes('?') ? '&' : '?'
    try {
      return await fetch(`${url}${name}${separator}${credentials}`, {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(this.limits.timeoutMs),
      })
    } catch (error) {
      throw badGateway(this.reasonOf(error))
    }
  }

  private async readText({ body }: Response): Promise<string> {
    const { maxBytes } = this.limits
    const chunks: Uint8Array[] = []
    let length = 0
    try {
      for await (const chunk of body ?? []) {
        length += chunk.length
        // Leaving the loop cancels the body, and with it the download.
        if (length > maxBytes) break
        chunks.push(chunk)
      }
    } catch (error) {
      throw badGateway(this.reasonOf(error))
    }
    if (length > maxBytes) throw badGateway(`sent more than ${maxBytes} bytes`)
    return Buffer.concat(chunks).toString()
  }

  /** Forwards only the caller's own errors; trouble between us and the upstream becomes a 502. */
  private refusal(status: number, text: string): WireError {
    const body = RefusalSchema.safeParse(parseJson(text))
    const callersFault = status === 404 || status === 409
    if (callersFault && body.success && !isAboutKeys(body.data)) {
      return new WireError(status, body.data)
    }
    return badGateway(status === 401 || status === 403 ? 'refused our key' : `answered ${status}`)
  }

  private reasonOf(error: unknown): string {
    const timedOut = error instanceof Error && error.name === 'TimeoutError'
    return timedOut ? `did not answer within ${this.limits.timeoutMs} ms` : 'could not be reached'
  }

  /** Rewrites the links in an answer to our own base URL, and removes our public key from them. */
  private withOwnAddresses(text: string): string {
    const escaped = (address: string) => address.replaceAll('/', '\\/')
    return text
      .replaceAll(this.upstream.url, this.ownBase)
      .replaceAll(escaped(this.upstream.url), escaped(this.ownBase))
      .replaceAll(`utm_source=${this.upstream.publicKey}`, 'utm_source=')
  }
}

/** The cache key: path and sorted query without credentials. */
function addressOf(endpoint: Endpoint, parameters: Parameters): string {
  if (endpoint.type === 'one') return `/${endpoint.kind}/${endpoint.id}`
  const path =
    endpoint.type === 'list'
      ? `/${endpoint.kind}`
      : `/${endpoint.parent}/${endpoint.parentId}/${endpoint.kind}`
  const query = new URLSearchParams()
  for (const [name, values] of parameters) {
    if (!NON_FILTER_PARAMETERS.includes(name)) query.set(name, values.join(','))
  }
  const orderBy = withoutOwnOrders(endpoint.kind, query.get('orderBy') ?? '')
  if (orderBy === undefined) query.delete('orderBy')
  else if (query.has('orderBy')) query.set('orderBy', orderBy)
  if (!query.has('limit')) query.set('limit', String(DEFAULT_LIMIT))
  if (!query.has('offset')) query.set('offset', '0')
  query.sort()
  return `${path}?${query}`
}

function isAboutKeys(body: z.infer<typeof RefusalSchema>): boolean {
  return body.code === 'MissingParameter' || body.code === 'InvalidCredentials'
}

function badGateway(words: string): WireError {
  return gatewayError(502, 'BadGateway', `The upstream catalogue ${words}.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
