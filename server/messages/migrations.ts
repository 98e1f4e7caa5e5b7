import type { Migration } from '../store/migrate.ts'

/** Members are stored by id alone, without a foreign key: the accounts may be at Firebase. */
export const messageMigrations: Migration[] = [
  {
    name: 'queries-1-kept',
    statements: [
      `CREATE TABLE queries (
        id TEXT PRIMARY KEY,
        member_id TEXT NOT NULL,
        fullname TEXT NOT NULL,
        email TEXT NOT NULL,
        message TEXT NOT NULL,
        "timestamp" BIGINT NOT NULL,
        read_at BIGINT
      )`,
      'CREATE INDEX queries_by_time ON queries ("timestamp", id)',
      'CREATE INDEX queries_of_member ON queries (member_id)',
    ],
  },
  {
    name: 'queries-2-about-a-page',
    statements: ['ALTER TABLE queries ADD COLUMN about TEXT'],
  },
]
