import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Store } from './store.ts'

/** FULL with a write-ahead log: what was acknowledged is on the disk, kill -9 or power cut. */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
`

export function openSqlite(file: string): Store {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(PRAGMAS)
  return {
    ping: async () => {
      database.prepare('SELECT 1').get()
    },
    close: async () => database.close(),
  }
}
