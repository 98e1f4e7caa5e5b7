import type { Migration } from '../store/migrate.ts'

/** Members are stored by id alone, without a foreign key: the accounts may be at Firebase. */
export const tokenMigrations: Migration[] = [
  {
    name: 'tokens-1-access',
    statements: [
      `CREATE TABLE access_tokens (
        digest TEXT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        member_id TEXT NOT NULL,
        name TEXT NOT NULL,
        scopes TEXT NOT NULL,
        ending TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        used_at BIGINT
      )`,
      'CREATE INDEX access_tokens_of_member ON access_tokens (member_id, created_at)',
    ],
  },
]
