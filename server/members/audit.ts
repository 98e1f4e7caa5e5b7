import type { Database, Statement } from '../store/database.ts'
import type { Operator } from './operator.ts'

export type Act = 'verify' | 'reset-link' | 'disable' | 'enable' | 'delete' | 'sign-out-everywhere'
/** `begun` is followed by `done` or `failed`, unless the process was killed. */
export type Outcome = 'begun' | 'done' | 'unchanged' | 'failed'

export interface AuditEntry extends Operator {
  at: string
  act: Act
  memberId: string
  /** Null where the account is gone, or kept elsewhere. */
  email: string | null
  outcome: Outcome
}

interface EntryRow extends Omit<AuditEntry, 'at'> {
  at: number
}

interface NewEntry extends Operator {
  at: Date
  act: Act
  memberId: string
  outcome: Outcome
}

/** A no-op that takes the row lock: of two commands at once the second one waits for its number. */
const LOCK = `UPDATE migrations SET applied_at = applied_at WHERE name = 'members-1-audit'`

const INSERT = `
  INSERT INTO member_acts (seq, at, operator, host, act, member_id, outcome)
  VALUES ((SELECT COALESCE(MAX(seq), 0) + 1 FROM member_acts), ?, ?, ?, ?, ?, ?)`

const ENTRIES = `
  SELECT a.at, a.operator, a.host, a.act, a.member_id AS "memberId", u.email, a.outcome
  FROM member_acts a LEFT JOIN identity_users u ON u.id = a.member_id`

/** For the batch that does what is written down: both happen or neither. */
export function toWrite({ at, operator, host, act, memberId, outcome }: NewEntry): Statement[] {
  return [[LOCK], [INSERT, at.getTime(), operator, host, act, memberId, outcome]]
}

/** In the order in which it was done. */
export async function readAudit(database: Database, since = new Date(0)): Promise<AuditEntry[]> {
  const sql = `${ENTRIES} WHERE a.at >= ? ORDER BY a.seq`
  return (await database.all<EntryRow>(sql, since.getTime())).map(toEntry)
}

export async function readAuditOf(database: Database, memberId: string): Promise<AuditEntry[]> {
  const sql = `${ENTRIES} WHERE a.member_id = ? ORDER BY a.seq`
  return (await database.all<EntryRow>(sql, memberId)).map(toEntry)
}

function toEntry({ at, ...row }: EntryRow): AuditEntry {
  return { at: new Date(at).toISOString(), ...row }
}
