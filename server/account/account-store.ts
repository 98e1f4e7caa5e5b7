import type { KeyInput } from '#contract/account.ts'
import { MAX_KEYS } from '#contract/account.ts'
import { type Plan, PlanSchema } from '#contract/identity.ts'
import { isEnabled } from '../enabled-members.ts'
import type { Database, Statement } from '../store/database.ts'
import type { KeyCalls } from './call-counter.ts'

const FIRST_PLAN: Plan = 'basic'

export interface StoredKey extends KeyInput {
  publicKey: string
  sealedPrivateKey: string
  createdAt: number
  calls: number
  callsDay: number
}

interface NewKey extends KeyInput {
  publicKey: string
  sealedPrivateKey: string
  createdAt: number
}

interface KeyRow extends Omit<StoredKey, 'referrers'> {
  referrers: string
}

const KEY_COLUMNS = `
  public_key AS "publicKey", sealed_private_key AS "sealedPrivateKey", name, referrers,
  created_at AS "createdAt", calls, calls_day AS "callsDay"`

/** A no-op update that takes the row lock: concurrent batches of this member wait for it. */
const LOCK_MEMBER = `
  INSERT INTO account_members (member_id, plan) VALUES (?, ?)
  ON CONFLICT (member_id) DO UPDATE SET plan = account_members.plan`

const INSERT_KEY = `
  INSERT INTO account_keys
    (public_key, sealed_private_key, member_id, name, referrers, created_at, calls, calls_day)
  SELECT ?, ?, ?, ?, ?, ?, 0, 0
  WHERE (SELECT COUNT(*) FROM account_keys WHERE member_id = ?) < ${MAX_KEYS}`

/** A late count of an earlier day is ignored. */
const COUNT_CALLS = `
  UPDATE account_keys SET
    calls = CASE WHEN calls_day = ? THEN calls + ? ELSE ? END,
    calls_day = ?
  WHERE public_key = ? AND calls_day <= ?`

export class AccountStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async findPlan(memberId: string): Promise<Plan> {
    const sql = 'SELECT plan FROM account_members WHERE member_id = ?'
    const row = await this.database.first<{ plan: string }>(sql, memberId)
    return PlanSchema.parse(row?.plan ?? FIRST_PLAN)
  }

  async savePlan(memberId: string, plan: Plan): Promise<void> {
    await this.database.run(
      `INSERT INTO account_members (member_id, plan) VALUES (?, ?)
      ON CONFLICT (member_id) DO UPDATE SET plan = excluded.plan`,
      memberId,
      plan,
    )
  }

  /** Oldest first. */
  async listKeys(memberId: string): Promise<StoredKey[]> {
    const sql = `SELECT ${KEY_COLUMNS} FROM account_keys
      WHERE member_id = ? ORDER BY created_at, public_key`
    return (await this.database.all<KeyRow>(sql, memberId)).map(toKey)
  }

  /** Undefined for those of disabled members too. */
  async findKey(publicKey: string): Promise<StoredKey | undefined> {
    const sql = `SELECT ${KEY_COLUMNS} FROM account_keys WHERE public_key = ?
      AND ${isEnabled('member_id')}`
    const row = await this.database.first<KeyRow>(sql, publicKey)
    return row && toKey(row)
  }

  /** False when the member has reached the limit, also under concurrent calls. */
  async addKey(memberId: string, key: NewKey): Promise<boolean> {
    const { publicKey, sealedPrivateKey, name, referrers, createdAt } = key
    const values = [name, JSON.stringify(referrers), createdAt, memberId]
    await this.database.batch([
      [LOCK_MEMBER, memberId, FIRST_PLAN],
      [INSERT_KEY, publicKey, sealedPrivateKey, memberId, ...values],
    ])
    return (await this.findKey(publicKey)) !== undefined
  }

  /** False when the member has no such key, here and below. */
  async changeKey(memberId: string, publicKey: string, input: KeyInput): Promise<boolean> {
    const changed = await this.database.run(
      'UPDATE account_keys SET name = ?, referrers = ? WHERE public_key = ? AND member_id = ?',
      input.name,
      JSON.stringify(input.referrers),
      publicKey,
      memberId,
    )
    return changed > 0
  }

  async removeKey(memberId: string, publicKey: string): Promise<boolean> {
    const removed = await this.database.run(
      'DELETE FROM account_keys WHERE public_key = ? AND member_id = ?',
      publicKey,
      memberId,
    )
    return removed > 0
  }

  async addCalls(counts: KeyCalls[]): Promise<void> {
    // All servers lock the rows in one order, to avoid a deadlock.
    const inOrder = counts.toSorted((one, other) => (one.publicKey < other.publicKey ? -1 : 1))
    await this.database.batch(
      inOrder.map(({ publicKey, day, calls }): Statement => {
        return [COUNT_CALLS, day, calls, calls, day, publicKey, day]
      }),
    )
  }

  async forget(memberId: string): Promise<void> {
    await this.database.batch([
      ['DELETE FROM account_keys WHERE member_id = ?', memberId],
      ['DELETE FROM account_members WHERE member_id = ?', memberId],
    ])
  }
}

function toKey({ referrers, ...row }: KeyRow): StoredKey {
  return { ...row, referrers: JSON.parse(referrers) }
}
