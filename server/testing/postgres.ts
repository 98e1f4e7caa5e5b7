import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { findFreePort } from './start-server.ts'

export const PASSWORD = 'tests-only'

export interface RunningPostgres {
  url: string
  stop(): Promise<void>
}

/** A PostgreSQL of one's own, for tests that stop it; with a folder it can be started again. */
export async function startPostgres(
  at: { port?: number; folder?: string } = {},
): Promise<RunningPostgres> {
  const port = at.port ?? (await findFreePort())
  const args = [join(import.meta.dirname, 'run-postgres.ts'), String(port), at.folder ?? []].flat()
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const ended = exited.then(([code]) => {
    throw new Error(`PostgreSQL ended with ${code}.`)
  })
  await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => {})
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      child.stdin.end()
      await exited
    },
  }
}

/** An empty database, until the test ends, on the one PostgreSQL of this run; gives its address. */
export async function createDatabase(): Promise<string> {
  const server = await (await fetch(inject('postgresOnDemand'))).text()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `CREATE DATABASE ${name}`)
  onTestFinished(() => runOn(server, `DROP DATABASE ${name} WITH (FORCE)`))
  return new URL(name, server).href
}

async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
