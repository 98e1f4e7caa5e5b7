import { createHash } from 'node:crypto'
import { ApiError } from '../../errors.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Limit, Limits, Verdict } from '../../store/limits.ts'

const MINUTE_MS = 60_000

const PER_ADDRESS: Limit = { max: 10, windowMs: MINUTE_MS }
/** Rate limit of mails to one address: enough to request one again, too few to be a nuisance. */
const MAILS: Limit = { max: 3, windowMs: 15 * MINUTE_MS }

type Errand = 'sign-up' | 'sign-in' | 'social' | 'reset'

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

  /** Resets the count after a password reset by mail, which is stronger proof than a password. */
  async forgive(email: string): Promise<void> {
    await this.limits.clearFailures(`password:${digest(email.toLowerCase())}`)
  }

  async mayMail(kind: 'reset' | 'verify', email: string): Promise<Verdict> {
    return this.limits.consume(`${kind}-mail:${digest(email.toLowerCase())}`, MAILS)
  }
}

function refuse({ allowed, retryAfterMs }: Verdict): void {
  if (!allowed) throw new TooManyTries(retryAfterMs)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
