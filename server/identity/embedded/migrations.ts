import type { Migration } from '../../store/migrate.ts'

/**
 * better-auth's tables, with its own column names. Timestamps are text in one fixed format, so that
 * they sort in time order.
 */
export const identityMigrations: Migration[] = [
  {
    name: 'identity-1-users',
    statements: [
      `CREATE TABLE identity_users (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE,
        "emailVerified" BIGINT NOT NULL,
        image TEXT,
        "createdAt" TEXT NOT NULL,
        "updatedAt" TEXT NOT NULL
      )`,
      `CREATE TABLE identity_sessions (
        id TEXT PRIMARY KEY,
        token TEXT NOT NULL UNIQUE,
        "userId" TEXT NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
        "expiresAt" TEXT NOT NULL,
        "ipAddress" TEXT,
        "userAgent" TEXT,
        "createdAt" TEXT NOT NULL,
        "updatedAt" TEXT NOT NULL
      )`,
      'CREATE INDEX identity_sessions_of_user ON identity_sessions ("userId")',
      `CREATE TABLE identity_accounts (
        id TEXT PRIMARY KEY,
        "accountId" TEXT NOT NULL,
        "providerId" TEXT NOT NULL,
        "userId" TEXT NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
        "accessToken" TEXT,
        "refreshToken" TEXT,
        "idToken" TEXT,
        "accessTokenExpiresAt" TEXT,
        "refreshTokenExpiresAt" TEXT,
        scope TEXT,
        password TEXT,
        "createdAt" TEXT NOT NULL,
        "updatedAt" TEXT NOT NULL,
        UNIQUE ("providerId", "accountId")
      )`,
      'CREATE INDEX identity_accounts_of_user ON identity_accounts ("userId")',
      `CREATE TABLE identity_verifications (
        id TEXT PRIMARY KEY,
        identifier TEXT NOT NULL,
        value TEXT NOT NULL,
        "expiresAt" TEXT NOT NULL,
        "createdAt" TEXT NOT NULL,
        "updatedAt" TEXT NOT NULL
      )`,
      'CREATE INDEX identity_verifications_by_name ON identity_verifications (identifier)',
    ],
  },
]

export const linkMigrations: Migration[] = [
  {
    name: 'identity-2-confirmation-links',
    statements: [
      `CREATE TABLE identity_confirmations (
        token_digest TEXT PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
        email TEXT NOT NULL,
        expires_at BIGINT NOT NULL
      )`,
      'CREATE INDEX identity_confirmations_of_user ON identity_confirmations (user_id)',
      // Null for addresses that were confirmed before, by a bare GET: a mail scanner may have sent it.
      'ALTER TABLE identity_users ADD COLUMN "addressProvenAt" TEXT',
    ],
  },
  {
    name: 'identity-3-hashed-reset-links',
    // Tokens in plain text: their links end, and new ones are stored as digests.
    statements: ['DELETE FROM identity_verifications'],
  },
]

export const factorMigrations: Migration[] = [
  {
    name: 'identity-4-factors',
    statements: [
      'ALTER TABLE identity_users ADD COLUMN "twoFactorEnabled" BIGINT NOT NULL DEFAULT 0',
      `CREATE TABLE identity_two_factors (
        id TEXT PRIMARY KEY,
        "userId" TEXT NOT NULL UNIQUE REFERENCES identity_users (id) ON DELETE CASCADE,
        secret TEXT NOT NULL,
        "backupCodes" TEXT NOT NULL,
        verified BIGINT NOT NULL,
        "failedVerificationCount" BIGINT,
        "lockedUntil" TEXT
      )`,
      `CREATE TABLE identity_passkeys (
        id TEXT PRIMARY KEY,
        "userId" TEXT NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
        name TEXT,
        "publicKey" TEXT NOT NULL,
        "credentialID" TEXT NOT NULL UNIQUE,
        counter BIGINT NOT NULL,
        "deviceType" TEXT NOT NULL,
        "backedUp" BIGINT NOT NULL,
        transports TEXT,
        aaguid TEXT,
        "createdAt" TEXT NOT NULL
      )`,
      'CREATE INDEX identity_passkeys_of_user ON identity_passkeys ("userId")',
    ],
  },
]

export const disabledMigrations: Migration[] = [
  {
    name: 'identity-5-disabled',
    // Null while the member may sign in.
    statements: ['ALTER TABLE identity_users ADD COLUMN "disabledAt" TEXT'],
  },
]

/** Maps better-auth's model names to our table names. */
export const TABLES = {
  user: 'identity_users',
  session: 'identity_sessions',
  account: 'identity_accounts',
  verification: 'identity_verifications',
  twoFactor: 'identity_two_factors',
  passkey: 'identity_passkeys',
}
