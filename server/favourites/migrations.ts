import type { Migration } from '../store/migrate.ts'
import type { StoredIds } from '../store/renumber.ts'

/** Members are stored by id alone, without a foreign key: the accounts may be at Firebase. */
export const favouriteMigrations: Migration[] = [
  {
    name: 'favourites-1-kept',
    statements: [
      `CREATE TABLE favourites (
        member_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        entity_id BIGINT NOT NULL,
        created_at BIGINT NOT NULL,
        PRIMARY KEY (member_id, kind, entity_id)
      )`,
    ],
  },
]

export const favouriteIds: StoredIds = {
  table: 'favourites',
  column: 'entity_id',
  owner: 'member_id',
  kind: { column: 'kind' },
}
