import type { Database } from '../../store/database.ts'

/**
 * Ends every link to choose a new password that was mailed to this member. Such a row of the
 * library has the member's id for its value, and of its token only a digest.
 */
export async function endResetLinks(database: Database, userId: string): Promise<void> {
  await database.run('DELETE FROM identity_verifications WHERE value = ?', userId)
}
