import type { Migration } from '../store/migrate.ts'

/** Members are stored by id alone, without a foreign key: the accounts may be at Firebase. */
export const accountMigrations: Migration[] = [
  {
    name: 'account-1-plans-and-keys',
    statements: [
      'CREATE TABLE account_members (member_id TEXT PRIMARY KEY, plan TEXT NOT NULL)',
      `CREATE TABLE account_keys (
        public_key TEXT PRIMARY KEY,
        sealed_private_key TEXT NOT NULL,
        member_id TEXT NOT NULL,
        name TEXT NOT NULL,
        referrers TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        calls BIGINT NOT NULL,
        calls_day BIGINT NOT NULL
      )`,
      'CREATE INDEX account_keys_of_member ON account_keys (member_id, created_at)',
    ],
  },
]
