import { expect, test, vi } from 'vitest'
import { buildCut } from '../testing/build-cut.ts'
import { Unavailable } from './unavailable.ts'

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

test('counts each call by its operation and by what became of it, and the time of those that were made', async () => {
  const { clock, network, database, read } = buildCut()
  await read()
  await database.first('SELECT 1')
  await database.run('SELECT 1')
  await database.batch([['SELECT 1']])
  await database.purge()
  await database.ping()
  await expect(database.all('SELECT nonsense')).rejects.toThrow()
  network.cut = true
  await expect(read()).rejects.toThrow()
  await expect(read()).rejects.toThrow()
  await expect(database.first('SELECT 1')).rejects.toThrow()
  await expect(database.ping()).rejects.toThrow()
  clock.now = 1000
  await expect(read()).rejects.toThrow()
  const none = { ok: 0, failed: 0, unreachable: 0, refused: 0 }
  const { counts } = database
  expect(counts.all.outcomes).toEqual({ ok: 1, failed: 1, unreachable: 2, refused: 1 })
  expect(counts.first.outcomes).toEqual({ ...none, ok: 1, refused: 1 })
  expect(counts.ping.outcomes).toEqual({ ...none, ok: 1, unreachable: 1 })
  for (const operation of ['run', 'batch', 'purge'] as const) {
    expect([operation, counts[operation].outcomes]).toEqual([operation, { ...none, ok: 1 }])
  }
  const timed = (operation: keyof typeof counts) =>
    counts[operation].durations.counts.reduce((sum, count) => sum + count, 0)
  expect([timed('all'), timed('first'), timed('ping'), timed('batch')]).toEqual([4, 1, 2, 1])
})
