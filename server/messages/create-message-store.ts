import type { Config } from '../config.ts'
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
  /** The database of the accounts. */
  database: Database
  now: () => Date
  /** Timeout of each call of the store. */
  timeoutMs?: number
}

/** The configured store. */
export function createMessageStore({
  config,
  database,
  now,
  timeoutMs,
}: MessageStoreDependencies): MessageStore {
  const store =
    config.firestore === null
      ? new SqlMessageStore(database, now)
      : new FirestoreMessageStore(config.firestore)
  return withStoreTimeout(store, timeoutMs)
}

/**
 * Opens and migrates the configured store for a command line; the server need not have been
 * started.
 */
export async function openMessageStore(
  config: Config,
  now: () => Date,
  timeoutMs?: number,
): Promise<MessageStore> {
  if (config.firestore !== null) {
    const store = new FirestoreMessageStore(config.firestore)
    await store.prepare()
    return withStoreTimeout(store, timeoutMs)
  }
  const { store, close } = await openStores(config)
  try {
    await migrate(store, messageMigrations)
  } catch (error) {
    await close()
    throw error
  }
  return { ...withStoreTimeout(new SqlMessageStore(store, now), timeoutMs), close }
}
