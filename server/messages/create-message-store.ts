import type { Config } from '../config.ts'
import type { FirestoreConfig } from '../firebase-config.ts'
import type { Database } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { openStores } from '../store/open-stores.ts'
import { FirestoreMessageStore } from './firestore-message-store.ts'
import type { MessageStore } from './message-store.ts'
import { messageMigrations } from './migrations.ts'
import { SqlMessageStore } from './sql-message-store.ts'
import { withStoreTimeout } from './with-store-timeout.ts'

interface MessageStoreDependencies {
  config: Pick<Config, 'firestore'>
  /** That of the accounts. */
  database: Database
  now: () => Date
}

/** The store that is configured. */
export function createMessageStore({
  config,
  database,
  now,
}: MessageStoreDependencies): MessageStore {
  return config.firestore === null ? inDatabase(database, now) : inFirestore(config.firestore)
}

/** The same for a program that has opened nothing else; the server need not have been started yet. */
export async function openMessageStore(config: Config, now: () => Date): Promise<MessageStore> {
  if (config.firestore !== null) {
    const store = new FirestoreMessageStore(config.firestore)
    await store.prepare()
    return withStoreTimeout(store)
  }
  const { store, close } = await openStores(config)
  try {
    await migrate(store, messageMigrations)
  } catch (error) {
    await close()
    throw error
  }
  return { ...inDatabase(store, now), close }
}

function inDatabase(database: Database, now: () => Date): MessageStore {
  return withStoreTimeout(new SqlMessageStore(database, now))
}

function inFirestore(config: FirestoreConfig): MessageStore {
  return withStoreTimeout(new FirestoreMessageStore(config))
}
