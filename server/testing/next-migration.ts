import type { Migration } from '../store/migrate.ts'
import { readTables } from '../store/tables.ts'

/** Of a version that is not written yet: it only adds, to every table. */
export const nextMigration: Migration = {
  name: 'stars-1-given',
  statements: async (database) => {
    const tables = (await readTables(database)).filter((name) => !name.startsWith('limit_'))
    return [
      ...tables
        .filter((table) => table !== 'migrations')
        .map((table) => `ALTER TABLE ${table} ADD COLUMN next_stars BIGINT NOT NULL DEFAULT 0`),
      `CREATE TABLE stars (
        id TEXT NOT NULL PRIMARY KEY,
        user_id TEXT NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE
      )`,
      'CREATE INDEX favourites_by_stars ON favourites (next_stars)',
    ]
  },
}
