import type { SiteConfig } from '#contract/site-config.ts'
import { authorizeCallsWith } from '#web/lib/api/api-client.ts'
import type { Identity } from '#web/lib/identity/identity.ts'
import { createEmbeddedIdentity } from './embedded-identity.ts'
import { createLateIdentity } from './late-identity.ts'

/** Creates the configured identity provider; the SDK of a hosted one is a lazy chunk. */
export function chooseIdentity(config: SiteConfig): Identity {
  if (config.identity === 'embedded') return createEmbeddedIdentity()
  const identity = createLateIdentity(async () =>
    (await import('./firebase-identity.ts')).getFirebaseIdentity(config.firebase),
  )
  authorizeCallsWith(identity.bearerToken)
  return identity
}
