import { join } from 'node:path'
import { FORMAT, type Head } from '../data/backup-format.ts'
import { tableShapes } from '../data/table-shapes.ts'
import { writeBackupFile } from '../data/write-backup-file.ts'
import { migrations } from '../migrations.ts'
import type { SqlValue } from '../store/database.ts'
import { buildTemporaryFolder } from './build-test-app.ts'

interface SmallBackup {
  head?: Partial<Head> | Record<string, unknown>
  rows?: Record<string, SqlValue[][]>
  /** The last word on what is written. */
  change?: (lines: unknown[]) => unknown[]
}

/** A backup with a right seal, whatever is in it. */
export async function writeSmallBackup({
  head = {},
  rows: given = {},
  change = (lines) => lines,
}: SmallBackup = {}): Promise<string> {
  const file = join(buildTemporaryFolder(), 'small.gz')
  const shapes = await tableShapes(migrations)
  const applied = migrations.map(({ name }) => [name, 1])
  const rows = { ...given, migrations: [...applied, ...(given.migrations ?? [])] }
  const rowsOf = (table: string) => new Map(Object.entries(rows)).get(table) ?? []
  const all: Head = {
    format: FORMAT,
    formatVersion: 1,
    version: '0.1.0',
    createdAt: '2026-11-19T00:00:00.000Z',
    source: 'sqlite',
    messages: 'database',
    hasSecret: false,
    secretDigest: null,
    migrations: migrations.map(({ name }) => name),
    tables: shapes.map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      rows: rowsOf(name).length ?? 0,
    })),
  }
  const tables = shapes.flatMap(({ name }) => [{ table: name }, ...rowsOf(name)])
  const total = Object.values(rows).reduce((sum, { length }) => sum + length, 0)
  const end = { end: { rows: total, documents: 0 } }
  const lines = change([{ ...all, ...head }, ...tables, end])
  await writeBackupFile(file, linesOf(lines))
  return file
}

async function* linesOf(lines: unknown[]): AsyncGenerator<string> {
  for (const line of lines) yield typeof line === 'string' ? line : JSON.stringify(line)
}
