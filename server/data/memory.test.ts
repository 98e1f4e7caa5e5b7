import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { runDataProgram } from '../testing/run-data.ts'

/** More than the program may keep. */
const ROWS = 2_500
const TEXT = 'x'.repeat(20_000)
const HEAP_MB = 32
const INSERT = `
  INSERT INTO import_lines (import_id, part, lines)
  WITH RECURSIVE n (i, last) AS (
    SELECT CAST(? AS BIGINT), CAST(? AS BIGINT) UNION ALL SELECT i + 1, last FROM n WHERE i < last
  ) SELECT 'import', i, CAST(? AS TEXT) FROM n`

describe.each(databases)('on %s', (_name, open, createEnvironment, createEmpty) => {
  test('a store that is larger than the memory is backed up and restored', async () => {
    const environment = await createEnvironment()
    const store = await open(environment)
    for (let first = 0; first < ROWS; first += 100) await store.run(INSERT, first, first + 99, TEXT)
    const file = join(buildTemporaryFolder(), 'large.gz')
    const { stdout, stderr } = await runDataProgram(environment, ['backup', file], HEAP_MB)
    expect(stderr).toBe('')
    expect(stdout).toMatch(
      /: 2,5\d\d rows of \d+ tables of (SQLite|PostgreSQL), without the secret/,
    )
    const empty = await createEmpty()
    await runDataProgram(empty, ['restore', file], HEAP_MB)
    const restored = await open(empty)
    expect(
      await restored.all(
        'SELECT COUNT(*) AS "rows", MIN(LENGTH(lines)) AS "least" FROM import_lines WHERE part >= 0',
      ),
    ).toEqual([{ rows: ROWS, least: TEXT.length }])
  })
})
