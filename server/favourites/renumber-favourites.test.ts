import { describe, expect, test } from 'vitest'
import { migrate } from '../store/migrate.ts'
import { formerIdsIn } from '../testing/build-favourites.ts'
import { databases } from '../testing/databases.ts'
import { favouriteMigrations } from './migrations.ts'
import { renumberFavourites } from './renumber-favourites.ts'

const MADE_ID = 1987 * 8192 + 102
const NEW_IDS = {
  'ids/a.txt': 'character | 2000777 | 1009610\nseries | 60001 | 1987',
  // The run's first id is now 60001, so its comics had ids made from that.
  'issues/a.txt': 'run | Amazing Spider-Man (1963) | 2026-11-17\n2 | 6593',
}
const OLD_COMIC = 60001 * 8192 + 102

describe.each(databases)('favourites on %s', (_name, open) => {
  async function buildStore(rows: [member: string, kind: string, id: number, at: number][]) {
    const database = await open()
    await migrate(database, favouriteMigrations)
    await database.batch(
      rows.map((row) => [
        'INSERT INTO favourites (member_id, kind, entity_id, created_at) VALUES (?, ?, ?, ?)',
        ...row,
      ]),
    )
    const renumber = (files: Record<string, string>) =>
      migrate(database, [renumberFavourites(formerIdsIn(files))])
    const list = () =>
      database.all(
        `SELECT member_id AS "member", kind, entity_id AS "id", created_at AS "at" FROM favourites
        ORDER BY member_id, kind, entity_id`,
      )
    return { renumber, list }
  }

  test('move to the ids that the records have now, and keep their dates', async () => {
    const { renumber, list } = await buildStore([
      ['ann', 'characters', 2000777, 1],
      ['ann', 'comics', OLD_COMIC, 2],
      ['ann', 'series', 60001, 3],
      ['bob', 'comics', OLD_COMIC, 4],
    ])
    await renumber(NEW_IDS)
    expect(await list()).toEqual([
      { member: 'ann', kind: 'characters', id: 1009610, at: 1 },
      { member: 'ann', kind: 'comics', id: 6593, at: 2 },
      { member: 'ann', kind: 'series', id: 1987, at: 3 },
      { member: 'bob', kind: 'comics', id: 6593, at: 4 },
    ])
  })

  test('of records whose ids stayed, or that are gone, stay', async () => {
    const rows: [string, string, number, number][] = [
      ['ann', 'comics', 4_000_000_000, 1],
      ['ann', 'comics', MADE_ID, 2],
    ]
    const { renumber, list } = await buildStore(rows)
    await renumber(NEW_IDS)
    expect(await list()).toHaveLength(2)
    await renumber({})
    expect(await list()).toContainEqual({ member: 'ann', kind: 'comics', id: MADE_ID, at: 2 })
  })

  test('of a member who has both ids become one', async () => {
    const { renumber, list } = await buildStore([
      ['ann', 'characters', 2000777, 1],
      ['ann', 'characters', 1009610, 2],
      ['bob', 'characters', 2000777, 3],
    ])
    await renumber(NEW_IDS)
    expect(await list()).toEqual([
      { member: 'ann', kind: 'characters', id: 1009610, at: 2 },
      { member: 'bob', kind: 'characters', id: 1009610, at: 3 },
    ])
  })

  test('are looked through once for each state of the ids', async () => {
    const { renumber, list } = await buildStore([['ann', 'characters', 2000777, 1]])
    await renumber({})
    expect(await list()).toMatchObject([{ id: 2000777 }])
    await renumber(NEW_IDS)
    expect(await list()).toMatchObject([{ id: 1009610 }])
  })
})
