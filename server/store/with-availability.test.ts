import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { openSqlite } from './open-sqlite.ts'
import { Unavailable } from './unavailable.ts'
import { withAvailability } from './with-availability.ts'

const REFUSED = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A real database behind a network that a test can cut. */
function buildCut() {
  const clock = { now: 0 }
  const network = { cut: false, calls: 0 }
  const real = openSqlite(join(buildTemporaryFolder(), 'test.sqlite'))
  onCleanUp(() => real.close())
  const database = withAvailability(
    {
      ...real,
      ping: async () => {
        network.calls += 1
        if (network.cut) throw REFUSED
        await real.ping()
      },
    },
    { retryMs: 1000, now: () => clock.now },
  )
  return { clock, network, database }
}

test('after a failure calls reject at once, until one that is made a second later succeeds', async () => {
  const { clock, network, database } = buildCut()
  await database.ping()
  expect(database.isAway()).toBe(false)
  network.cut = true
  await expect(database.ping()).rejects.toBeInstanceOf(Unavailable)
  expect(database.isAway()).toBe(true)
  network.calls = 0
  clock.now = 999
  await expect(database.ping()).rejects.toMatchObject({ statusCode: 503, retryAfterS: 5 })
  await expect(database.all('SELECT 1')).rejects.toBeInstanceOf(Unavailable)
  expect(network.calls).toBe(0)
  network.cut = false
  clock.now = 1000
  await database.ping()
  expect(database.isAway()).toBe(false)
  expect(await database.all('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('of several calls after the pause one finds out, and the others do not wait', async () => {
  const { clock, network, database } = buildCut()
  network.cut = true
  await expect(database.ping()).rejects.toBeInstanceOf(Unavailable)
  network.calls = 0
  clock.now = 1000
  const calls = await Promise.allSettled([database.ping(), database.ping(), database.ping()])
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(network.calls).toBe(1)
  clock.now = 1999
  await expect(database.ping()).rejects.toBeInstanceOf(Unavailable)
  expect(network.calls).toBe(1)
})

test('a wrong statement is an error of its own, and no sign of absence', async () => {
  const { database } = buildCut()
  await expect(database.all('SELECT nonsense')).rejects.toThrow('no such column')
  expect(database.isAway()).toBe(false)
})
