import { accountMigrations } from './account/migrations.ts'
import { favouriteMigrations } from './favourites/migrations.ts'
import {
  factorMigrations,
  identityMigrations,
  linkMigrations,
} from './identity/embedded/migrations.ts'
import { listMigrations } from './lists/migrations.ts'
import { messageMigrations } from './messages/migrations.ts'
import type { Migration } from './store/migrate.ts'

/** All migrations in the order in which they run; append new ones at the end. */
export const migrations: Migration[] = [
  ...identityMigrations,
  ...accountMigrations,
  ...favouriteMigrations,
  ...messageMigrations,
  ...linkMigrations,
  ...factorMigrations,
  ...listMigrations,
]
