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
  /** That of the accounts. */
  database: Database
  now: () => Date
  /** How long the store may take for an answer. */
  answerMs?: number
}

/** The store that is configured. */
export function createMessageStore({
  config,
  database,
  now,
  answerMs,
}: MessageStoreDependencies): MessageStore {
  const store =
    config.firestore === null
      ? new SqlMessageStore(database, now)
      : new FirestoreMessageStore(config.firestore)
  return withStoreTimeout(store, answerMs)
}

/** The same for a program that has opened nothing else; the server need not have been started yet. */
export async function openMessageStore(
  config: Config,
  now: () => Date,
  answerMs?: number,
): Promise<MessageStore> {
  if (config.firestore !== null) {
    const store = new FirestoreMessageStore(config.firestore)
    await store.prepare()
    return withStoreTimeout(store, answerMs)
  }
  const { store, close } = await openStores(config)
  try {
    await migrate(store, messageMigrations)
  } catch (error) {
    await close()
    throw error
  }
  return { ...withStoreTimeout(new SqlMessageStore(store, now), answerMs), close }
}
