import type { Member } from '../../members.ts'
import type { Statement } from '../../store/database.ts'
import { toEraseVerifications } from './erase-verifications.ts'

type Named = Pick<Member, 'id' | 'email'>

const CONFIRM = `
  UPDATE identity_users SET "emailVerified" = 1, "addressProvenAt" = ?, "updatedAt" = ? WHERE id = ?`

/** As the link of the mail does it. */
export function toConfirm({ id }: Pick<Member, 'id'>, at: Date): Statement[] {
  return [
    [CONFIRM, at.toISOString(), at.toISOString(), id],
    ['DELETE FROM identity_confirmations WHERE user_id = ?', id],
  ]
}

/** Ends everything that is open, and keeps what was begun from being ended. */
export function toDisable(member: Named, at: Date): Statement[] {
  return [
    ['UPDATE identity_users SET "disabledAt" = ? WHERE id = ?', at.toISOString(), member.id],
    ...toSignOut(member),
    toEraseVerifications(member),
  ]
}

/** Signs out too: a session that was being opened during `toDisable` may be left. */
export function toEnable(member: Pick<Member, 'id'>): Statement[] {
  return [
    ['UPDATE identity_users SET "disabledAt" = NULL WHERE id = ?', member.id],
    ...toSignOut(member),
  ]
}

export function toSignOut({ id }: Pick<Member, 'id'>): Statement[] {
  return [['DELETE FROM identity_sessions WHERE "userId" = ?', id]]
}

/** Sessions, ways to sign in, factors and links of mails are deleted with it. */
export function toDelete(member: Named): Statement[] {
  return [['DELETE FROM identity_users WHERE id = ?', member.id], toEraseVerifications(member)]
}
