import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { Config } from '../config.ts'
import type { Session, SqlValue } from '../store/database.ts'
import { overDriver } from '../store/open-sqlite.ts'
import { createPrivateFile } from '../store/private-files.ts'
import { connectPostgres } from './connect-postgres.ts'
import { DataFault } from './data-fault.ts'

/** A store as it was at one moment, whatever is written in the meantime. */
export interface Source extends Pick<Session, 'kind' | 'all' | 'first'> {
  /** In parts, so that memory does not grow with the table. */
  rows(select: string): AsyncIterable<SqlValue[][]>
  close(): Promise<void>
}

const ROWS = 100

/** `near`: where SQLite may put a copy for as long as it is read. */
export function openSource(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  near: string,
): Promise<Source> {
  return databaseUrl === undefined
    ? openSqliteSource(join(dataDir, 'spinner-rack.sqlite'), near)
    : openPostgresSource(databaseUrl)
}

/**
 * A copy of the file, made in one go. Reading from the file itself would take as long as writing the backup
 * does, and until then a server could not empty its log, and would wait for it at every deletion.
 */
async function openSqliteSource(file: string, near: string): Promise<Source> {
  if (!existsSync(file)) throw new DataFault(`There is no store in ${file}.`)
  const copy = `${near}.${randomBytes(6).toString('hex')}.copy`
  createPrivateFile(copy)
  let driver: DatabaseSync
  try {
    await copySqlite(file, copy)
    // The copy has no log of its own, and nobody else writes to it.
    driver = new DatabaseSync(new URL(`${pathToFileURL(copy).href}?immutable=1`), {
      readOnly: true,
    })
  } catch (error) {
    rmSync(copy, { force: true })
    throw error
  }
  const { all, first } = overDriver(driver)
  await all('SELECT name FROM sqlite_master')
  // It is open now, and needs no name: nothing is left of it even if this process is killed.
  if (process.platform !== 'win32') rmSync(copy)
  return {
    kind: 'sqlite',
    all,
    first,
    async *rows(select) {
      const statement = driver.prepare(select)
      statement.setReturnArrays(true)
      let part: SqlValue[][] = []
      for (const row of statement.iterate() as Iterable<unknown> as Iterable<SqlValue[]>) {
        part.push(row)
        if (part.length < ROWS) continue
        yield part
        part = []
      }
      yield part
    },
    close: async () => {
      driver.close()
      rmSync(copy, { force: true })
    },
  }
}

async function copySqlite(file: string, copy: string): Promise<void> {
  const original = new DatabaseSync(file, { readOnly: true })
  try {
    await backup(original, copy, { rate: 0x7fffffff })
  } finally {
    original.close()
  }
}

/** A connection of its own, without the timeouts of requests. */
async function openPostgresSource(url: string): Promise<Source> {
  const { session, client } = await connectPostgres(url)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  return {
    kind: 'postgresql',
    all: session.all,
    first: session.first,
    async *rows(select) {
      await client.query(`DECLARE read NO SCROLL CURSOR FOR ${select}`)
      for (;;) {
        const { rows } = await client.query<SqlValue[]>({
          text: `FETCH ${ROWS} FROM read`,
          rowMode: 'array',
        })
        if (rows.length === 0) break
        yield rows
      }
      await client.query('CLOSE read')
    },
    close: () => client.end(),
  }
}
