import type { Migration } from '../store/migrate.ts'

/** Members are stored by id alone, without a foreign key: the accounts may be at Firebase. */
export const rackMigrations: Migration[] = [
  {
    name: 'rack-1-visits',
    statements: [
      `CREATE TABLE rack_visits (
        member_id TEXT PRIMARY KEY,
        visited_at BIGINT NOT NULL,
        before_at BIGINT
      )`,
    ],
  },
]
