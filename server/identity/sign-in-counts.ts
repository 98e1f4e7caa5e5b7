import type { FastifyRequest } from 'fastify'

/** By which route somebody signs in. */
const WAYS: Record<string, string> = {
  '/sign-in/email': 'password',
  '/two-factor/verify-totp': 'second-step',
  '/two-factor/verify-backup-code': 'second-step',
  '/passkey/generate-authenticate-options': 'passkey',
  '/passkey/verify-authentication': 'passkey',
  '/sign-in/social': 'social',
  '/callback/social': 'social',
}
const ALL_WAYS = [...new Set(Object.values(WAYS))]

/** Why somebody is usually refused. Of what appears with its first value Prometheus does not see that it rose. */
const USUAL_REASONS: Record<string, string[]> = {
  password: ['wrong-credentials', 'account-disabled', 'invalid-fields', 'too-many-tries'],
  'second-step': ['wrong-code', 'second-step-expired', 'invalid-fields', 'too-many-tries'],
  passkey: [
    'passkey-unknown',
    'passkey-refused',
    'passkey-expired',
    'account-disabled',
    'invalid-fields',
    'too-many-tries',
  ],
  social: [
    'popup-closed',
    'sign-in-expired',
    'account-not-linked',
    'account-disabled',
    'email-missing',
    'provider-unavailable',
    'refused',
    'too-many-tries',
  ],
}

/** Sign-ins since the start; a reason is the code of an answer, never what a caller sent. */
export class SignInCounts {
  readonly done = new Map<string, number>(ALL_WAYS.map((way) => [way, 0]))
  /** By way and reason; the usual ones begin at 0. */
  readonly refused = new Map<string, Map<string, number>>(
    ALL_WAYS.map((way) => [way, new Map(USUAL_REASONS[way]?.map((reason) => [reason, 0]))]),
  )

  countDone(request: FastifyRequest): void {
    const way = wayOf(request)
    if (way !== undefined) add(this.done, way)
  }

  countRefused(request: FastifyRequest, reason: string): void {
    const reasons = this.refused.get(wayOf(request) ?? '')
    if (reasons !== undefined) add(reasons, reason)
  }
}

function wayOf({ routeOptions: { url = '' } }: FastifyRequest): string | undefined {
  return WAYS[url.replace(/^\/api\/auth/, '')]
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
