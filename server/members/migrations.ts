import type { Migration } from '../store/migrate.ts'

/** Members by id alone, which stays when the account is deleted and names nobody then. */
export const memberMigrations: Migration[] = [
  {
    name: 'members-1-audit',
    statements: [
      `CREATE TABLE member_acts (
        seq BIGINT PRIMARY KEY,
        at BIGINT NOT NULL,
        operator TEXT NOT NULL,
        host TEXT NOT NULL,
        act TEXT NOT NULL,
        member_id TEXT NOT NULL,
        outcome TEXT NOT NULL
      )`,
      'CREATE INDEX member_acts_of_member ON member_acts (member_id, seq)',
    ],
  },
]
