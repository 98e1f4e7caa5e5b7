import type { Database } from '../../store/database.ts'

const FIND = `
  SELECT u.email, u."addressProvenAt",
    (SELECT COUNT(*) FROM identity_accounts a WHERE a."userId" = u.id) AS ways
  FROM identity_users u WHERE u.id = ?`

const REMOVE_PASSWORD = `
  DELETE FROM identity_accounts WHERE "userId" = ? AND "providerId" = 'credential'`

const REMOVE_FACTORS = [
  'DELETE FROM identity_passkeys WHERE "userId" = ?',
  'DELETE FROM identity_two_factors WHERE "userId" = ?',
  'UPDATE identity_users SET "twoFactorEnabled" = 0 WHERE id = ?',
]

interface Row {
  email: string
  addressProvenAt: string | null
  ways: number
}

interface JoinedAccount {
  email: string
  passwordRemoved: boolean
}

/**
 * After a social account was added: null if it is the member's first way to sign in. Otherwise it
 * joined an older account, and its password, passkeys and authenticator app are removed unless their
 * owner has proven the address: they may be a stranger's who signed up with it.
 */
export async function secureJoinedAccount(
  database: Database,
  userId: string,
): Promise<JoinedAccount | null> {
  const found = await database.first<Row>(FIND, userId)
  if (found === undefined || Number(found.ways) < 2) return null
  const { email, addressProvenAt } = found
  if (addressProvenAt !== null) return { email, passwordRemoved: false }
  await removeFactors(database, userId)
  const removed = await database.run(REMOVE_PASSWORD, userId)
  return { email, passwordRemoved: removed > 0 }
}

/**
 * A reset link reached the owner of the address, so the password chosen by it is the owner's. Factors
 * that were added while the address was unproven may be a stranger's.
 */
export async function markAddressProven(
  database: Database,
  userId: string,
  now: Date,
): Promise<void> {
  const found = await database.first<Row>(FIND, userId)
  if (found?.addressProvenAt === null) await removeFactors(database, userId)
  const sql = 'UPDATE identity_users SET "addressProvenAt" = ? WHERE id = ?'
  await database.run(sql, now.toISOString(), userId)
}

async function removeFactors(database: Database, userId: string): Promise<void> {
  await database.batch(REMOVE_FACTORS.map((sql) => [sql, userId]))
}
