import { APIError } from 'better-auth/api'
import type { Database } from '../../store/database.ts'
import { ACCOUNT_DISABLED } from './auth-errors.ts'

const FIND = 'SELECT id FROM identity_users WHERE id = ? AND "disabledAt" IS NOT NULL'

export async function isDisabled(database: Database, userId: string): Promise<boolean> {
  return (await database.first(FIND, userId)) !== undefined
}

/** Throws an APIError of the library, which its endpoints answer with. */
export async function refuseDisabled(database: Database, userId: string): Promise<void> {
  if (await isDisabled(database, userId)) {
    throw new APIError('FORBIDDEN', { code: ACCOUNT_DISABLED })
  }
}
