import { passkey } from '@better-auth/passkey'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { ownOrigins } from '../../../own-origins.ts'
import { TABLES } from '../migrations.ts'
import { NOT_VERIFIED_BY_USER } from './factor-errors.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { relyingPartyId } from './relying-party-id.ts'

const SITE = 'Spinner Rack'

/** better-auth's plugins for authenticator apps with recovery codes, and for passkeys. */
export function createFactorPlugins(publicUrl: string): BetterAuthPlugin[] {
  return [
    twoFactor({
      issuer: SITE,
      // Wrong codes are counted by `Throttle`, with growing pauses.
      accountLockout: { enabled: false },
      backupCodeOptions: { customBackupCodesGenerate: createRecoveryCodes },
      schema: { twoFactor: { modelName: TABLES.twoFactor } },
    }),
    passkey({
      rpName: SITE,
      rpID: relyingPartyId(publicUrl),
      origin: ownOrigins(publicUrl),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
      schema: { passkey: { modelName: TABLES.passkey } },
      registration: {
        afterVerification: async ({ verification }) =>
          requireUserVerification(verification.registrationInfo?.userVerified),
      },
      authentication: {
        afterVerification: async ({ verification }) =>
          requireUserVerification(verification.authenticationInfo.userVerified),
      },
    }),
  ]
}

/**
 * A passkey replaces the password and the second factor, so the device must have verified its user by
 * PIN or biometrics; the library only prefers it.
 */
function requireUserVerification(verified: boolean | undefined): void {
  if (verified !== true) throw new APIError('UNAUTHORIZED', { code: NOT_VERIFIED_BY_USER })
}
