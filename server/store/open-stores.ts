import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'

export interface Stores {
  store: Database
  /** Rate limit counts, which may be lost: on SQLite a file of its own, written without fsync. */
  limitStore: Database
  close(): Promise<void>
}

export async function openStores({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Stores> {
  if (databaseUrl !== undefined) {
    const store = await openPostgres(databaseUrl)
    return { store, limitStore: store, close: store.close }
  }
  const store = openSqlite(join(dataDir, 'spinner-rack.sqlite'))
  const limitStore = openSqlite(join(dataDir, 'limits.sqlite'), { durable: false })
  const close = async () => {
    await limitStore.close()
    await store.close()
  }
  return { store, limitStore, close }
}
