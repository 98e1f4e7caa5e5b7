import type { Database } from '../../store/database.ts'

const PROFILE = `
  SELECT name AS "displayName", email, "emailVerified", image AS "photoURL", "createdAt", "updatedAt"
  FROM identity_users WHERE id = ?`

const WAYS = `
  SELECT "providerId" AS way, "accountId" AS "knownThereAs", "createdAt"
  FROM identity_accounts WHERE "userId" = ? ORDER BY "createdAt"`

const DEVICES = `
  SELECT "userAgent", "createdAt" AS "signedInAt", "updatedAt" AS "lastSeenAt", "expiresAt"
  FROM identity_sessions WHERE "userId" = ? ORDER BY "createdAt"`

const APP = 'SELECT verified FROM identity_two_factors WHERE "userId" = ?'

const PASSKEYS = `
  SELECT name, "deviceType", "backedUp", "createdAt"
  FROM identity_passkeys WHERE "userId" = ? ORDER BY "createdAt"`

interface SignInWay {
  way: string
  knownThereAs: string
  createdAt: string
}

interface Device {
  userAgent: string | null
  signedInAt: string
  lastSeenAt: string
  expiresAt: string
}

/**
 * Everything stored about an account except credentials: password hashes, tokens, the secrets of second
 * factors.
 */
export async function exportMember(database: Database, memberId: string) {
  const profile = await database.first<{ emailVerified: number }>(PROFILE, memberId)
  const app = await database.first<{ verified: number }>(APP, memberId)
  const passkeys = await database.all<{ backedUp: number }>(PASSKEYS, memberId)
  return {
    profile: profile && { ...profile, emailVerified: Boolean(profile.emailVerified) },
    signInWays: await database.all<SignInWay>(WAYS, memberId),
    secondFactors: {
      authenticatorApp: Boolean(app?.verified),
      passkeys: passkeys.map((passkey) => ({ ...passkey, backedUp: Boolean(passkey.backedUp) })),
    },
    devices: await database.all<Device>(DEVICES, memberId),
  }
}
