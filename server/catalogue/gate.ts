import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { lastValue, type Parameters } from '#catalogue/wire/parameters.ts'
import { gatewayError } from '#catalogue/wire/wire-error.ts'
import type { CatalogueKey, Config } from '../config.ts'
import type { Member, Members } from '../members.ts'
import { RateLimit } from './rate-limit.ts'
import { isListedReferrer } from './referrers.ts'

/**
 * Authorises a call, or throws a WireError. Returns the member where a session authorised it, not a
 * key. A promise only where the database must be read.
 */
export type Admit = (
  headers: IncomingHttpHeaders,
  parameters: Parameters,
  now: Date,
) => Admitted | Promise<Admitted>

type Admitted = Member | undefined

/** Members' own keys, besides those of the configuration. */
export interface KeySource {
  find(publicKey: string, now: Date): CatalogueKey | undefined | Promise<CatalogueKey | undefined>
  /** Counts a call with this key. */
  counted(publicKey: string, now: Date): void
}

export function createAdmit(config: Config, members: Members, memberKeys: KeySource): Admit {
  const gate = new Gate(config, memberKeys)
  return (headers, parameters, now) => {
    const { referer } = headers
    return gate.admit({ parameters, referer, findMember: () => members.find(headers) }, now)
  }
}

/** What the gate reads of a call. */
interface Caller {
  parameters: Parameters
  referer: string | undefined
  findMember(): Promise<Member | null>
}

/** Authorisation for the catalogue: by session, by API key, or none on an open mirror. */
class Gate {
  private readonly open: boolean
  private readonly keys: Map<string, CatalogueKey>
  private readonly rateLimit: RateLimit
  private readonly proven = new WeakMap<Parameters, CatalogueKey>()
  private readonly memberKeys: KeySource

  constructor(
    config: Pick<Config, 'catalogueAccess' | 'catalogueKeys' | 'catalogueRateLimit'>,
    memberKeys: KeySource,
  ) {
    this.open = config.catalogueAccess === 'open'
    this.keys = new Map(config.catalogueKeys.map((key) => [key.publicKey, key]))
    this.rateLimit = new RateLimit(config.catalogueRateLimit)
    this.memberKeys = memberKeys
  }

  /**
   * Throws a WireError. The order of the checks reproduces every recorded response of the original.
   */
  admit(caller: Caller, now: Date): Admitted | Promise<Admitted> {
    if (this.open) return undefined
    const { parameters } = caller
    // Cached: a signature never expires, so parameters that were valid once stay valid.
    const proven = this.proven.get(parameters)
    if (proven !== undefined) return this.count(proven, now)
    const publicKey = lastValue(parameters, 'apikey')
    if (publicKey === undefined) return admitMember(caller)
    const key = this.keys.get(publicKey)
    if (key === undefined) return this.admitMemberKey(publicKey, caller, now)
    this.count(key, now)
    if (checkCredentials(key, caller) === 'hash') this.proven.set(parameters, key)
    return undefined
  }

  /** Members' keys can be revoked, so their result is not cached here. */
  private admitMemberKey(
    publicKey: string,
    caller: Caller,
    now: Date,
  ): undefined | Promise<undefined> {
    const admitFound = (key: CatalogueKey | undefined) => {
      if (key === undefined) throw invalid('The passed API key is invalid.')
      this.memberKeys.counted(publicKey, now)
      this.count(key, now)
      checkCredentials(key, caller)
      return undefined
    }
    const found = this.memberKeys.find(publicKey, now)
    return found instanceof Promise ? found.then(admitFound) : admitFound(found)
  }

  private count({ publicKey }: CatalogueKey, now: Date): undefined {
    if (this.rateLimit.admits(publicKey, now.getTime())) return undefined
    throw gatewayError(
      429,
      'RequestThrottled',
      'You have exceeded your rate limit. Please try again later.',
    )
  }
}

/** By hash, or by referrer. */
function checkCredentials(key: CatalogueKey, { parameters, referer }: Caller) {
  const ts = lastValue(parameters, 'ts')
  const hash = lastValue(parameters, 'hash')
  if (ts === undefined && hash === undefined && referer !== undefined) {
    checkReferrer(key, referer)
    return 'referrer'
  }
  checkHash(key, ts, hash)
  return 'hash'
}

async function admitMember({ findMember }: Caller): Promise<Member> {
  const member = await findMember()
  if (member === null) throw missing('You must provide a user key.')
  return member
}

function checkReferrer({ referrers }: CatalogueKey, referer: string): void {
  if (isListedReferrer(referer, referrers)) return
  throw gatewayError(401, 'InvalidReferer', 'The passed referer is invalid.')
}

function checkHash(key: CatalogueKey, ts: string | undefined, hash: string | undefined): void {
  if (hash === undefined) throw missing('You must provide a hash.')
  if (ts === undefined) throw missing('You must provide a timestamp.')
  const expected = createHash('md5')
    .update(ts + key.privateKey + key.publicKey)
    .digest('hex')
  // Constant-time comparison; hashed first, because it requires equal lengths.
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
