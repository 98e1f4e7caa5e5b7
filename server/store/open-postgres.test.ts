import { expect, onTestFinished, test } from 'vitest'
import { buildFreezableProxy } from '../testing/freezable-proxy.ts'
import { createDatabase } from '../testing/postgres.ts'
import { findFreePort } from '../testing/start-server.ts'
import { openPostgres } from './open-postgres.ts'

async function open(url: string) {
  const database = await openPostgres(url)
  onTestFinished(() => database.close())
  return database
}

/** Resolves with the seconds until it failed. */
async function secondsToFail(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await expect(act()).rejects.toThrow()
  return (performance.now() - began) / 1_000
}

test.each(['127.0.0.1', 'localhost'])('says why nobody answers at %s', async (host) => {
  const port = await findFreePort()
  await expect(openPostgres(`postgres://${host}:${port}/none`)).rejects.toThrow(
    `connect ECONNREFUSED`,
  )
})

test('fails within five seconds while the network is silent, and goes on afterwards', async () => {
  const proxy = await buildFreezableProxy(new URL(await createDatabase()))
  const database = await open(proxy.url)
  await database.run('CREATE TABLE shelf (id BIGINT)')
  proxy.freeze()
  const insert = 'INSERT INTO shelf (id) VALUES (?)'
  const seconds = await Promise.all([
    secondsToFail(() => database.ping()),
    secondsToFail(() => database.run(insert, 1)),
    secondsToFail(() => database.batch([[insert, 2]])),
    secondsToFail(() => openPostgres(proxy.url)),
  ])
  expect(Math.max(...seconds)).toBeLessThan(5)
  proxy.thaw()
  expect(await database.all('SELECT id FROM shelf')).toEqual([])
})

test('cuts off a statement that takes too long', async () => {
  const database = await open(await createDatabase())
  expect(await secondsToFail(() => database.all('SELECT pg_sleep(60)'))).toBeLessThan(5)
})

test('lets what is under way finish before it closes', async () => {
  const database = await openPostgres(await createDatabase())
  const answer = database.all(`SELECT 'done' AS word FROM pg_sleep(0.2)`)
  // An answer on another connection shows that the first is on its way.
  await database.ping()
  await database.close()
  expect(await answer).toEqual([{ word: 'done' }])
})
