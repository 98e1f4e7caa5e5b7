import type { Migration } from '../store/migrate.ts'

/**
 * The lines of a file are kept in parts, so that a page of them reads one or two. What a commit did
 * is a row of its own: it can be inserted once, which is what makes a second commit fail as a whole.
 * Ids of comics in these tables are not renumbered, but looked up when they are used.
 */
export const importMigrations: Migration[] = [
  {
    name: 'imports-1-kept',
    statements: [
      `CREATE TABLE imports (
        id TEXT NOT NULL PRIMARY KEY,
        member_id TEXT NOT NULL,
        file_name TEXT NOT NULL,
        program TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        ready BIGINT NOT NULL,
        heads TEXT NOT NULL
      )`,
      'CREATE INDEX imports_of_member ON imports (member_id)',
      'CREATE INDEX imports_by_age ON imports (created_at)',
      `CREATE TABLE import_lines (
        import_id TEXT NOT NULL,
        part BIGINT NOT NULL,
        lines TEXT NOT NULL,
        PRIMARY KEY (import_id, part)
      )`,
      `CREATE TABLE import_commits (
        import_id TEXT NOT NULL PRIMARY KEY,
        member_id TEXT NOT NULL,
        committed_at BIGINT NOT NULL,
        done TEXT NOT NULL,
        added TEXT NOT NULL
      )`,
      'CREATE INDEX import_commits_of_member ON import_commits (member_id)',
      'CREATE INDEX import_commits_by_age ON import_commits (committed_at)',
    ],
  },
]

/** What an import left out, in words. It goes with the commit. */
export const importLeftMigrations: Migration[] = [
  {
    name: 'imports-2-left',
    statements: [
      `CREATE TABLE import_left (
        import_id TEXT NOT NULL PRIMARY KEY
          REFERENCES import_commits (import_id) ON DELETE CASCADE,
        lines TEXT NOT NULL
      )`,
    ],
  },
]
