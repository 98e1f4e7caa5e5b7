import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { buildTemporaryFolder } from '../build-test-app.ts'
import { buildFreezableProxy } from '../freezable-proxy.ts'
import type { RunningServer } from '../start-server.ts'
import { ensureFaketime } from './ensure-debian.ts'
import { shareSite } from './share-site.ts'
import { asksToTryAgain, isDone, isWrite } from './site-load.ts'
import type { Answer } from './site-member.ts'
import { underLoad } from './under-load.ts'

const SLOW_MS = 2000
const HOUR_S = 3600
const SMALL_DISK = '160m'

/** Faults that take minutes: in `npm run soak`. */
export const LONG_FAULTS: [name: string, run: (answers: number) => Promise<void>][] = [
  ['a database that takes two seconds for everything', slowDatabase],
  ['a full disk of the database', fullDisk],
  ['a clock that jumps an hour, and back', jumpingClock],
]

async function slowDatabase(answers: number): Promise<void> {
  const shared = await shareSite()
  const { servers, startAgain, databaseUrl } = shared
  const proxy = await buildFreezableProxy(new URL(databaseUrl))
  await restartAll(servers, (place) => startAgain(place, { DATABASE_URL: proxy.url }))
  const failed = await underLoad(
    'the database takes 2 s for every answer',
    answers,
    async (load) => {
      proxy.slowDown(SLOW_MS)
      await load.untilAnswered(answers / 10)
      proxy.slowDown(0)
      await load.untilAnswered(answers, isWriteDone)
    },
    shared,
  )
  await restartAll(servers, (place) => startAgain(place))
  expect(failed.filter((answer) => !asksToTryAgain(answer))).toEqual([])
}

async function fullDisk(answers: number): Promise<void> {
  const shared = await shareSite(SMALL_DISK)
  const ballast = join(shared.diskOfDatabase, 'ballast')
  const failed = await underLoad(
    'the disk of the database is full',
    answers,
    async (load) => {
      fill(ballast)
      await load.untilAnswered(answers)
      rmSync(ballast)
      await load.untilAnswered(answers, isWriteDone)
    },
    shared,
  )
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.filter((answer) => !asksToTryAgain(answer))).toEqual([])
}

async function jumpingClock(answers: number): Promise<void> {
  const library = ensureFaketime()
  if (library === undefined) return
  const clock = join(buildTemporaryFolder(), 'clock')
  const setAhead = (seconds: number) => writeFileSync(clock, `+${seconds}`)
  setAhead(0)
  const shared = await shareSite()
  const { servers, startAgain } = shared
  await servers[0]?.stop()
  await startAgain(0, {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const failed = await underLoad(
    'the clock of a server jumps an hour, and back',
    answers,
    async (load) => {
      setAhead(HOUR_S)
      await load.untilAnswered(answers)
      await expectShortWaits(servers)
      setAhead(0)
      await load.untilAnswered(answers)
      await expectShortWaits(servers)
    },
    shared,
  )
  expect(failed.filter((answer) => !asksToTryAgain(answer))).toEqual([])
}

/** Whoever tries too often waits a minute at most, whichever server says so. */
async function expectShortWaits(servers: RunningServer[]): Promise<void> {
  const address = `203.0.113.${1 + Math.floor(Math.random() * 250)}`
  const waits: number[] = []
  for (let call = 0; call < 14; call += 1) {
    const server = servers[call % servers.length]
    const response = await fetch(`${server?.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: `${call}@example.com`, password: 'Excelsior! 1963' }),
    })
    await response.text()
    if (response.status === 429) waits.push(Number(response.headers.get('retry-after')))
  }
  expect(waits.length).toBeGreaterThan(0)
  expect(Math.max(...waits)).toBeLessThanOrEqual(60)
}

async function restartAll(
  servers: RunningServer[],
  start: (place: 0 | 1) => Promise<void>,
): Promise<void> {
  for (const place of [0, 1] as const) {
    await servers[place]?.stop()
    await start(place)
  }
}

function fill(file: string): void {
  const chunk = Buffer.alloc(1024 * 1024)
  try {
    for (;;) writeFileSync(file, chunk, { flag: 'a' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

function isWriteDone(answer: Answer): boolean {
  return isWrite(answer) && isDone(answer)
}
