import { describe, expect, test } from 'vitest'
import { migrations, storedIds } from './migrations.ts'
import type { Database, Statement } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { renumber } from './store/renumber.ts'
import { formerIdsIn } from './testing/build-favourites.ts'
import { databases } from './testing/databases.ts'

const STAYED_ID = 600_000_001
const OLD_COMIC = 16_277_606
const NEW_IDS = {
  'ids/a.txt':
    'character | 2000777 | 1009610\ncharacter | 2000778 | 1009610\nseries | 60001 | 1987\ncomic | 16277606 | 6593',
  'issues/a.txt': 'run | Amazing Spider-Man (1963) | 2026-11-17\n2 | 6593',
}

type Row = [member: string, kind: string, id: number, at: number]

describe.each(databases)('ids that changed on %s', (_name, open) => {
  async function buildStore() {
    const database = await open()
    await migrate(database, migrations)
    const renumberTo = (files: Record<string, string>) =>
      migrate(database, [renumber(formerIdsIn(files), storedIds)])
    return { database, renumberTo }
  }

  test('move favourites to those that the records have now, and keep their dates', async () => {
    const { database, renumberTo } = await buildStore()
    await keep(database, [
      ['ann', 'characters', 2000777, 1],
      ['ann', 'comics', OLD_COMIC, 2],
      ['ann', 'series', 60001, 3],
      ['bob', 'comics', OLD_COMIC, 4],
    ])
    await renumberTo(NEW_IDS)
    expect(await listKept(database)).toEqual([
      ['ann', 'characters', 1009610, 1],
      ['ann', 'comics', 6593, 2],
      ['ann', 'series', 1987, 3],
      ['bob', 'comics', 6593, 4],
    ])
  })

  test('leave those of records whose ids stayed, or that are gone', async () => {
    const { database, renumberTo } = await buildStore()
    await keep(database, [
      ['ann', 'comics', STAYED_ID, 2],
      ['ann', 'comics', 4_000_000_000, 1],
    ])
    await renumberTo(NEW_IDS)
    await renumberTo({})
    expect(await listKept(database)).toEqual([
      ['ann', 'comics', STAYED_ID, 2],
      ['ann', 'comics', 4_000_000_000, 1],
    ])
  })

  test('make one of what a member has under several', async () => {
    const { database, renumberTo } = await buildStore()
    await keep(database, [
      ['ann', 'characters', 2000777, 1],
      ['ann', 'characters', 1009610, 2],
      ['bob', 'characters', 2000777, 3],
      ['bob', 'characters', 2000778, 4],
    ])
    await renumberTo(NEW_IDS)
    expect(await listKept(database)).toEqual([
      ['ann', 'characters', 1009610, 2],
      ['bob', 'characters', 1009610, 3],
    ])
  })

  test('are looked through once for each state', async () => {
    const { database, renumberTo } = await buildStore()
    await keep(database, [['ann', 'characters', 2000777, 1]])
    await renumberTo({})
    expect(await listKept(database)).toEqual([['ann', 'characters', 2000777, 1]])
    await renumberTo(NEW_IDS)
    expect(await listKept(database)).toEqual([['ann', 'characters', 1009610, 1]])
  })

  test('move every reading of a comic', async () => {
    const { database, renumberTo } = await buildStore()
    await database.batch(
      [1, 2].map(
        (at): Statement => [
          'INSERT INTO readings (member_id, comic_id, read_at, again) VALUES (?, ?, ?, ?)',
          ...['ann', OLD_COMIC, at, at - 1],
        ],
      ),
    )
    await renumberTo(NEW_IDS)
    expect(
      await database.all('SELECT comic_id AS "id", read_at AS "at" FROM readings ORDER BY read_at'),
    ).toEqual([
      { id: 6593, at: 1 },
      { id: 6593, at: 2 },
    ])
  })
})

async function keep(database: Database, rows: Row[]): Promise<void> {
  await database.batch(
    rows.map(
      (row): Statement => [
        'INSERT INTO favourites (member_id, kind, entity_id, created_at) VALUES (?, ?, ?, ?)',
        ...row,
      ],
    ),
  )
}

async function listKept(database: Database): Promise<Row[]> {
  const rows = await database.all<{ member: string; kind: string; id: number; at: number }>(
    `SELECT member_id AS "member", kind, entity_id AS "id", created_at AS "at" FROM favourites
    ORDER BY member_id, kind, entity_id`,
  )
  return rows.map(({ member, kind, id, at }) => [member, kind, id, at])
}
