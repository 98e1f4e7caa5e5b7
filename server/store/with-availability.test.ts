import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import type { Statement } from './database.ts'
import { openSqlite } from './open-sqlite.ts'
import { Unavailable } from './unavailable.ts'
import { type AvailabilityOptions, withAvailability } from './with-availability.ts'

const REFUSED = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A real database behind a network that a test can cut. */
function buildCut(options?: AvailabilityOptions) {
  const clock = { now: 0 }
  const network = { cut: false, calls: 0, fault: REFUSED as Error }
  const real = openSqlite(join(buildTemporaryFolder(), 'test.sqlite'))
  onCleanUp(() => real.close())
  const database = withAvailability(
    {
      ...real,
      all: async <Row>(...statement: Statement) => {
        network.calls += 1
        if (network.cut) throw network.fault
        return real.all<Row>(...statement)
      },
      ping: async () => {
        if (network.cut) throw network.fault
        await real.ping()
      },
    },
    options ?? { retryMs: 1000, now: () => clock.now },
  )
  return { clock, network, database, read: () => database.all('SELECT 1 AS one') }
}

test('after a failure calls reject at once, until one that is made a second later succeeds', async () => {
  const { clock, network, database, read } = buildCut()
  await read()
  expect(database.isAway()).toBe(false)
  network.cut = true
  await expect(read()).rejects.toBeInstanceOf(Unavailable)
  expect(database.isAway()).toBe(true)
  network.calls = 0
  clock.now = 999
  await expect(read()).rejects.toMatchObject({ statusCode: 503, retryAfterS: 5 })
  await expect(database.run('SELECT 1')).rejects.toBeInstanceOf(Unavailable)
  expect(network.calls).toBe(0)
  network.cut = false
  clock.now = 1000
  expect(await read()).toEqual([{ one: 1 }])
  expect(database.isAway()).toBe(false)
})

test('of several calls after the pause one finds out, and the others do not wait', async () => {
  const { clock, network, read } = buildCut()
  network.cut = true
  await expect(read()).rejects.toBeInstanceOf(Unavailable)
  network.calls = 0
  clock.now = 1000
  const calls = await Promise.allSettled([read(), read(), read()])
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(network.calls).toBe(1)
  clock.now = 1999
  await expect(read()).rejects.toBeInstanceOf(Unavailable)
  expect(network.calls).toBe(1)
})

test('a ping finds out at once, and ends the pause', async () => {
  const { network, database, read } = buildCut()
  network.cut = true
  await expect(read()).rejects.toBeInstanceOf(Unavailable)
  await expect(database.ping()).rejects.toBeInstanceOf(Unavailable)
  network.cut = false
  await database.ping()
  expect(await read()).toEqual([{ one: 1 }])
})

test('a wrong statement is an error of its own, and no sign of absence', async () => {
  const { database } = buildCut()
  await expect(database.all('SELECT nonsense')).rejects.toThrow('no such column')
  expect(database.isAway()).toBe(false)
})

test.each([
  ['a full disk of PostgreSQL', { code: '53100' }],
  ['too many connections', { code: '53300' }],
  ['a statement that was cancelled for its length', { code: '57014' }],
  ['two transactions that waited for each other', { code: '40P01' }],
  ['a full disk of SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 13 }],
])('%s passes too, but other calls go on', async (_what, details) => {
  const { network, database, read } = buildCut()
  network.fault = Object.assign(new Error('could not extend file'), details)
  network.cut = true
  await expect(read()).rejects.toMatchObject({ statusCode: 503, retryAfterS: 5 })
  expect(database.isAway()).toBe(false)
  network.cut = false
  expect(await read()).toEqual([{ one: 1 }])
})

test('a clock that is set back by an hour keeps nothing away for longer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const { network, read } = buildCut({})
  network.cut = true
  await expect(read()).rejects.toBeInstanceOf(Unavailable)
  network.cut = false
  vi.setSystemTime(Date.now() - 60 * 60_000)
  vi.advanceTimersByTime(1000)
  expect(await read()).toEqual([{ one: 1 }])
  vi.useRealTimers()
})
