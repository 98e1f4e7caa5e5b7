import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildMember } from '../testing/build-member.ts'
import {
  buildProgress,
  buildProgressOf,
  ISSUE_5_1,
  issue,
  OTHER_ISSUE,
  storeReadings,
} from '../testing/build-progress.ts'
import { buildTemporaryFolder, buildTestApp } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { picturesKeptAfterOneMore } from '../testing/kept-pictures.ts'

type Call = Awaited<ReturnType<typeof buildProgress>>['call']
const GONE = 4_000_000_000

async function read(call: Call, readings: [comic: number, readAt: string][]) {
  for (const [comic, readAt] of readings) {
    const answer = await call('PUT', `/progress/comics/${comic}`, { readAt, again: true })
    expect(answer.statusCode).toBe(204)
  }
}

/** #1 to #3 and #5 in a row of three days and later, #1 again, and one of another year. */
const YEAR: [number, string][] = [
  [issue(1), '2026-02-27T23:59:59Z'],
  [issue(2), '2026-02-28T10:00:00Z'],
  [issue(3), '2026-03-01T00:00:00Z'],
  [issue(5), '2026-07-01T10:00:00Z'],
  [issue(1), '2026-07-02T10:00:00Z'],
  [OTHER_ISSUE, '2025-12-31T23:59:59Z'],
]

const shareReader = shareInFile(async () => {
  const built = await buildProgressOf()
  await read(built.call, YEAR)
  return built
})

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a year has its own readings, and names the others of the same member', async () => {
    const { call, store, signUpOther } = await buildProgress(await createEnvironment())
    await storeReadings(store, [GONE])
    await read(call, YEAR)
    const answer = await call('GET', '/year')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.json()).toMatchObject({ year: 2026, years: [2026, 2025], issues: 4, readings: 5 })
    expect((await call('GET', '/year?year=2025')).json()).toMatchObject({
      year: 2025,
      years: [2026, 2025],
      issues: 1,
      first: { comic: { id: OTHER_ISSUE }, readAt: '2025-12-31T23:59:59.000Z' },
    })
    const other = await signUpOther()
    expect((await other('GET', '/year')).json()).toMatchObject({ years: [], issues: 0 })
  })
})

test('the figures are those of what was read', async () => {
  const { call } = await shareReader()
  const year = (await call('GET', '/year?year=2026')).json()
  expect(year).toMatchObject({
    months: [0, 2, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0],
    days: 5,
    streak: { days: 3, from: '2026-02-27', to: '2026-03-01' },
    series: [{ id: 1987, href: '/series/1987', count: 4 }],
    longestRun: { id: 1987, from: 1, to: 3, count: 3, href: '/series/1987' },
    decades: [{ decade: 1960, issues: 4 }],
    first: { comic: { id: issue(1) } },
    latest: { comic: { id: issue(1) }, readAt: '2026-07-02T10:00:00.000Z' },
    oldest: { id: issue(1) },
    newest: { id: issue(5) },
  })
  expect(year.longestRun.covers.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3].map(issue))
  expect(year.characters).toMatchObject([
    { name: 'Spider-Man', href: '/characters/1009610', count: 4 },
    { name: 'Venom', count: 2 },
  ])
  // Of #3 somebody else is the writer.
  expect(year.creators).toMatchObject([
    { name: 'Stan Lee', role: 'penciller', count: 4 },
    { name: 'John Romita Sr.', role: 'penciller', count: 4 },
  ])
})

test('what is numbered between two issues does not break a run', async () => {
  const { call } = await buildProgressOf(buildMember({ id: 'of-runs' }))
  await read(call, [
    [issue(5), '2026-01-01'],
    [issue(6), '2026-01-02'],
  ])
  expect((await call('GET', '/year')).json().longestRun).toMatchObject({ from: 5, to: 6, count: 2 })
  await read(call, [[ISSUE_5_1, '2026-01-03']])
  expect((await call('GET', '/year')).json().longestRun).toMatchObject({ count: 3 })
})

test('a year of nothing is empty, and has no picture', async () => {
  const { call } = await shareReader()
  expect((await call('GET', '/year?year=1999')).json()).toEqual({
    year: 1999,
    years: [2026, 2025],
    issues: 0,
    readings: 0,
    months: new Array(12).fill(0),
    days: 0,
    streak: null,
    characters: [],
    creators: [],
    series: [],
    longestRun: null,
    decades: [],
    oldest: null,
    newest: null,
    first: null,
    latest: null,
  })
  const picture = await call('GET', '/year/picture.png?year=1999')
  expect(picture.statusCode).toBe(404)
  expect(picture.json().message).toBe('Nothing was read in 1999, so there is no picture.')
})

test.each(['26', '20260', '1929', 'next', '-2026'])('%s is no year', async (year) => {
  const { call } = await shareReader()
  const answer = await call('GET', `/year?year=${year}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('Write a year as 2026')
})

test('the picture is a PNG of 1080 by 1350, with the name of the member only if it is wanted', async () => {
  const { call } = await shareReader()
  const plain = await call('GET', '/year/picture.png?year=2026')
  expect(plain.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-store',
  })
  const png = plain.rawPayload
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
  const unnamed = await call('GET', '/year/picture.png?year=2026&name=0')
  expect(unnamed.rawPayload.equals(png)).toBe(true)
  const named = await call('GET', '/year/picture.png?year=2026&name=1')
  expect(named.rawPayload.equals(png)).toBe(false)
})

test('a picture of a year is never among those that are kept on disk', async () => {
  const dataDir = buildTemporaryFolder()
  const { app, call } = await buildProgress({ DATA_DIR: dataDir })
  await read(call, YEAR)
  expect((await call('GET', '/year/picture.png?year=2026')).statusCode).toBe(200)
  expect(await picturesKeptAfterOneMore(app, dataDir)).toHaveLength(1)
})

test('whoever draws without a pause is asked to wait', async () => {
  const { call } = await shareReader()
  const codes: number[] = []
  // Refused for another reason, since nothing is drawn of an empty year; they count all the same.
  for (let time = 0; time < 20; time += 1) {
    codes.push((await call('GET', '/year/picture.png?year=1999')).statusCode)
  }
  expect(new Set(codes)).toEqual(new Set([404, 429]))
})

test('a visitor has no year', async () => {
  const { app } = await buildTestApp()
  for (const path of ['/api/year', '/api/year/picture.png']) {
    expect((await app.inject({ url: path })).statusCode).toBe(401)
  }
})
