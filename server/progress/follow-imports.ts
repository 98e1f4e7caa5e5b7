import { MAX_FOLLOWS } from '#contract/follows.ts'
import { noRoomFor } from '../errors.ts'
import type { Database, Statement } from '../store/database.ts'
import { FollowStore, keyOf, type StoredFollow } from './follow-store.ts'

const ADD = `
  INSERT INTO follows (member_id, kind, entity_id, list_id, followed_at, put_off_until, place)
  SELECT ?, ?, ?, ?, ?, ?, (SELECT COALESCE(MAX(place), 0) + 1 FROM follows WHERE member_id = ?)
  WHERE 1 = 1 ON CONFLICT (member_id, kind, entity_id, list_id) DO NOTHING`

const REMOVE = `
  DELETE FROM follows
  WHERE member_id = ? AND kind = ? AND entity_id = ? AND list_id = ? AND followed_at = ?`

/** What a member followed elsewhere, as statements of a batch that brings other things too. */
export class FollowImports {
  private readonly store: FollowStore

  constructor(database: Database) {
    this.store = new FollowStore(database)
  }

  /** Behind what is followed already, in their order. Throws an ApiError where it is too much. */
  async plan(
    memberId: string,
    brought: readonly StoredFollow[],
  ): Promise<{ statements: Statement[]; added: StoredFollow[] }> {
    const all = await this.store.list(memberId)
    const known = new Set(all.map(nameOf))
    const added = brought.filter(
      (follow) => !known.has(nameOf(follow)) && known.add(nameOf(follow)),
    )
    if (all.length + added.length > MAX_FOLLOWS) throw noRoomFor('things to follow', MAX_FOLLOWS)
    const statements = added.map(
      (follow): Statement => [
        ADD,
        ...keyOf(memberId, follow),
        ...[follow.followedAt, follow.putOffUntil, memberId],
      ],
    )
    return { statements, added }
  }

  /** What the member has dropped and followed once more stays. */
  undo(memberId: string, added: readonly Omit<StoredFollow, 'putOffUntil'>[]): Statement[] {
    return added.map((follow) => [REMOVE, ...keyOf(memberId, follow), follow.followedAt])
  }
}

function nameOf({ kind, id }: Pick<StoredFollow, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}
