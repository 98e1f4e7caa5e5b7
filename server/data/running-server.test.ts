import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Statement } from '../store/database.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { runData } from '../testing/run-data.ts'

/** Two rows that are written together, in tables that are read one after the other. */
const pair = (member: string, id: number): Statement[] => [
  [
    'INSERT INTO favourites (member_id, kind, entity_id, created_at) VALUES (?, ?, ?, 1)',
    member,
    'comics',
    id,
  ],
  ['INSERT INTO readings (member_id, comic_id, read_at, again) VALUES (?, ?, 1, 0)', member, id],
]

describe.each(databases)('a backup on %s', (_name, open, createEnvironment, createEmpty) => {
  test('is of one moment, while pairs of rows are written and deleted', async () => {
    const environment = await createEnvironment()
    const database = await open(environment)
    const before = Array.from({ length: 1_000 }, (_, id) => pair('before', id))
    await database.batch(before.flat())
    const file = join(buildTemporaryFolder(), 'site.gz')

    let written = 0
    const busy: Promise<unknown[]>[] = []
    const backup = runData(environment, ['backup', file], {
      redraw: () => {
        if (database.kind === 'sqlite') busy.push(database.all('PRAGMA wal_checkpoint(TRUNCATE)'))
      },
    }).finally(() => (written = -written))
    while (written >= 0) {
      written += 1
      await database.batch(pair('during', written))
      await database.batch([
        ['DELETE FROM favourites WHERE member_id = ? AND entity_id = ?', 'before', written],
        ['DELETE FROM readings WHERE member_id = ? AND comic_id = ?', 'before', written],
      ])
      await new Promise(setImmediate)
    }
    expect(await backup).toMatchObject({ code: 0 })
    expect(-written).toBeGreaterThan(1)
    // Nor is a server kept from emptying its log after a deletion.
    const logs = await Promise.all(busy)
    expect(logs.flat()).toEqual(logs.map(() => expect.objectContaining({ busy: 0 })))

    const empty = await createEmpty()
    expect(await runData(empty, ['restore', file])).toMatchObject({ code: 0 })
    const [counts] = await (await open(empty)).all<{ pairs: number; halves: number }>(`
      SELECT COUNT(*) AS pairs, COUNT(*) - COUNT(comic_id) AS halves FROM (
        SELECT entity_id, comic_id FROM favourites FULL JOIN readings
          ON readings.member_id = favourites.member_id AND comic_id = entity_id) AS joined
      `)
    expect(counts).toMatchObject({ halves: 0 })
    expect(counts?.pairs).toBeGreaterThanOrEqual(999)
  })

  test('is not written over another file, nor into a folder that is not there', async () => {
    const environment = await createEnvironment()
    const folder = buildTemporaryFolder()
    const file = join(folder, 'site.gz')
    writeFileSync(file, 'mine')
    expect(await runData(environment, ['backup', file])).toMatchObject({
      code: 1,
      told: [`${file} is there already: give another name, or remove it first.`],
    })
    const nowhere = join(folder, 'no', 'site.gz')
    expect((await runData(environment, ['backup', nowhere])).told).toEqual([
      `There is no folder ${join(folder, 'no')}.`,
    ])
    expect(readdirSync(folder)).toEqual(['site.gz'])
  })

  test('of a store that is not there is refused, and none is made', async () => {
    const environment = await createEmpty()
    const file = join(buildTemporaryFolder(), 'site.gz')
    const { code, told } = await runData(environment, ['backup', file])
    expect({ code, told }).toEqual({
      code: 1,
      told: [expect.stringMatching(/^There is no store /)],
    })
    expect(existsSync(file)).toBe(false)
    expect(existsSync(join(environment.DATA_DIR ?? '', 'spinner-rack.sqlite'))).toBe(false)
  })
})
