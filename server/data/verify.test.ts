import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { rounds, seed } from '#scripts/testing/rounds.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { runData } from '../testing/run-data.ts'
import { shipped } from '../testing/shipped.ts'
import { writeSmallBackup } from '../testing/small-backup.ts'
import { verify } from './verify.ts'

const { migrations } = shipped

const ROUNDS = rounds({ test: 150, soak: 20_000 })
const FAVOURITES = [
  ['member-1', 'comics', 6593, 1_795_000_000_000],
  ['member-2', 'comics', 6593, 1_795_000_000_001],
]
const shareBackup = shareInFile(async () =>
  readFileSync(await writeSmallBackup({ rows: { favourites: FAVOURITES } })),
)

const run = (file: string) => runData({ DATA_DIR: buildTemporaryFolder() }, ['verify', file])

test('a whole backup is told with what is in it', async () => {
  const file = await writeSmallBackup({ rows: { favourites: FAVOURITES } })
  expect(await run(file)).toEqual({
    code: 0,
    told: [],
    printed: [
      expect.stringMatching(
        /is whole: \d+ rows of \d+ tables of SQLite, without the secret, made by version 0.1.0 at 2026-11-19/,
      ),
    ],
  })
  const text = gunzipSync(readFileSync(file)).toString().trim().split('\n')
  expect(JSON.parse(text[0] ?? '')).toMatchObject({ format: 'spinner-rack-backup' })
  expect(JSON.parse(text.at(-1) ?? '')).toEqual({ sha256: expect.stringMatching(/^[\da-f]{64}$/) })
})

test('somebody who watches sees a bar', async () => {
  const file = await writeSmallBackup({ rows: { favourites: FAVOURITES } })
  const bars: string[] = []
  const { told } = await runData({}, ['verify', file], { redraw: (line) => bars.push(line) })
  expect(told).toEqual([])
  expect(bars.at(-1)).toMatch(/^\[#{30}\] 100 %, (\d+) of \1 rows$/)
})

describe('a file that is not as it was written is refused with one line', () => {
  const refusal =
    /^\S+ (is cut or was changed: it is not the file that was written|is not a backup of Spinner Rack)\.$/

  async function expectRefused(bytes: Buffer) {
    const file = join(buildTemporaryFolder(), 'changed.gz')
    writeFileSync(file, bytes)
    const program = shipped
    await expect(verify(file, program)).rejects.toThrow(refusal)
  }

  test(`with any bit changed, ${ROUNDS} times`, async () => {
    const whole = await shareBackup()
    const places = fc.nat({ max: whole.length * 8 - 1 })
    await fc.assert(
      fc.asyncProperty(places, async (bit) => {
        const bytes = Buffer.from(whole)
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        await expectRefused(bytes)
      }),
      { numRuns: ROUNDS, seed: seed() },
    )
  })

  test(`cut at any place, ${ROUNDS} times`, async () => {
    const whole = await shareBackup()
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: whole.length - 1 }), async (length) => {
        await expectRefused(whole.subarray(0, length))
      }),
      { numRuns: ROUNDS, seed: seed() },
    )
  })

  test('with something behind it, or two in one', async () => {
    const whole = await shareBackup()
    await expectRefused(Buffer.concat([whole, Buffer.from([0])]))
    await expectRefused(Buffer.concat([whole, whole]))
    await expectRefused(Buffer.concat([whole, gzipSync('{}')]))
  })

  test('made of anything else', async () => {
    await expectRefused(Buffer.alloc(0))
    await expectRefused(Buffer.from('hello'))
    await expectRefused(gzipSync('hello'))
    await expectRefused(gzipSync(Buffer.alloc(1e6)))
  })
})

describe('with a right seal, and written by somebody else,', () => {
  const other = (lines: unknown[]) => ({ change: () => lines })
  test.each([
    ['nothing', other([])],
    ['no JSON', other(['hello'])],
    ['a line too much', { change: (lines: unknown[]) => [...lines, ['x']] }],
    ['no end', { change: (lines: unknown[]) => lines.slice(0, -1) }],
    [
      'a row too few',
      { head: {}, rows: { favourites: FAVOURITES }, change: without('["member-1') },
    ],
    ['a table too few', { change: without('{"table":"favourites"}') }],
    [
      'a table twice',
      { change: (lines: unknown[]) => [...lines.slice(0, -1), { table: 'lists' }, lines.at(-1)] },
    ],
    [
      'a table of their own',
      { change: (lines: unknown[]) => [...lines.slice(0, -1), { table: 'x' }, lines.at(-1)] },
    ],
    ['a number for a text', { rows: { favourites: [[1, 'comics', 1, 1]] } }],
    ['a text for a number', { rows: { favourites: [['a', 'comics', '1', 1]] } }],
    ['half a number', { rows: { favourites: [['a', 'comics', 1.5, 1]] } }],
    ['nothing where something must be', { rows: { favourites: [['a', null, 1, 1]] } }],
    ['a column too few', { rows: { favourites: [['a', 'comics', 1]] } }],
    [
      'SQL for a name',
      { head: { tables: [{ name: 'x"; DROP TABLE lists; --', columns: [], rows: 0 }] } },
    ],
    ['a head without what it needs', { head: { migrations: undefined } }],
  ])('%s is refused', async (_name, backup) => {
    const { code, printed, told } = await run(await writeSmallBackup(backup))
    expect({ code, printed, lines: told.length }).toEqual({ code: 1, printed: [], lines: 1 })
    expect(told[0]).toMatch(/small\.gz (is cut or was changed|is not a backup|has other tables)/)
  })
})

function without(start: string) {
  return (lines: unknown[]) => lines.filter((line) => !JSON.stringify(line).startsWith(start))
}

describe('of a newer program', () => {
  test.each([
    [
      'with tables that are not known here',
      { migrations: [...migrations.map(({ name }) => name), 'lists-9-stars'] },
    ],
    ['in a form that is not known here', { formatVersion: 2, tables: 'elsewhere' }],
  ])('%s, it is refused by its version', async (_name, head) => {
    const file = await writeSmallBackup({ head: { version: '9.1.0', ...head } })
    expect(await runData({}, ['verify', file], { version: '0.2.0' })).toEqual({
      code: 1,
      printed: [],
      told: [
        `${file} was made by version 9.1.0 of the program, which is newer than this, 0.2.0: restore it with that version or a later one.`,
      ],
    })
  })

  test('the ids of another catalogue are no newer program', async () => {
    const rows = { migrations: [['ids-0123456789abcdef', 1]] }
    expect(await run(await writeSmallBackup({ rows }))).toMatchObject({ code: 0 })
  })
})

test('a file that cannot be read is named', async () => {
  const folder = buildTemporaryFolder()
  const missing = join(folder, 'missing.gz')
  expect((await run(missing)).told).toEqual([
    expect.stringMatching(/missing\.gz cannot be read: ENOENT/),
  ])
  mkdirSync(join(folder, 'in'))
  expect((await run(join(folder, 'in'))).told).toEqual([`${join(folder, 'in')} is not a file.`])
})

test.each([
  [],
  ['backup'],
  ['verify'],
  ['verify', 'a', 'b'],
  ['verify', 'a', '--replace'],
  ['backup', 'a', '--replace'],
  ['restore', 'a', '--with-secret'],
  ['restore', 'a', '--force'],
  ['erase', 'a'],
])('%s %s %s is answered with the usage', async (...args) => {
  const { code, told } = await runData(
    {},
    args.filter((arg) => typeof arg === 'string'),
  )
  expect(code).toBe(2)
  expect(told.join()).toContain('npm run data -- restore FILE [--replace]')
})
