import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'

/** For every answer, HEAD and errors included. A route may replace one for itself. */
export function securityHeadersFor(config: Config): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps(config) && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Everything from this host, no inline script, no eval, and only the inline styles of these digests. */
export function contentSecurityPolicy(config: Config, styleHashes: string[] = []): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(' '),
    // The halftone masks are data: images in the style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  if (isHttps(config)) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** The styles that stand in a page itself, as a policy names them. */
export function styleHashesOf(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
}

function isHttps({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https:')
}
