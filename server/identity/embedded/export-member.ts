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

/** Everything stored about an account except credentials: password hashes and tokens. */
export async function exportMember(database: Database, memberId: string): Promise<object> {
  const profile = await database.first<{ emailVerified: number }>(PROFILE, memberId)
  return {
    profile: profile && { ...profile, emailVerified: Boolean(profile.emailVerified) },
    signInWays: await database.all(WAYS, memberId),
    devices: await database.all(DEVICES, memberId),
  }
}
