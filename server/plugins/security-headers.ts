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

/** Everything from this host, no inline script or style, no eval. */
function contentSecurityPolicy(config: Config): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
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

function isHttps({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https:')
}
