import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../store/database.ts'
import { openStores } from '../store/open-stores.ts'
import { buildTemporaryFolder } from './build-test-app.ts'
import { withoutSync } from './migrated-file.ts'
import { createDatabase } from './postgres.ts'

type Environment = Record<string, string>

/**
 * For `describe.each`: SQLite and PostgreSQL. `open` returns an empty database; two opened with one
 * environment of `createEnvironment` are two connections to the same database, and so is a server
 * started with it.
 */
export const databases: [
  name: string,
  open: (environment?: Environment) => Promise<Database>,
  createEnvironment: () => Promise<Environment>,
][] = [withOpen('SQLite', createSqlite), withOpen('PostgreSQL', createPostgres)]

function withOpen(name: string, createEnvironment: () => Promise<Environment>) {
  const open = async (environment?: Environment) => {
    const { store, close } = await openStores(
      readConfig(environment ?? (await createEnvironment())),
    )
    // A test may have closed it already.
    onCleanUp(() => close().catch(() => {}))
    return withoutSync(store)
  }
  return [name, open, createEnvironment] satisfies (typeof databases)[number]
}

async function createSqlite(): Promise<Environment> {
  return { DATA_DIR: buildTemporaryFolder() }
}

async function createPostgres(): Promise<Environment> {
  return { DATA_DIR: buildTemporaryFolder(), DATABASE_URL: await createDatabase() }
}
