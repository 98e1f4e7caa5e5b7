import { createHash } from 'node:crypto'
import { RetryLater } from '../../errors.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Limit, Limits, Verdict } from '../../store/limits.ts'
import type { Delivery } from './delivery.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const PER_ADDRESS: Limit = { max: 10, windowMs: MINUTE_MS }
/** Mails to one recipient, of all kinds together: enough to ask again, too few to be a nuisance. */
const MAILS_AN_HOUR: Limit = { max: 3, windowMs: HOUR_MS }
const MAILS_A_DAY: Limit = { max: 10, windowMs: 24 * HOUR_MS }
/** Mails that one IP address causes, to whomever. */
const MAILS_FOR_CALLER: Limit = { max: 30, windowMs: HOUR_MS }
const PASSWORD_CHANGES: Limit = { max: 5, windowMs: HOUR_MS }
const ALLOWED: Verdict = { allowed: true, retryAfterMs: 0 }
/** Longer than a code of an authenticator app is valid: 30 s, and as much before and after. */
const CODE_ONCE: Limit = { max: 1, windowMs: 2 * MINUTE_MS }

type Errand = 'sign-up' | 'sign-in' | 'social' | 'reset' | 'reset-link' | 'second-step' | 'passkey'

export class TooManyTries extends RetryLater {
  constructor(retryAfterMs: number) {
    const message = 'Too many tries. Please wait a little, then try again.'
    super(429, { code: 'too-many-tries', message }, retryAfterMs)
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

  /** Throws when the password of one account changes too often. */
  async checkPasswordChange(memberId: string): Promise<void> {
    refuse(await this.limits.consume(`password-change:${memberId}`, PASSWORD_CHANGES))
  }

  async countMail({ to, caller }: Delivery): Promise<Verdict> {
    const recipient = digest(mailboxOf(to))
    const counts: [string, Limit][] = [
      [`mail-for:${digest(networkOf(caller))}`, MAILS_FOR_CALLER],
      [`mail-hour:${recipient}`, MAILS_AN_HOUR],
      [`mail-day:${recipient}`, MAILS_A_DAY],
    ]
    for (const [key, limit] of counts) {
      const verdict = await this.limits.consume(key, limit)
      if (!verdict.allowed) return verdict
    }
    return ALLOWED
  }
}

function refuse({ allowed, retryAfterMs }: Verdict): void {
  if (!allowed) throw new TooManyTries(retryAfterMs)
}

/** `asha+rack@example.com` is delivered to `asha@example.com`. */
function mailboxOf(email: string): string {
  const [name = '', ...rest] = email.toLowerCase().split('@')
  return [name.split('+', 1)[0], ...rest].join('@')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
