import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'

export interface RunningPostgres {
  url: string
  stop(): Promise<void>
}

/** A separate PostgreSQL, for tests that stop it; with a folder it can be started again. */
export async function startPostgres(folder?: string, port?: string): Promise<RunningPostgres> {
  const script = join(import.meta.dirname, 'run-postgres.ts')
  const args = [script, folder, port].filter((arg) => arg !== undefined)
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const ended = exited.then(([code]) => {
    throw new Error(`PostgreSQL ended with ${code}.`)
  })
  const [line] = await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => {})
  return {
    url: String(line).trim(),
    stop: async () => {
      child.stdin.end()
      await exited
    },
  }
}

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
