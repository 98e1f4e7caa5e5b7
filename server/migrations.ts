import { accountMigrations } from './account/migrations.ts'
import { collectionIds, collectionMigrations } from './collection/migrations.ts'
import { favouriteIds, favouriteMigrations } from './favourites/migrations.ts'
import {
  disabledMigrations,
  factorMigrations,
  identityMigrations,
  linkMigrations,
} from './identity/embedded/migrations.ts'
import { importLeftMigrations, importMigrations } from './imports/migrations.ts'
import { listLinkMigrations, listMigrations, shareMigrations } from './lists/migrations.ts'
import { memberMigrations } from './members/migrations.ts'
import { messageMigrations } from './messages/migrations.ts'
import { progressIds, progressMigrations } from './progress/migrations.ts'
import { rackMigrations } from './rack/migrations.ts'
import { sharingMigrations } from './sharing/migrations.ts'
import { versionMigrations } from './store/bring-up-to-date.ts'
import type { Migration } from './store/migrate.ts'
import type { StoredIds } from './store/renumber.ts'
import { tokenMigrations } from './tokens/migrations.ts'

/** All migrations in the order in which they run; append new ones at the end. */
export const migrations: Migration[] = [
  ...identityMigrations,
  ...accountMigrations,
  ...favouriteMigrations,
  ...messageMigrations,
  ...linkMigrations,
  ...factorMigrations,
  ...tokenMigrations,
  ...progressMigrations,
  ...listMigrations,
  ...collectionMigrations,
  ...rackMigrations,
  ...importMigrations,
  ...shareMigrations,
  ...sharingMigrations,
  ...listLinkMigrations,
  ...importLeftMigrations,
  ...disabledMigrations,
  ...memberMigrations,
  ...versionMigrations,
]

/** Wherever ids of the catalogue are stored. */
export const storedIds: StoredIds[] = [favouriteIds, ...progressIds, collectionIds]
