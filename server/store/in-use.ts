import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { CONNECT_MS, reasonOf } from './open-postgres.ts'
import { createPrivateFile, FOLDER_MODE } from './private-files.ts'

/**
 * Whether a store is in use: each server and each backup holds it, together with others; a restore seizes
 * it, alone. Both end with the process, however it ends: on SQLite they are locks of the operating
 * system on a file, on PostgreSQL advisory locks of a connection.
 */
export interface Hold {
  release(): Promise<void>
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>
type Mode = 'shared' | 'exclusive'

/** What a restore that was broken off leaves in the data folder, with words for the operator. */
export const UNFINISHED = 'restore-unfinished'
const LOCK_FILE = 'in-use.lock'
/** The letters "spinrack" as a number. */
const LOCK_KEY = '8318264434839610219'
const RECONNECT_MS = 1_000
/** How long to wait for a lock: a server that has just been killed keeps its own for a moment. */
const WAIT_MS = 3_000
const LOCK_NOT_AVAILABLE = '55P03'

/** Throws a StartError while a backup is being restored, or after that was broken off. */
export async function holdStore(place: Place, waitMs = WAIT_MS): Promise<Hold> {
  const unfinished = join(place.dataDir, UNFINISHED)
  if (existsSync(unfinished)) throw new StartError(readFileSync(unfinished, 'utf8').trim())
  const hold = await take(place, 'shared', waitMs)
  if (hold !== undefined) return hold
  throw new StartError('A backup is being restored into this store: try again when it has ended.')
}

/** Undefined while a server or a backup uses the store. */
export function seizeStore(place: Place, waitMs = WAIT_MS): Promise<Hold | undefined> {
  return take(place, 'exclusive', waitMs)
}

function take(
  { databaseUrl, dataDir }: Place,
  mode: Mode,
  waitMs: number,
): Promise<Hold | undefined> {
  return databaseUrl === undefined
    ? Promise.resolve(lockFile(dataDir, mode))
    : lockDatabase(databaseUrl, mode, waitMs)
}

/** A file of SQLite without content: its locks are those that work on all systems. */
function lockFile(dataDir: string, mode: Mode): Hold | undefined {
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE })
  const file = join(dataDir, LOCK_FILE)
  if (!existsSync(file)) createPrivateFile(file)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = OFF')
    lock.exec(mode === 'shared' ? 'BEGIN; SELECT count(*) FROM sqlite_master' : 'BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked/.test(error.message)) return undefined
    throw error
  }
  return {
    release: async () => {
      if (lock.isOpen) lock.close()
    },
  }
}

/** A server that outlives its database takes the lock again, once it is back. */
async function lockDatabase(url: string, mode: Mode, waitMs: number): Promise<Hold | undefined> {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let released = false

  const connect = async (): Promise<boolean> => {
    const { default: pg } = await import('pg')
    const connection = new pg.Client({
      connectionString: url,
      application_name: 'spinner-rack lock',
      connectionTimeoutMillis: CONNECT_MS,
      lock_timeout: waitMs,
      keepAlive: true,
    })
    connection.on('error', () => {})
    const isLocked = await lockOver(connection, mode).catch(async (error) => {
      await connection.end()
      throw error
    })
    if (!isLocked || released) {
      await connection.end()
      return false
    }
    client = connection
    if (mode === 'shared') connection.on('end', reconnectLater)
    return true
  }
  const reconnectLater = () => {
    if (released) return
    timer = setTimeout(
      () => connect().then((locked) => locked || reconnectLater(), reconnectLater),
      RECONNECT_MS,
    )
    timer.unref()
  }

  try {
    if (!(await connect())) return undefined
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error })
  }
  return {
    release: async () => {
      released = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

async function lockOver(connection: Client, mode: Mode): Promise<boolean> {
  await connection.connect()
  const lock = mode === 'shared' ? 'pg_advisory_lock_shared' : 'pg_advisory_lock'
  try {
    await connection.query(`SELECT ${lock}(${LOCK_KEY})`)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return false
    throw error
  }
}
