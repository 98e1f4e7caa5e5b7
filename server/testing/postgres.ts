import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { migrations } from '../migrations.ts'
import { once } from '../once.ts'
import { limitMigrations } from '../store/limits.ts'
import { migrate } from '../store/migrate.ts'
import { openPostgres } from '../store/open-postgres.ts'

/**
 * Creates an empty database on the run's shared PostgreSQL, dropped when the test ends; returns its
 * URL.
 */
export async function createDatabase(): Promise<string> {
  const url = await createFrom('template1')
  const name = new URL(url).pathname.slice(1)
  const server = await findServer()
  onCleanUp(() => runOn(server, `DROP DATABASE ${name} WITH (FORCE)`))
  return url
}

/**
 * The same with all tables. It is emptied when the test ends, for another one of this worker: creating
 * a database takes longer than most tests.
 */
export async function createMigratedDatabase(): Promise<string> {
  const { name, shape } = await buildTemplate()
  const url = free.pop() ?? (await createFrom(name))
  onCleanUp(async () => {
    if (await empty(url, shape)) free.push(url)
  })
  return url
}

const free: string[] = []

/** Migrations run once a worker instead of once a test. It ends with the server. */
const buildTemplate = once(async () => {
  const server = await findServer()
  const name = newName()
  await runOn(server, `CREATE DATABASE ${name}`)
  const url = new URL(name, server).href
  const database = await openPostgres(url)
  await migrate(database, migrations)
  await migrate(database, limitMigrations('postgresql'))
  await database.close()
  return { name, shape: await connected(url, readShape) }
})

const END_OTHERS = `
  SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`

/** Everything that a test could have changed besides the rows. */
const SHAPE = `
  SELECT md5(string_agg(part, chr(10) ORDER BY part)) AS shape FROM (
    SELECT concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull) AS part
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT conname FROM pg_constraint
    UNION ALL SELECT tgname FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT name FROM migrations
  ) AS parts`

/** Whatever refers to whatever. */
const DELETE_ALL = `
  DO $$ DECLARE one record; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR one IN SELECT tablename FROM pg_tables
      WHERE schemaname = 'public' AND tablename <> 'migrations'
    LOOP EXECUTE format('DELETE FROM %I', one.tablename); END LOOP;
  END $$`

/** False for a database that a test has changed, which is not used again. */
function empty(url: string, shape: string): Promise<boolean> {
  return connected(url, async (client) => {
    await client.query(END_OTHERS)
    if ((await readShape(client)) !== shape) return false
    await client.query(DELETE_ALL)
    return true
  }).catch(() => false)
}

async function readShape(client: pg.Client): Promise<string> {
  return (await client.query(SHAPE)).rows[0].shape
}

async function createFrom(template: string): Promise<string> {
  const server = await findServer()
  const name = newName()
  await runOn(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return new URL(name, server).href
}

async function findServer(): Promise<string> {
  return (await fetch(inject('postgresOnDemand'))).text()
}

function newName(): string {
  return `test_${randomUUID().replaceAll('-', '')}`
}

async function runOn(url: string, sql: string): Promise<void> {
  await connected(url, (client) => client.query(sql))
}

async function connected<Made>(
  url: string,
  use: (client: pg.Client) => Promise<Made>,
): Promise<Made> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
