import { afterAll, describe, expect, test } from 'vitest'
import { rounds } from '#scripts/testing/rounds.ts'
import { LONG_FAULTS } from './testing/several/long-faults.ts'
import { nginx, shareSite } from './testing/several/share-site.ts'
import { asksToTryAgain, isDone, isWrite } from './testing/several/site-load.ts'
import { printReports, underLoad } from './testing/several/under-load.ts'

/** Both servers have read the session shortly before. */
const NEEDS_NO_DATABASE = /^\/(characters|v1\/|api\/search|api\/auth)/
/** Against hanging only. */
const SOAK_MS = 30 * 60_000
/** Before, during and after each fault. */
const ANSWERS = rounds({ test: 60, soak: 2000 })

afterAll(printReports)

describe.skipIf(nginx === undefined)('two servers of one database behind a proxy', () => {
  test('lose no acknowledged write when one is killed, and no more answers than it was at', async () => {
    const shared = await shareSite()
    const { servers, members, startAgain } = shared
    const failed = await underLoad(
      'a server is killed (kill -9)',
      ANSWERS,
      async (load) => {
        servers[0]?.process.kill('SIGKILL')
        await load.untilAnswered(ANSWERS)
        await startAgain(0)
      },
      shared,
    )
    const unexplained = failed.filter((answer) => !asksToTryAgain(answer))
    // A member has one call under way that reads and one that writes.
    expect(unexplained.length).toBeLessThanOrEqual(2 * members.length)
  })

  test('answer what they have accepted when one is stopped', async () => {
    const shared = await shareSite()
    const { servers, startAgain } = shared
    const failed = await underLoad(
      'a server is stopped (SIGTERM)',
      ANSWERS,
      async (load) => {
        expect(await servers[0]?.stop()).toBe(0)
        await load.untilAnswered(ANSWERS)
        await startAgain(0)
      },
      shared,
    )
    // Only a POST that was on its way and not accepted yet, which no proxy may send again.
    for (const answer of failed) {
      const { method, status } = answer
      if (!asksToTryAgain(answer)) expect([method, status]).toEqual(['POST', 502])
    }
  })

  test('let members read on while the database was stopped hard, and go on by themselves', async () => {
    const shared = await shareSite()
    const { servers, members, killDatabase, startDatabaseAgain } = shared
    for (const { url } of servers) {
      for (const { call } of members) {
        expect(await call({ path: `${url}/v1/public/comics?limit=1` })).toSatisfy(isDone)
      }
    }
    const failed = await underLoad(
      'the database is stopped hard',
      ANSWERS,
      async (load) => {
        killDatabase()
        await load.untilAnswered(ANSWERS)
        await startDatabaseAgain()
        await load.untilAnswered(ANSWERS, (answer) => isWrite(answer) && isDone(answer))
      },
      shared,
    )
    expect(failed.length).toBeGreaterThan(0)
    expect(failed.filter((answer) => !asksToTryAgain(answer))).toEqual([])
    expect(failed.filter(({ path }) => NEEDS_NO_DATABASE.test(path))).toEqual([])
  })

  test.each(rounds({ test: 0, soak: 1 }) === 1 ? LONG_FAULTS : [])(
    'lose no acknowledged write to %s',
    (_name, run) => run(ANSWERS),
    SOAK_MS,
  )
})
