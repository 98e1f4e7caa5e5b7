import type { Config } from '../config.ts'
import type { FirestoreConfig } from '../firebase-config.ts'
import type { Database } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { openStores } from '../store/open-stores.ts'
import { FirestoreQueryStore } from './firestore-query-store.ts'
import { queryMigrations } from './migrations.ts'
import { promptQueryStore } from './prompt-query-store.ts'
import type { QueryStore } from './query-store.ts'
import { SqlQueryStore } from './sql-query-store.ts'

interface QueryStoreDependencies {
  config: Pick<Config, 'firestore'>
  /** That of the accounts. */
  database: Database
  now: () => Date
}

/** The store that is configured. */
export function createQueryStore({ config, database, now }: QueryStoreDependencies): QueryStore {
  return config.firestore === null ? inDatabase(database, now) : inFirestore(config.firestore)
}

/** The same for a program that has opened nothing else; the server need not have been started yet. */
export async function openQueryStore(config: Config, now: () => Date): Promise<QueryStore> {
  if (config.firestore !== null) {
    const store = new FirestoreQueryStore(config.firestore)
    await store.prepare()
    return promptQueryStore(store)
  }
  const { store, close } = await openStores(config)
  try {
    await migrate(store, queryMigrations)
  } catch (error) {
    await close()
    throw error
  }
  return { ...inDatabase(store, now), close }
}

function inDatabase(database: Database, now: () => Date): QueryStore {
  return promptQueryStore(new SqlQueryStore(database, now))
}

function inFirestore(config: FirestoreConfig): QueryStore {
  return promptQueryStore(new FirestoreQueryStore(config))
}
