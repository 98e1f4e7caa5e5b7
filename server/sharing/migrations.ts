import type { Migration } from '../store/migrate.ts'

/** Members are stored by id alone, without a foreign key: the accounts may be at Firebase. */
export const sharingMigrations: Migration[] = [
  {
    name: 'sharing-1-profiles',
    statements: [
      `CREATE TABLE profiles (
        member_id TEXT NOT NULL PRIMARY KEY,
        handle TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        is_public BIGINT NOT NULL
      )`,
    ],
  },
]
