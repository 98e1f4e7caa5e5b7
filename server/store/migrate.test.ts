import { describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { type Migration, migrate } from './migrate.ts'

const table: Migration = {
  name: 'shelf-1-table',
  statements: ['CREATE TABLE shelf (id BIGINT PRIMARY KEY)', 'INSERT INTO shelf (id) VALUES (1)'],
}
const row: Migration = { name: 'shelf-2-row', statements: ['INSERT INTO shelf (id) VALUES (2)'] }
const broken: Migration = {
  name: 'shelf-3-broken',
  statements: ['CREATE TABLE half (id BIGINT)', 'INSERT INTO shelf (id) VALUES (1)'],
}

describe.each(databases)('migrations on %s', (_name, open, _createEnvironment, createEmpty) => {
  test('run in order, each once, whatever the number of starts', async () => {
    const database = await open()
    await migrate(database, [table], () => new Date(1_000))
    await migrate(database, [table, row], () => new Date(2_000))
    await migrate(database, [table, row], () => new Date(3_000))
    expect(await database.all('SELECT id FROM shelf ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }])
    expect(await database.all('SELECT name, applied_at FROM migrations ORDER BY name')).toEqual([
      { name: 'shelf-1-table', applied_at: 1_000 },
      { name: 'shelf-2-row', applied_at: 2_000 },
    ])
  })

  test('leave nothing of one that fails, name it, and keep those before it', async () => {
    const database = await open()
    await expect(migrate(database, [table, broken, row])).rejects.toThrow(
      /^Migration shelf-3-broken failed: .*unique/i,
    )
    await expect(database.all('SELECT id FROM half')).rejects.toThrow()
    expect(await database.all('SELECT id FROM shelf')).toEqual([{ id: 1 }])
    expect(await database.all('SELECT name FROM migrations')).toEqual([{ name: table.name }])
  })

  test('run once though several servers start at the same time', async () => {
    const environment = await createEmpty()
    const servers = await Promise.all(Array.from({ length: 4 }, () => open(environment)))
    await Promise.all(servers.map((server) => migrate(server, [table, row])))
    expect(await servers[0]?.all('SELECT id FROM shelf ORDER BY id')).toEqual([
      { id: 1 },
      { id: 2 },
    ])
  })
})
