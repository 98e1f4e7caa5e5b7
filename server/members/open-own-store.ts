import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import { migrations } from '../migrations.ts'
import { programVersion } from '../program-version.ts'
import { orSay, StartError } from '../start-error.ts'
import { refuseNewer } from '../store/bring-up-to-date.ts'
import type { Database } from '../store/database.ts'
import { openPostgres } from '../store/open-postgres.ts'
import { openSqlite } from '../store/open-sqlite.ts'

const APPLIED = 'SELECT name FROM migrations'
const FIRST = 'identity-1-users'
/** ERROR, for a missing table or column, and NOTADB. */
const NOT_OURS_SQLITE = [1, 26]
/** Undefined table, undefined column. */
const NOT_OURS_POSTGRESQL = ['42P01', '42703']

class OtherTables extends Error {}

/**
 * The database that the server of this configuration uses. A command makes none and changes no table:
 * throws a StartError unless all tables are there already, and none that this program does not know.
 */
export async function openOwnStore({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl === undefined) {
    const file = join(dataDir, 'spinner-rack.sqlite')
    const open = () => {
      checkFile(file)
      return openSqlite(file)
    }
    return checked(await orSay('DATA_DIR cannot be used', open), async () => {})
  }
  const store = await orSay('DATABASE_URL cannot be used', () => openPostgres(databaseUrl))
  return checked(store, () => orSay('DATABASE_URL cannot be used', () => checkTables(store)))
}

async function checked(store: Database, check: () => Promise<void>): Promise<Database> {
  try {
    await check()
    await refuseNewer(store, { version: programVersion(), migrations })
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Reads only: to open a file as ours changes its mode and how it is written. */
function checkFile(file: string): void {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) {
    throw new StartError(`There is no ${file}. Set DATA_DIR to the folder that the server uses.`)
  }
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database.prepare(APPLIED).all()
    checkApplied(rows.map(({ name }) => name))
  } catch (error) {
    throw lacksTables(error) ? notOurs(file) : error
  } finally {
    database.close()
  }
}

async function checkTables(store: Database): Promise<void> {
  try {
    const rows = await store.all<{ name: string }>(APPLIED)
    checkApplied(rows.map(({ name }) => name))
  } catch (error) {
    throw lacksTables(error) ? notOurs('The database at DATABASE_URL') : error
  }
}

function checkApplied(names: unknown[]): void {
  const applied = new Set(names)
  if (!applied.has(FIRST)) throw new OtherTables()
  if (migrations.every(({ name }) => applied.has(name))) return
  throw new StartError(
    'The database is older than this program. Start the server once, which brings it up to date.',
  )
}

/** Another program's tables, or no database at all. */
function lacksTables(error: unknown): boolean {
  if (error instanceof OtherTables) return true
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return NOT_OURS_SQLITE.includes(Number(error.errcode))
  return 'code' in error && NOT_OURS_POSTGRESQL.includes(String(error.code))
}

function notOurs(place: string): StartError {
  return new StartError(`${place} is not a database of this site. Nothing was changed.`)
}
