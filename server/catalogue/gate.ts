import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { BoundedMap } from '#catalogue/wire/bounded-map.ts'
import { lastValue, type Parameters } from '#catalogue/wire/parameters.ts'
import { gatewayError } from '#catalogue/wire/wire-error.ts'
import type { CatalogueKey, Config } from '../config.ts'
import type { Members } from '../members.ts'
import { RateLimit } from './rate-limit.ts'
import { isListedReferrer } from './referrers.ts'

/** Lets a request through, or throws a WireError. */
export type Admit = (request: FastifyRequest, parameters: Parameters) => Promise<void>

export function createAdmit(config: Config, members: Members, now: () => Date): Admit {
  const gate = new Gate(config)
  return (request, parameters) => {
    const { referer } = request.headers
    return gate.admit({ parameters, referer, isMember: () => members.isMember(request) }, now())
  }
}

/** How many combinations of key, timestamp and hash are remembered. */
const PROVEN = 1000

/** What the gate needs to know of a call. */
export interface Caller {
  parameters: Parameters
  referer: string | undefined
  isMember(): Promise<boolean>
}

/** Who may call the catalogue: a member, who has a key, or on a mirror everybody. */
export class Gate {
  private readonly open: boolean
  private readonly keys: Map<string, CatalogueKey>
  private readonly rateLimit: RateLimit
  private readonly proven = new BoundedMap<string, true>(PROVEN)

  constructor(config: Pick<Config, 'catalogueAccess' | 'catalogueKeys' | 'catalogueRateLimit'>) {
    this.open = config.catalogueAccess === 'open'
    this.keys = new Map(config.catalogueKeys.map((key) => [key.publicKey, key]))
    this.rateLimit = new RateLimit(config.catalogueRateLimit)
  }

  /** Throws a WireError; the checks come in the order that fits every recorded answer. */
  async admit({ parameters, referer, isMember }: Caller, now: Date): Promise<void> {
    if (this.open) return
    const publicKey = lastValue(parameters, 'apikey')
    if (publicKey === undefined) {
      if (await isMember()) return
      throw missing('You must provide a user key.')
    }
    const key = this.keys.get(publicKey)
    if (key === undefined) throw invalid('The passed API key is invalid.')
    if (!this.rateLimit.admits(key.publicKey, now.getTime())) {
      throw gatewayError(
        429,
        'RequestThrottled',
        'You have exceeded your rate limit. Please try again later.',
      )
    }
    const ts = lastValue(parameters, 'ts')
    const hash = lastValue(parameters, 'hash')
    if (ts === undefined && hash === undefined && referer !== undefined) {
      if (isListedReferrer(referer, key.referrers)) return
      throw gatewayError(401, 'InvalidReferer', 'The passed referer is invalid.')
    }
    this.checkHash(key, ts, hash)
  }

  /** The same pair may be sent for ever, so one that was right is right again. */
  private checkHash(key: CatalogueKey, ts: string | undefined, hash: string | undefined): void {
    const name = `${key.publicKey} ${ts} ${hash}`
    if (this.proven.get(name) === true) return
    checkHash(key, ts, hash)
    this.proven.set(name, true)
  }
}

function checkHash(key: CatalogueKey, ts: string | undefined, hash: string | undefined): void {
  if (hash === undefined) throw missing('You must provide a hash.')
  if (ts === undefined) throw missing('You must provide a timestamp.')
  const expected = createHash('md5')
    .update(ts + key.privateKey + key.publicKey)
    .digest('hex')
  // Digests of both: equal lengths, and nothing of the expected one is told by the time it takes.
  const same = timingSafeEqual(sha256(expected), sha256(hash))
  if (ts === '' || !same) throw invalid('That hash, timestamp and key combination is invalid.')
}

function missing(message: string) {
  return gatewayError(409, 'MissingParameter', message)
}

function invalid(message: string) {
  return gatewayError(401, 'InvalidCredentials', message)
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
