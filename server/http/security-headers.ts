import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import { ownOrigins } from '../own-origins.ts'
import { hostedSources } from './hosted-sources.ts'

/** Sent with every response, HEAD and errors included. A route may override one. */
export function securityHeadersFor(config: Config): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    // The sign-in popup of a hosted provider posts its result to its opener.
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

/** CSP hashes of the inline scripts and styles of a page. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/**
 * Everything from this origin, scripts only from its `/static/`, no eval, and inline only the
 * scripts and styles with these hashes. With Firebase accounts, also the sources that its SDK needs.
 */
export function contentSecurityPolicy(
  config: Config,
  inline: InlineHashes = { scripts: [], styles: [] },
): string {
  const { scripts, images, services, frames } = hostedSources(config.firebase)
  const directives = [
    "default-src 'none'",
    ['script-src', ...scriptFoldersOf(config), ...inline.scripts, ...scripts].join(' '),
    ['worker-src', ...scriptFoldersOf(config), ...serviceWorkersOf(config)].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    // The halftone masks are data: images in the style sheet; a page's own worker draws blob: pictures.
    ["img-src 'self' data: blob:", ...images, ...avatarSourcesOf(config)].join(' '),
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

/**
 * The folder of the built scripts, at every name of the site: `'self'` would allow our own JSONP
 * answers as scripts as well. A policy cannot name an IPv6 address, so there the origin remains.
 */
function scriptFoldersOf({ publicUrl }: Config): string[] {
  if (new URL(publicUrl).hostname.startsWith('[')) return ["'self'"]
  return ownOrigins(publicUrl).map((origin) => `${origin}/static/`)
}

/** The one script outside of that folder. It can be a worker of a page, not a script in it. */
function serviceWorkersOf({ publicUrl }: Config): string[] {
  if (new URL(publicUrl).hostname.startsWith('[')) return []
  return ownOrigins(publicUrl).map((origin) => `${origin}/service-worker.js`)
}

/** The host of a provider's avatars is not known in advance. */
function avatarSourcesOf({ social }: Config): string[] {
  return social?.kind === 'issuer' ? ['https:'] : []
}

/** Data blocks (`<script type=…>`) are not executed, so they need no hash. */
export function inlineHashesOf(html: string): InlineHashes {
  return {
    scripts: [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => hashOf(script)),
    styles: [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => hashOf(style)),
  }
}

function hashOf(text = ''): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function isHttps({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https:')
}
