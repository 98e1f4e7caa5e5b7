import type { Migration } from '../store/migrate.ts'

/**
 * The entries of a list are in its own row, packed (`packed-entries.ts`): whatever changes, a move
 * included, is one statement that also compares the version, and never more than one row. What is
 * long stands last, so that reading the rest of a row does not touch it.
 */
export const listMigrations: Migration[] = [
  {
    name: 'lists-1-kept',
    statements: [
      `CREATE TABLE lists (
        id TEXT NOT NULL PRIMARY KEY,
        member_id TEXT NOT NULL,
        name TEXT NOT NULL,
        description TEXT NOT NULL,
        visibility TEXT NOT NULL,
        version BIGINT NOT NULL,
        created_at BIGINT NOT NULL,
        updated_at BIGINT NOT NULL,
        deleted_at BIGINT,
        source_kind TEXT,
        source_id BIGINT,
        comics TEXT NOT NULL,
        sections TEXT NOT NULL,
        source_comics TEXT NOT NULL,
        past_texts TEXT NOT NULL,
        notes TEXT NOT NULL
      )`,
      'CREATE INDEX lists_of_member ON lists (member_id)',
      'CREATE INDEX lists_deleted ON lists (deleted_at)',
    ],
  },
]

/**
 * The link of a list that is or was shared: a table of its own, or reading it would go through the
 * notes. It goes with the list.
 */
export const shareMigrations: Migration[] = [
  {
    name: 'lists-2-shares',
    statements: [
      `CREATE TABLE list_shares (
        list_id TEXT NOT NULL PRIMARY KEY REFERENCES lists (id) ON DELETE CASCADE,
        token TEXT NOT NULL UNIQUE,
        hidden_at BIGINT
      )`,
    ],
  },
]

/** All links that a list ever had, for whoever hides it after a report about one of them. */
export const listLinkMigrations: Migration[] = [
  {
    name: 'lists-3-links',
    statements: [
      `CREATE TABLE list_links (
        token TEXT NOT NULL PRIMARY KEY,
        list_id TEXT NOT NULL REFERENCES lists (id) ON DELETE CASCADE
      )`,
      'CREATE INDEX list_links_of_list ON list_links (list_id)',
      'INSERT INTO list_links (token, list_id) SELECT token, list_id FROM list_shares',
    ],
  },
]
