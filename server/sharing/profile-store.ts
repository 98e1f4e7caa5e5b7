import { isEnabled } from '../enabled-members.ts'
import type { Database } from '../store/database.ts'

export interface StoredProfile {
  memberId: string
  handle: string
  name: string
  isPublic: boolean
}

interface ProfileRow extends Omit<StoredProfile, 'isPublic'> {
  isPublic: number
}

const COLUMNS = 'member_id AS "memberId", handle, name, is_public AS "isPublic"'

export class ProfileStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async find(memberId: string): Promise<StoredProfile | undefined> {
    const sql = `SELECT ${COLUMNS} FROM profiles WHERE member_id = ?`
    return toProfile(await this.database.first<ProfileRow>(sql, memberId))
  }

  /** Undefined, too, where the member does not want to be seen, or is disabled. */
  async findPublic(handle: string): Promise<StoredProfile | undefined> {
    const sql = `SELECT ${COLUMNS} FROM profiles WHERE handle = ? AND is_public = 1
      AND ${isEnabled('member_id')}`
    return toProfile(await this.database.first<ProfileRow>(sql, handle))
  }

  /** False when another member has the handle. */
  async save({ memberId, handle, name, isPublic }: StoredProfile): Promise<boolean> {
    try {
      await this.database.run(
        `INSERT INTO profiles (member_id, handle, name, is_public) VALUES (?, ?, ?, ?)
        ON CONFLICT (member_id) DO UPDATE
        SET handle = excluded.handle, name = excluded.name, is_public = excluded.is_public`,
        memberId,
        handle,
        name,
        isPublic ? 1 : 0,
      )
      return true
    } catch (error) {
      // Each database says it in its own way, so the handle itself is looked up.
      const sql = 'SELECT member_id FROM profiles WHERE handle = ? AND member_id <> ?'
      if ((await this.database.first(sql, handle, memberId)) !== undefined) return false
      throw error
    }
  }

  async forget(memberId: string): Promise<void> {
    await this.database.run('DELETE FROM profiles WHERE member_id = ?', memberId)
  }
}

function toProfile(row: ProfileRow | undefined): StoredProfile | undefined {
  return row && { ...row, isPublic: row.isPublic === 1 }
}
