import { type FollowRef, MAX_FOLLOWS } from '#contract/follows.ts'
import type { OrderKind } from '#contract/progress.ts'
import type { Database, Statement } from '../store/database.ts'

export interface StoredFollow extends FollowRef {
  followedAt: number
  putOffUntil: number | null
}

interface Row {
  kind: OrderKind
  entity: number
  list: string
  followedAt: number
  putOffUntil: number | null
}

/** New ones come last. Concurrent inserts at the limit may exceed it, which does no harm. */
const ADD = `
  INSERT INTO follows (member_id, kind, entity_id, list_id, followed_at, place)
  SELECT ?, ?, ?, ?, ?, (SELECT COALESCE(MAX(place), 0) + 1 FROM follows WHERE member_id = ?)
  WHERE (SELECT COUNT(*) FROM follows WHERE member_id = ?) < ${MAX_FOLLOWS}
  ON CONFLICT (member_id, kind, entity_id, list_id) DO NOTHING`

const IS_ONE = 'member_id = ? AND kind = ? AND entity_id = ? AND list_id = ?'

/** What members follow, in their order. */
export class FollowStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async list(memberId: string): Promise<StoredFollow[]> {
    const rows = await this.database.all<Row>(
      `SELECT kind, entity_id AS "entity", list_id AS "list",
        followed_at AS "followedAt", put_off_until AS "putOffUntil"
      FROM follows WHERE member_id = ? ORDER BY place, followed_at, kind, entity_id, list_id`,
      memberId,
    )
    return rows.map(({ entity, list, ...row }) => ({
      ...row,
      id: row.kind === 'lists' ? list : entity,
    }))
  }

  /** Idempotent. False when the member has reached the limit. */
  async add(memberId: string, ref: FollowRef, followedAt: number): Promise<boolean> {
    const key = keyOf(memberId, ref)
    const added = await this.database.run(ADD, ...key, followedAt, memberId, memberId)
    if (added > 0) return true
    const known = await this.database.first(
      `SELECT 1 AS "one" FROM follows WHERE ${IS_ONE}`,
      ...key,
    )
    return known !== undefined
  }

  /** False when it was not followed. */
  async remove(memberId: string, ref: FollowRef): Promise<boolean> {
    const key = keyOf(memberId, ref)
    return (await this.database.run(`DELETE FROM follows WHERE ${IS_ONE}`, ...key)) > 0
  }

  /** False when it is not followed. */
  async putOff(memberId: string, ref: FollowRef, until: number | null): Promise<boolean> {
    const changed = await this.database.run(
      `UPDATE follows SET put_off_until = ? WHERE ${IS_ONE}`,
      ...[until, ...keyOf(memberId, ref)],
    )
    return changed > 0
  }

  /** Those that are named first, in this order; the others stay in theirs behind them. */
  async order(memberId: string, named: FollowRef[]): Promise<void> {
    const nameOf = ({ kind, id }: FollowRef) => `${kind} ${id}`
    const places = new Map(named.map((ref, place) => [nameOf(ref), place]))
    const placeOf = (ref: FollowRef) => places.get(nameOf(ref)) ?? named.length
    const all = await this.list(memberId)
    const ordered = all.toSorted((one, other) => placeOf(one) - placeOf(other))
    await this.database.batch(
      ordered.map(
        (ref, place): Statement => [
          `UPDATE follows SET place = ? WHERE ${IS_ONE}`,
          ...[place + 1, ...keyOf(memberId, ref)],
        ],
      ),
    )
  }

  async forget(memberId: string): Promise<void> {
    await this.database.run('DELETE FROM follows WHERE member_id = ?', memberId)
  }
}

export function keyOf(
  memberId: string,
  { kind, id }: FollowRef,
): [member: string, kind: string, entity: number, list: string] {
  return kind === 'lists' ? [memberId, kind, 0, String(id)] : [memberId, kind, Number(id), '']
}
