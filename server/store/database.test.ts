import { describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import type { Database } from './database.ts'

async function withShelf(database: Database): Promise<Database> {
  await database.run('CREATE TABLE shelf (id BIGINT PRIMARY KEY, title TEXT, copies BIGINT)')
  return database
}

function add(database: Database, id: number, title: string | null = null, copies = 1) {
  return database.run('INSERT INTO shelf (id, title, copies) VALUES (?, ?, ?)', id, title, copies)
}

describe.each(databases)('a database on %s', (_name, open, createEnvironment) => {
  test('gives back what was written: any text, nothing at all, numbers beyond 32 bits', async () => {
    const database = await withShelf(await open())
    const rows = [
      { id: 1, title: `O'Brien's "X-Men" – ₹45 🕷️ \\ ; -- ?`, copies: Number.MAX_SAFE_INTEGER },
      { id: 2, title: '', copies: -1 },
      { id: 1_735_689_600_000, title: null, copies: 0 },
    ]
    for (const { id, title, copies } of rows) await add(database, id, title, copies)
    expect(await database.all('SELECT id, title, copies FROM shelf ORDER BY id')).toEqual(rows)
    expect(await database.first('SELECT id FROM shelf WHERE title = ?', '')).toEqual({ id: 2 })
    expect(await database.first('SELECT id FROM shelf WHERE id = ?', 9)).toBeUndefined()
  })

  test('takes a question mark within a text or a name as it stands', async () => {
    const database = await withShelf(await open())
    await add(database, 1, 'Who?')
    const sql = `SELECT id AS "why?" FROM shelf WHERE title = 'Who?' AND id = ? AND '''?' <> ?`
    expect(await database.all(sql, 1, 'x')).toEqual([{ 'why?': 1 }])
  })

  test('says how many rows a statement changed', async () => {
    const database = await withShelf(await open())
    expect(await add(database, 1)).toBe(1)
    expect(await add(database, 2)).toBe(1)
    expect(await database.run('UPDATE shelf SET copies = ?', 5)).toBe(2)
    expect(await database.run('DELETE FROM shelf WHERE id = ?', 9)).toBe(0)
  })

  test('counts and sums in numbers', async () => {
    const database = await withShelf(await open())
    await add(database, 1, null, 2)
    await add(database, 2, null, 3)
    expect(
      await database.first('SELECT COUNT(*) AS records, SUM(copies) AS copies FROM shelf'),
    ).toEqual({ records: 2, copies: 5 })
  })

  test('writes or changes a row and gives it back in one statement', async () => {
    const database = await withShelf(await open())
    const put = () =>
      database.first(
        `INSERT INTO shelf (id, copies) VALUES (?, ?)
         ON CONFLICT (id) DO UPDATE SET copies = shelf.copies + excluded.copies RETURNING copies`,
        1,
        4,
      )
    expect(await put()).toEqual({ copies: 4 })
    expect(await put()).toEqual({ copies: 8 })
  })

  test('does all of a batch or nothing, and goes on after a failure', async () => {
    const database = await withShelf(await open())
    await add(database, 2)
    const insert = 'INSERT INTO shelf (id) VALUES (?)'
    await expect(
      database.batch([
        [insert, 1],
        [insert, 2],
      ]),
    ).rejects.toThrow(/unique/i)
    expect(await database.all('SELECT id FROM shelf')).toEqual([{ id: 2 }])
    await database.batch([
      [insert, 3],
      [insert, 4],
    ])
    expect(await database.all('SELECT id FROM shelf ORDER BY id')).toHaveLength(3)
  })

  test('keeps batches at the same time apart, though one of them fails', async () => {
    const database = await withShelf(await open())
    await add(database, 0)
    const insert = 'INSERT INTO shelf (id) VALUES (?)'
    const batches = Array.from({ length: 20 }, (_, index) =>
      database.batch([
        [insert, index + 1],
        [insert, index === 7 ? 0 : index + 101],
      ]),
    )
    const outcomes = await Promise.allSettled(batches)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await database.first('SELECT COUNT(*) AS records FROM shelf')).toEqual({ records: 39 })
  })

  test('shows a write to every other connection as soon as it is acknowledged', async () => {
    const environment = await createEnvironment()
    const database = await withShelf(await open(environment))
    const elsewhere = await open(environment)
    await add(database, 1, 'Uncanny')
    expect(await elsewhere.all('SELECT title FROM shelf')).toEqual([{ title: 'Uncanny' }])
  })

  test('answers a ping until it is closed', async () => {
    const database = await open()
    await expect(database.ping()).resolves.toBeUndefined()
    await database.close()
    await expect(database.ping()).rejects.toThrow()
  })
})
