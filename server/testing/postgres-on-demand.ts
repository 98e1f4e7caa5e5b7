import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type RunningPostgres, startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A URL that answers with the address of the PostgreSQL that all test files share. */
    postgresOnDemand: string
  }
}

/** Global setup of a test run: PostgreSQL starts when the first test file requests its address. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<RunningPostgres> | undefined
  const addressServer = createServer(async (_request, response) => {
    postgres ??= startPostgres()
    await postgres.then(
      ({ url }) => response.end(url),
      (error: Error) => response.destroy(error),
    )
  }).listen(0, '127.0.0.1')
  await once(addressServer, 'listening')
  const { port } = addressServer.address() as AddressInfo
  project.provide('postgresOnDemand', `http://127.0.0.1:${port}`)
  return async () => {
    addressServer.close()
    await postgres?.then(
      ({ stop }) => stop(),
      () => {},
    )
  }
}
