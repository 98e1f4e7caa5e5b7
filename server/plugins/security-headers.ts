import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import { hostedSources } from './hosted-sources.ts'

/** For every answer, HEAD and errors included. A route may replace one for itself. */
export function securityHeadersFor(config: Config): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    // The window of a hosted provider tells the page that opened it who signed in.
    'cross-origin-opener-policy':
      config.firebase === null ? 'same-origin' : 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps(config) && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/**
 * Everything from this host, no inline script, no eval, and only the inline styles of these digests.
 * Where Firebase keeps the accounts, also what its library needs.
 */
export function contentSecurityPolicy(config: Config, styleHashes: string[] = []): string {
  const { scripts, images, services, frames } = hostedSources(config.firebase)
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    // The halftone masks are data: images in the style sheet.
    ["img-src 'self' data:", ...images, ...facesOf(config)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...services].join(' '),
    ...frames.map((frame) => `frame-src ${frame}`),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  if (isHttps(config)) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** Where a provider keeps the faces of its accounts, no setting tells. */
function facesOf({ social }: Config): string[] {
  return social?.kind === 'issuer' ? ['https:'] : []
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
