import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database, Statement } from '../../store/database.ts'

/** How long a link to choose a new password works, however it comes to the member. */
export const RESET_LINK_S = 60 * 60

const TOKEN_BYTES = 32

const INSERT = `
  INSERT INTO identity_verifications
    (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
  VALUES (?, ?, ?, ?, ?, ?)`

/**
 * A link that is handed over instead of mailed, as the library stores it: the member's id as the value,
 * and of the token only a digest.
 */
export function makeResetLink(userId: string, at: Date): { token: string; stored: Statement } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url')
  const expiresAt = new Date(at.getTime() + RESET_LINK_S * 1000).toISOString()
  const made = at.toISOString()
  return { token, stored: [INSERT, randomUUID(), identifier, userId, expiresAt, made, made] }
}

/** Where the page is that a link leads to. */
export function resetAddress(site: string, token: string): string {
  return `${site}/reset-password?token=${token}`
}

/** Ends every link to choose a new password that this member has. */
export async function endResetLinks(database: Database, userId: string): Promise<void> {
  await database.run('DELETE FROM identity_verifications WHERE value = ?', userId)
}
