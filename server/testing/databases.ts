import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../store/database.ts'
import { openStores } from '../store/open-stores.ts'
import { buildTemporaryFolder } from './build-test-app.ts'
import { copyMigratedFiles, withoutSync } from './migrated-file.ts'
import { createDatabase, createMigratedDatabase } from './postgres.ts'

type Environment = Record<string, string>

/**
 * For `describe.each`: SQLite and PostgreSQL. `open` returns an empty database; two opened with one
 * environment of `createEnvironment` are two connections to the same database, and so is a server
 * started with it. That one has all tables, unless it is made by `createEmpty`.
 */
export const databases: [
  name: string,
  open: (environment?: Environment) => Promise<Database>,
  createEnvironment: () => Promise<Environment>,
  createEmpty: () => Promise<Environment>,
][] = [
  withOpen('SQLite', createSqlite, createEmptySqlite),
  withOpen('PostgreSQL', createPostgres, createEmptyPostgres),
]

function withOpen(
  name: string,
  createEnvironment: () => Promise<Environment>,
  createEmpty: () => Promise<Environment>,
) {
  const open = async (environment?: Environment) => {
    const { store, close } = await openStores(readConfig(environment ?? (await createEmpty())))
    // A test may have closed it already.
    onCleanUp(() => close().catch(() => {}))
    return withoutSync(store)
  }
  return [name, open, createEnvironment, createEmpty] satisfies (typeof databases)[number]
}

async function createSqlite(): Promise<Environment> {
  const folder = buildTemporaryFolder()
  await copyMigratedFiles(folder)
  return { DATA_DIR: folder }
}

async function createPostgres(): Promise<Environment> {
  return { DATA_DIR: buildTemporaryFolder(), DATABASE_URL: await createMigratedDatabase() }
}

async function createEmptySqlite(): Promise<Environment> {
  return { DATA_DIR: buildTemporaryFolder() }
}

async function createEmptyPostgres(): Promise<Environment> {
  return { DATA_DIR: buildTemporaryFolder(), DATABASE_URL: await createDatabase() }
}
