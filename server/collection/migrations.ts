import type { Migration } from '../store/migrate.ts'
import type { StoredIds } from '../store/renumber.ts'

/** Members are stored by id alone, without a foreign key: the accounts may be at Firebase. */
export const collectionMigrations: Migration[] = [
  {
    name: 'collection-1-collected',
    statements: [
      // What is known of the copies is JSON: it is shown and never searched.
      `CREATE TABLE collected (
        member_id TEXT NOT NULL,
        comic_id BIGINT NOT NULL,
        copy_count BIGINT NOT NULL,
        copies TEXT NOT NULL,
        wish BIGINT NOT NULL,
        added_at BIGINT NOT NULL,
        PRIMARY KEY (member_id, comic_id)
      )`,
      'CREATE INDEX collected_newest ON collected (member_id, added_at)',
    ],
  },
]

export const collectionIds: StoredIds = {
  table: 'collected',
  column: 'comic_id',
  owner: 'member_id',
  kind: { all: 'comics' },
}
