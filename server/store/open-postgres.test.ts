import { expect, onTestFinished, test } from 'vitest'
import { buildFreezableProxy } from '../testing/freezable-proxy.ts'
import { createDatabase } from '../testing/postgres.ts'
import { findFreePort } from '../testing/start-server.ts'
import { CONNECT_MS, openPostgres, STATEMENT_MS } from './open-postgres.ts'

async function open(url: string) {
  const database = await openPostgres(url, { retryMs: 0 })
  onTestFinished(() => database.close())
  return database
}

const timedOut = { statusCode: 503, cause: { message: expect.stringContaining('timeout') } }

test.each(['127.0.0.1', 'localhost'])('says why nobody answers at %s', async (host) => {
  const port = await findFreePort()
  await expect(openPostgres(`postgres://${host}:${port}/none`)).rejects.toThrow(
    `connect ECONNREFUSED`,
  )
})

test('gives up connecting and a statement within five seconds together', async () => {
  const { driver } = await open(await createDatabase())
  expect(CONNECT_MS + STATEMENT_MS).toBeLessThan(5_000)
  expect(driver).toMatchObject({
    options: {
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: STATEMENT_MS,
      statement_timeout: STATEMENT_MS,
    },
  })
})

test('fails while the network is silent, and goes on afterwards', async () => {
  const proxy = await buildFreezableProxy(new URL(await createDatabase()))
  const database = await open(proxy.url)
  await database.run('CREATE TABLE shelf (id BIGINT)')
  proxy.freeze()
  const insert = 'INSERT INTO shelf (id) VALUES (?)'
  await Promise.all([
    expect(database.ping()).rejects.toMatchObject(timedOut),
    expect(database.run(insert, 1)).rejects.toMatchObject(timedOut),
    expect(database.batch([[insert, 2]])).rejects.toMatchObject(timedOut),
    expect(openPostgres(proxy.url)).rejects.toThrow('timeout'),
  ])
  proxy.thaw()
  expect(await database.all('SELECT id FROM shelf')).toEqual([])
})

test('cuts off a statement that takes too long', async () => {
  const database = await open(await createDatabase())
  // By the server's timeout or the driver's, which are equally long.
  const cut = database.all('SELECT pg_sleep(60)').catch((error) => {
    throw error.cause ?? error
  })
  await expect(cut).rejects.toThrow('timeout')
})

test('lets what is under way finish before it closes', async () => {
  const database = await openPostgres(await createDatabase())
  const answer = database.all(`SELECT 'done' AS word FROM pg_sleep(0.2)`)
  // A response on another connection shows that the first query is in flight.
  await database.ping()
  await database.close()
  expect(await answer).toEqual([{ word: 'done' }])
})
