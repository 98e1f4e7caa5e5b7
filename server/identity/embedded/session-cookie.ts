import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'

export interface SessionCookie {
  /**
   * Has the `__Host-` prefix, which ties the cookie to this host, where the site is served by
   * https.
   */
  prefix: string
  secure: boolean
  name: string
  /** The library's name for the cookie between password and second factor. */
  challengeName: string
}

export function sessionCookieOf({ publicUrl }: Pick<Config, 'publicUrl'>): SessionCookie {
  const secure = publicUrl.startsWith('https:')
  const prefix = secure ? '__Host-rack' : 'rack'
  return { prefix, secure, name: `${prefix}.session_token`, challengeName: `${prefix}.two_factor` }
}

/**
 * The session token if the cookie's signature is valid: `token.signature`, base64 of an HMAC. The
 * library signs its other cookies in the same way.
 */
export function readSessionToken(
  header: string | undefined,
  name: string,
  secret: string,
): string | undefined {
  const [, token, signature] = /^([^.]+)\.([^.]+)$/.exec(readCookie(header, name) ?? '') ?? []
  if (token === undefined || signature === undefined) return undefined
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

/** A Cookie header without the cookie of that name. */
export function withoutCookie(header = '', name: string): string {
  const others = header.split(';').filter((part) => !part.trim().startsWith(`${name}=`))
  return others.join(';')
}

export function readCookie(header = '', name: string): string | undefined {
  const pair = header.split(';').find((part) => part.trim().startsWith(`${name}=`))
  const value = pair?.slice(pair.indexOf('=') + 1).trim()
  try {
    return value && decodeURIComponent(value)
  } catch {
    return undefined
  }
}
