import type { ListSummary } from '#contract/lists.ts'
import { isEnabled } from '../enabled-members.ts'
import type { Database } from '../store/database.ts'
import { type ListHead, type StoredList, toList, WHOLE, type WholeRow } from './list-store.ts'
import { unpackIds } from './packed-entries.ts'

export interface StoredShare {
  visibility: ListSummary['visibility']
  /** Of its last link; null where it never had one. It leads nowhere while the list is private. */
  token: string | null
  isHidden: boolean
}

interface ShareRow {
  visibility: StoredShare['visibility']
  token: string | null
  hiddenAt: number | null
}

/** A list that others can read. */
export interface OpenList extends StoredList {
  memberId: string
}

export interface PublicList extends ListHead {
  token: string
}

/** The one condition under which anybody but the owner sees anything of a list. */
const IS_OPEN = `share.hidden_at IS NULL AND lists.deleted_at IS NULL
  AND lists.visibility IN ('link', 'public') AND ${isEnabled('lists.member_id')}`

/** A no-op that takes the row lock: other choices for the list wait for it. */
const LOCK = 'UPDATE lists SET visibility = visibility WHERE id = ? AND member_id = ?'

/** A list that was private gets a new link: who had the old one was not invited again. */
const KEEP_OR_REPLACE_TOKEN = `
  INSERT INTO list_shares (list_id, token)
  SELECT id, ? FROM lists WHERE id = ? AND member_id = ? AND deleted_at IS NULL
  ON CONFLICT (list_id) DO UPDATE SET token = excluded.token
  WHERE list_shares.hidden_at IS NULL AND (
    ? = 1 OR (SELECT visibility FROM lists WHERE id = list_shares.list_id) = 'private'
  )`

const KEEP_LINK = `
  INSERT INTO list_links (token, list_id) SELECT token, list_id FROM list_shares WHERE list_id = ?
  ON CONFLICT (token) DO NOTHING`

const OPEN = `
  UPDATE lists SET visibility = ? WHERE id = ? AND member_id = ? AND deleted_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM list_shares WHERE list_id = lists.id AND hidden_at IS NOT NULL)`

const CLOSE = `
  UPDATE lists SET visibility = 'private' WHERE id = ? AND member_id = ? AND deleted_at IS NULL`

/** Who may read a list besides its owner. */
export class ShareStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** Undefined where the member has no such list. */
  async stateOf(memberId: string, id: string): Promise<StoredShare | undefined> {
    const row = await this.database.first<ShareRow>(
      `SELECT lists.visibility, share.token, share.hidden_at AS "hiddenAt"
      FROM lists LEFT JOIN list_shares share ON share.list_id = lists.id
      WHERE lists.id = ? AND lists.member_id = ? AND lists.deleted_at IS NULL`,
      id,
      memberId,
    )
    return row && toShare(row)
  }

  /** For the token if the list needs one. A hidden list stays as it is. */
  async open(
    memberId: string,
    id: string,
    visibility: 'link' | 'public',
    { token, replace }: { token: string; replace: boolean },
  ): Promise<void> {
    await this.database.batch([
      [LOCK, id, memberId],
      [KEEP_OR_REPLACE_TOKEN, token, id, memberId, replace ? 1 : 0],
      [KEEP_LINK, id],
      [OPEN, visibility, id, memberId],
    ])
  }

  async close(memberId: string, id: string): Promise<void> {
    await this.database.run(CLOSE, id, memberId)
  }

  /** Undefined, and as quickly, for whatever is not open now. */
  async findOpen(token: string): Promise<OpenList | undefined> {
    const row = await this.database.first<WholeRow & { memberId: string }>(
      `SELECT ${WHOLE}, member_id AS "memberId"
      FROM lists JOIN list_shares share ON share.list_id = lists.id
      WHERE share.token = ? AND ${IS_OPEN}`,
      token,
    )
    return row && { ...toList(row), memberId: row.memberId }
  }

  /** The last changed first. Of these not even the comics are read, which are most of a row. */
  publicOf(memberId: string): Promise<PublicList[]> {
    return this.database.all<PublicList>(
      `SELECT id, name, description, visibility, version, created_at AS "createdAt",
        updated_at AS "updatedAt", share.token
      FROM lists JOIN list_shares share ON share.list_id = lists.id
      WHERE lists.member_id = ? AND lists.visibility = 'public' AND ${IS_OPEN}
      ORDER BY updated_at DESC, id`,
      memberId,
    )
  }

  /** Undefined for whatever is not open now. */
  async comicsOf(token: string): Promise<number[] | undefined> {
    const row = await this.database.first<{ comics: string }>(
      `SELECT comics FROM lists JOIN list_shares share ON share.list_id = lists.id
      WHERE share.token = ? AND ${IS_OPEN}`,
      token,
    )
    return row && unpackIds(row.comics)
  }

  /** By any token that the list ever had, also while it is closed. False for one that none had. */
  async hide(token: string, hiddenAt: number | null): Promise<boolean> {
    const changed = await this.database.run(
      `UPDATE list_shares SET hidden_at = ?
      WHERE list_id = (SELECT list_id FROM list_links WHERE token = ?)`,
      hiddenAt,
      token,
    )
    return changed > 0
  }

  /** By any token that the list ever had; undefined for one that none had. */
  async isHidden(token: string): Promise<boolean | undefined> {
    const row = await this.database.first<Pick<ShareRow, 'hiddenAt'>>(
      `SELECT share.hidden_at AS "hiddenAt"
      FROM list_shares share JOIN list_links link ON link.list_id = share.list_id
      WHERE link.token = ?`,
      token,
    )
    return row && row.hiddenAt !== null
  }

  /** All that were ever shared, by the id of the list. */
  async allOf(memberId: string): Promise<(StoredShare & { list: string })[]> {
    const rows = await this.database.all<ShareRow & { list: string }>(
      `SELECT lists.id AS list, lists.visibility, share.token, share.hidden_at AS "hiddenAt"
      FROM lists JOIN list_shares share ON share.list_id = lists.id
      WHERE lists.member_id = ? AND lists.deleted_at IS NULL ORDER BY lists.created_at, lists.id`,
      memberId,
    )
    return rows.map((row) => ({ list: row.list, ...toShare(row) }))
  }
}

function toShare({ visibility, token, hiddenAt }: ShareRow): StoredShare {
  return { visibility, token, isHidden: hiddenAt !== null }
}
