import { createHmac } from 'node:crypto'
import type { Config } from '../../config.ts'
import { readCookie, sessionCookieOf } from './session-cookie.ts'

const YEAR_S = 365 * 24 * 60 * 60
/** Members who share a browser. */
const MAX_MEMBERS = 8

/**
 * Remembers in the browser itself which members have signed in there: a list of marks that only this
 * server can make, and that name nobody.
 */
export class DeviceCookie {
  private readonly name: string
  private readonly secure: boolean
  private readonly secret: string

  constructor(config: Pick<Config, 'publicUrl'>, secret: string) {
    const { prefix, secure } = sessionCookieOf(config)
    this.name = `${prefix}.device`
    this.secure = secure
    this.secret = secret
  }

  isKnown(header: string | undefined, memberId: string): boolean {
    return this.read(header).includes(this.mark(memberId))
  }

  /** The Set-Cookie header that adds this member. */
  remember(header: string | undefined, memberId: string): string {
    const marks = [...this.read(header), this.mark(memberId)].slice(-MAX_MEMBERS)
    const flags = `Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${this.secure ? '; Secure' : ''}`
    return `${this.name}=${marks.join('.')}; ${flags}`
  }

  private read(header: string | undefined): string[] {
    const marks = readCookie(header, this.name)?.split('.') ?? []
    return marks.filter((mark) => /^[\w-]{43}$/.test(mark))
  }

  private mark(memberId: string): string {
    return createHmac('sha256', this.secret).update(`device ${memberId}`).digest('base64url')
  }
}
