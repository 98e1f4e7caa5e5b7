import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'

/**
 * Creates an empty database on the run's shared PostgreSQL, dropped when the test ends; returns its
 * URL.
 */
export async function createDatabase(): Promise<string> {
  const server = await (await fetch(inject('postgresOnDemand'))).text()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `CREATE DATABASE ${name}`)
  onCleanUp(() => runOn(server, `DROP DATABASE ${name} WITH (FORCE)`))
  return new URL(name, server).href
}

async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
