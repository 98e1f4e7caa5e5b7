import { needed } from './config-error.ts'
import type { Environment } from './environment.ts'
import { isLoopbackOnly } from './loopback.ts'

export type SocialConfig =
  | { kind: 'issuer'; issuer: string; clientId: string; clientSecret: string; label: string }
  /** The built-in demo provider, for one machine. */
  | { kind: 'demo'; label: string }

const GOOGLE = 'https://accounts.google.com'

export function readSocial(set: Environment, publicUrl: string): SocialConfig | null {
  if (set.IDENTITY === 'firebase') return null
  if (set.SOCIAL_ISSUER !== undefined) {
    const [clientId, clientSecret] = needed(set, 'SOCIAL_ISSUER', [
      'SOCIAL_CLIENT_ID',
      'SOCIAL_CLIENT_SECRET',
    ])
    const issuer = set.SOCIAL_ISSUER.replace(/\/$/, '')
    const label = set.SOCIAL_LABEL ?? new URL(issuer).hostname
    return { kind: 'issuer', issuer, clientId, clientSecret, label }
  }
  if (set.GOOGLE_CLIENT_ID !== undefined) {
    const [clientSecret] = needed(set, 'GOOGLE_CLIENT_ID', ['GOOGLE_CLIENT_SECRET'])
    const label = set.SOCIAL_LABEL ?? 'Google'
    return { kind: 'issuer', issuer: GOOGLE, clientId: set.GOOGLE_CLIENT_ID, clientSecret, label }
  }
  // Everybody can sign in as anybody there, so it must not be reachable from other machines.
  return isLoopbackOnly(set.HOST, publicUrl)
    ? { kind: 'demo', label: set.SOCIAL_LABEL ?? 'a demo account' }
    : null
}
