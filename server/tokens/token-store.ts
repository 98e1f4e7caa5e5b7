import { MAX_TOKENS, type TokenInput, type TokenScope } from '#contract/tokens.ts'
import { isEnabled } from '../enabled-members.ts'
import type { Database } from '../store/database.ts'

export interface StoredToken extends TokenInput {
  id: string
  ending: string
  createdAt: number
  usedAt: number | null
}

export interface NewToken extends TokenInput {
  digest: string
  id: string
  ending: string
  createdAt: number
}

interface TokenRow extends Omit<StoredToken, 'scopes'> {
  scopes: string
}

/** Concurrent inserts at the limit may exceed it by their number, which does no harm. */
const ADD = `
  INSERT INTO access_tokens (digest, id, member_id, name, scopes, ending, created_at)
  SELECT ?, ?, ?, ?, ?, ?, ?
  WHERE (SELECT COUNT(*) FROM access_tokens WHERE member_id = ?) < ${MAX_TOKENS}`

/** Access tokens by their digests. */
export class TokenStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** Oldest first. */
  async list(memberId: string): Promise<StoredToken[]> {
    const rows = await this.database.all<TokenRow>(
      `SELECT id, name, scopes, ending, created_at AS "createdAt", used_at AS "usedAt"
      FROM access_tokens WHERE member_id = ? ORDER BY created_at, id`,
      memberId,
    )
    return rows.map((row) => ({ ...row, scopes: toScopes(row.scopes) }))
  }

  /** Undefined for those of disabled members too. */
  async find(
    digest: string,
  ): Promise<{ memberId: string; scopes: TokenScope[]; usedAt: number | null } | undefined> {
    const row = await this.database.first<{
      memberId: string
      scopes: string
      usedAt: number | null
    }>(
      `SELECT member_id AS "memberId", scopes, used_at AS "usedAt"
      FROM access_tokens WHERE digest = ? AND ${isEnabled('member_id')}`,
      digest,
    )
    return row && { ...row, scopes: toScopes(row.scopes) }
  }

  /** False when the member has reached the limit. */
  async add(memberId: string, token: NewToken): Promise<boolean> {
    const { digest, id, name, scopes, ending, createdAt } = token
    const values = [digest, id, memberId, name, scopes.join(' '), ending, createdAt]
    return (await this.database.run(ADD, ...values, memberId)) > 0
  }

  async use(digest: string, usedAt: number): Promise<void> {
    await this.database.run('UPDATE access_tokens SET used_at = ? WHERE digest = ?', usedAt, digest)
  }

  /** False when the member has no such token. */
  async remove(memberId: string, id: string): Promise<boolean> {
    const sql = 'DELETE FROM access_tokens WHERE member_id = ? AND id = ?'
    return (await this.database.run(sql, memberId, id)) > 0
  }

  async forget(memberId: string): Promise<void> {
    await this.database.run('DELETE FROM access_tokens WHERE member_id = ?', memberId)
  }
}

function toScopes(stored: string): TokenScope[] {
  return stored.split(' ') as TokenScope[]
}
