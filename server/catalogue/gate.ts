import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { lastValue, type Parameters } from '#catalogue/wire/parameters.ts'
import { gatewayError, throttled } from '#catalogue/wire/wire-error.ts'
import type { CatalogueKey, Config } from '../config.ts'
import type { CallerNetwork } from '../http/caller-address.ts'
import { type Rate, TokenBuckets } from '../http/token-buckets.ts'
import type { Member, Members } from '../members.ts'
import { RateLimit } from './rate-limit.ts'
import { isListedReferrer } from './referrers.ts'

/** Refusals that an address gets in the contract's own words; after them it is throttled. */
const WRONG_CREDENTIALS: Rate = { perSecond: 5, burst: 100 }

/**
 * Authorises a call, or throws a WireError. Returns the member where a session authorised it, not a
 * key. A promise only where the database must be read.
 */
export type Admit = (
  request: IncomingMessage,
  parameters: Parameters,
  now: Date,
) => Admitted | Promise<Admitted>

type Admitted = Member | undefined

/** Members' own keys, besides those of the configuration. */
interface KeySource {
  find(publicKey: string, now: Date): CatalogueKey | undefined | Promise<CatalogueKey | undefined>
  /** Counts a call with this key. */
  counted(publicKey: string, now: Date): void
  /** Calls the listener with each key that is revoked on this server. */
  onRevoked(listener: (publicKey: string) => void): void
}

interface GateDependencies {
  config: Pick<Config, 'catalogueAccess' | 'catalogueKeys' | 'catalogueRateLimit'>
  members: Members
  memberKeys: KeySource
  callerNetwork: CallerNetwork
}

export function createAdmit(dependencies: GateDependencies): Admit {
  const gate = new Gate(dependencies)
  return (request, parameters, now) => gate.admit({ request, parameters, now })
}

/** What the gate reads of a call. */
interface Call {
  request: IncomingMessage
  parameters: Parameters
  now: Date
}

/** Authorisation for the catalogue: by session, by API key, or none on an open mirror. */
class Gate {
  private readonly open: boolean
  private readonly keys: Map<string, CatalogueKey>
  private readonly rateLimit: RateLimit
  private readonly wrongCredentials = new TokenBuckets(WRONG_CREDENTIALS)
  private readonly proven = new WeakMap<Parameters, CatalogueKey>()
  private readonly members: Members
  private readonly memberKeys: KeySource
  private readonly callerNetwork: CallerNetwork

  constructor({ config, members, memberKeys, callerNetwork }: GateDependencies) {
    this.open = config.catalogueAccess === 'open'
    this.keys = new Map(config.catalogueKeys.map((key) => [key.publicKey, key]))
    this.rateLimit = new RateLimit(config.catalogueRateLimit)
    this.members = members
    this.memberKeys = memberKeys
    memberKeys.onRevoked((publicKey) => this.rateLimit.drop(publicKey))
    this.callerNetwork = callerNetwork
  }

  /**
   * Throws a WireError. The order of the checks reproduces every recorded response of the original.
   * A call counts once its credentials are right: a public key is no secret, so whoever knows it
   * alone must not use up its owner's limit.
   */
  admit(call: Call): Admitted | Promise<Admitted> {
    if (this.open) return undefined
    const { parameters, now } = call
    // Cached: a signature never expires, so parameters that were valid once stay valid.
    const proven = this.proven.get(parameters)
    if (proven !== undefined) return this.count(proven, now)
    const publicKey = lastValue(parameters, 'apikey')
    if (publicKey === undefined) return this.admitMember(call)
    const key = this.keys.get(publicKey)
    if (key === undefined) return this.admitMemberKey(publicKey, call)
    const by = this.checkCredentials(key, call)
    if (by === 'hash' && parameters.kept) this.proven.set(parameters, key)
    return this.count(key, now)
  }

  private async admitMember({ request }: Call): Promise<Member> {
    const member = await this.members.find(request.headers)
    if (member === null) throw missing('You must provide a user key.')
    return member
  }

  /** Members' keys can be revoked, so their result is not cached here. */
  private admitMemberKey(publicKey: string, call: Call): undefined | Promise<undefined> {
    const { now } = call
    const admitFound = (key: CatalogueKey | undefined) => {
      // Another server may have revoked it.
      if (key === undefined) this.rateLimit.drop(publicKey)
      this.checkCredentials(key, call)
      this.memberKeys.counted(publicKey, now)
      return this.count(key as CatalogueKey, now)
    }
    const found = this.memberKeys.find(publicKey, now)
    return found instanceof Promise ? found.then(admitFound) : admitFound(found)
  }

  /** Right credentials are never refused because of wrong ones from the same address. */
  private checkCredentials(key: CatalogueKey | undefined, call: Call) {
    try {
      return checkCredentials(key, call)
    } catch (error) {
      const { request, now } = call
      const waitMs = this.wrongCredentials.take(this.callerNetwork(request), now.getTime())
      throw waitMs === 0 ? error : throttled(waitMs)
    }
  }

  private count({ publicKey }: CatalogueKey, now: Date): undefined {
    if (this.rateLimit.admits(publicKey, now.getTime())) return undefined
    throw throttled()
  }
}

/** By hash, or by referrer. */
function checkCredentials(key: CatalogueKey | undefined, { parameters, request }: Call) {
  if (key === undefined) throw invalid('The passed API key is invalid.')
  const { referer } = request.headers
  const ts = lastValue(parameters, 'ts')
  const hash = lastValue(parameters, 'hash')
  if (ts === undefined && hash === undefined && referer !== undefined) {
    checkReferrer(key, referer)
    return 'referrer'
  }
  checkHash(key, ts, hash)
  return 'hash'
}

function checkReferrer({ referrers }: CatalogueKey, referer: string): void {
  if (isListedReferrer(referer, referrers)) return
  throw gatewayError(401, 'InvalidReferer', 'The passed referer is invalid.')
}

function checkHash(key: CatalogueKey, ts: string | undefined, sent: string | undefined): void {
  if (sent === undefined) throw missing('You must provide a hash.')
  if (ts === undefined) throw missing('You must provide a timestamp.')
  const expected = hash('md5', ts + key.privateKey + key.publicKey)
  if (ts === '' || !isEqual(expected, sent)) {
    throw invalid('That hash, timestamp and key combination is invalid.')
  }
}

/** In constant time for texts of one length; that of an md5 is no secret. */
function isEqual(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)]
  return bytes.length === others.length && timingSafeEqual(bytes, others)
}

function missing(message: string) {
  return gatewayError(409, 'MissingParameter', message)
}

function invalid(message: string) {
  return gatewayError(401, 'InvalidCredentials', message)
}
