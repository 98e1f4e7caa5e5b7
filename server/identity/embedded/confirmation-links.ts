import { createHash, randomBytes } from 'node:crypto'
import type { Member } from '../../members.ts'
import type { Database } from '../../store/database.ts'

const VALID_MS = 24 * 60 * 60_000
const TOKEN_BYTES = 32

const INSERT = `
  INSERT INTO identity_confirmations (token_digest, user_id, email, expires_at) VALUES (?, ?, ?, ?)`

const OWNER = 'SELECT user_id AS "userId" FROM identity_confirmations WHERE token_digest = ?'

const CONFIRM = `
  UPDATE identity_users SET "emailVerified" = 1, "addressProvenAt" = ?, "updatedAt" = ?
  WHERE id = ? AND EXISTS (
    SELECT 1 FROM identity_confirmations c
    WHERE c.token_digest = ? AND c.user_id = identity_users.id AND c.email = identity_users.email
      AND c.expires_at > ?
  )
  RETURNING id`

export type Confirmation = 'confirmed' | 'expired' | 'other-account'

/**
 * The links that confirm an address: for one account and address, used once, within a day. Tokens
 * are stored as digests only.
 */
export class ConfirmationLinks {
  private readonly database: Database
  private readonly now: () => Date

  constructor(database: Database, now: () => Date) {
    this.database = database
    this.now = now
  }

  /** Resolves with the token of a new link. */
  async create({ id, email }: Pick<Member, 'id' | 'email'>): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const at = this.now().getTime()
    await this.database.batch([
      ['DELETE FROM identity_confirmations WHERE expires_at <= ?', at],
      [INSERT, digest(token), id, email, at + VALID_MS],
    ])
    return token
  }

  /** Confirms the address of this member, if the link was sent to it. */
  async confirm(token: string, { id }: Pick<Member, 'id'>): Promise<Confirmation> {
    const owner = await this.database.first<{ userId: string }>(OWNER, digest(token))
    if (owner === undefined) return 'expired'
    if (owner.userId !== id) return 'other-account'
    const now = this.now()
    const at = now.toISOString()
    const confirmed = await this.database.first(CONFIRM, at, at, id, digest(token), now.getTime())
    if (confirmed === undefined) return 'expired'
    await this.database.run('DELETE FROM identity_confirmations WHERE user_id = ?', id)
    return 'confirmed'
  }
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
