import type { Database } from '../../store/database.ts'

const FIND = `
  SELECT u.email, u."addressProvenAt",
    (SELECT COUNT(*) FROM identity_accounts a WHERE a."userId" = u.id) AS ways
  FROM identity_users u WHERE u.id = ?`

const REMOVE_PASSWORD = `
  DELETE FROM identity_accounts WHERE "userId" = ? AND "providerId" = 'credential'`

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
 * joined an older account, and a password is removed unless its owner has proven the address: it may
 * be a stranger's who signed up with it.
 */
export async function secureJoinedAccount(
  database: Database,
  userId: string,
): Promise<JoinedAccount | null> {
  const found = await database.first<Row>(FIND, userId)
  if (found === undefined || Number(found.ways) < 2) return null
  const { email, addressProvenAt } = found
  const removed = addressProvenAt === null ? await database.run(REMOVE_PASSWORD, userId) : 0
  return { email, passwordRemoved: removed > 0 }
}

/** A reset link reached the owner of the address, so the password chosen by it is the owner's. */
export async function markAddressProven(
  database: Database,
  userId: string,
  now: Date,
): Promise<void> {
  const sql = 'UPDATE identity_users SET "addressProvenAt" = ? WHERE id = ?'
  await database.run(sql, now.toISOString(), userId)
}
