import { accountMigrations } from './account/migrations.ts'
import { favouriteMigrations } from './favourites/migrations.ts'
import { identityMigrations } from './identity/embedded/migrations.ts'
import { messageMigrations } from './messages/migrations.ts'
import type { Migration } from './store/migrate.ts'

/** What the domains keep, in the order in which it is laid out; a new one goes to the end. */
export const migrations: Migration[] = [
  ...identityMigrations,
  ...accountMigrations,
  ...favouriteMigrations,
  ...messageMigrations,
]
