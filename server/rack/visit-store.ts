import type { Database } from '../store/database.ts'

/** Whoever comes back within this time is still on the same visit. */
const VISIT_MS = 6 * 60 * 60_000

/** One statement, so that two tabs that open at once are one visit. */
const VISIT = `
  INSERT INTO rack_visits (member_id, visited_at) VALUES (?, ?)
  ON CONFLICT (member_id) DO UPDATE SET
    before_at = rack_visits.visited_at, visited_at = excluded.visited_at
  WHERE excluded.visited_at - rack_visits.visited_at >= ${VISIT_MS}`

/** When members were last at their rack. */
export class VisitStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** The time of the visit before this one; null on the first. */
  async visit(memberId: string, at: number): Promise<number | null> {
    const known = await this.find(memberId)
    if (known !== undefined && at - known.visitedAt < VISIT_MS) return known.beforeAt
    await this.database.run(VISIT, memberId, at)
    return (await this.find(memberId))?.beforeAt ?? null
  }

  async find(
    memberId: string,
  ): Promise<{ visitedAt: number; beforeAt: number | null } | undefined> {
    return this.database.first(
      `SELECT visited_at AS "visitedAt", before_at AS "beforeAt"
      FROM rack_visits WHERE member_id = ?`,
      memberId,
    )
  }

  async forget(memberId: string): Promise<void> {
    await this.database.run('DELETE FROM rack_visits WHERE member_id = ?', memberId)
  }
}
