import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { ApiError } from '../../errors.ts'
import type { Limit, Limits, Verdict } from '../../store/limits.ts'

const MINUTE_MS = 60_000

const PER_ADDRESS: Limit = { max: 10, windowMs: MINUTE_MS }
/** Longer than a code of an authenticator app is valid: 30 s, and as much before and after. */
const CODE_ONCE: Limit = { max: 1, windowMs: 2 * MINUTE_MS }
/** Rate limit of mails to one address: enough to request one again, too few to be a nuisance. */
const MAILS: Limit = { max: 3, windowMs: 15 * MINUTE_MS }

type Errand = 'sign-up' | 'sign-in' | 'social' | 'reset' | 'second-step' | 'passkey'

export class TooManyTries extends ApiError {
  readonly retryAfterS: number

  constructor(retryAfterMs: number) {
    super(429, {
      code: 'too-many-tries',
      message: 'Too many tries. Please wait a little, then try again.',
    })
    this.retryAfterS = Math.max(1, Math.ceil(retryAfterMs / 1000))
  }
}

/**
 * Rate limits shared by all servers of the database. E-mail and IP addresses are stored as digests
 * only.
 */
export class Throttle {
  private readonly limits: Limits

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Throws when one IP address (for IPv6, one /64 network) makes too many attempts. */
  async checkAddress(errand: Errand, address: string): Promise<void> {
    refuse(await this.limits.consume(`${errand}:${digest(networkOf(address))}`, PER_ADDRESS))
  }

  /**
   * Runs a password attempt. It counts as failed until it succeeds, so that parallel attempts are
   * limited like sequential ones.
   */
  async tryPassword<Result>(email: string, attempt: () => Promise<Result>): Promise<Result> {
    const key = `password:${digest(email.toLowerCase())}`
    refuse(await this.limits.countFailure(key))
    const result = await attempt()
    await this.limits.clearFailures(key)
    return result
  }

  /**
   * Runs an attempt at the second factor. It has a count of its own: a right password must not reset
   * it.
   */
  async tryCode<Result>(memberId: string, attempt: () => Promise<Result>): Promise<Result> {
    const key = `code:${digest(memberId)}`
    refuse(await this.limits.countFailure(key))
    const result = await attempt()
    await this.limits.clearFailures(key)
    return result
  }

  /** False if the member has used this code of the authenticator app while it was valid. */
  async spendCode(memberId: string, code: string): Promise<boolean> {
    const key = `spent-code:${digest(`${memberId} ${code}`)}`
    return (await this.limits.consume(key, CODE_ONCE)).allowed
  }

  /** Resets the count after a password reset by mail, which is stronger proof than a password. */
  async forgive(email: string): Promise<void> {
    await this.limits.clearFailures(`password:${digest(email.toLowerCase())}`)
  }

  async mayMail(kind: 'reset' | 'verify' | 'factor', email: string): Promise<Verdict> {
    return this.limits.consume(`${kind}-mail:${digest(email.toLowerCase())}`, MAILS)
  }
}

function refuse({ allowed, retryAfterMs }: Verdict): void {
  if (!allowed) throw new TooManyTries(retryAfterMs)
}

/** An IPv6 user usually has a whole /64, so the limit binds the network. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
