import { DatabaseSync } from 'node:sqlite'
import { type Migration, migrate } from '../store/migrate.ts'
import { overDriver } from '../store/open-sqlite.ts'
import { readTables } from '../store/tables.ts'

export interface Column {
  name: string
  type: 'TEXT' | 'BIGINT'
  required: boolean
}

export interface TableShape {
  name: string
  columns: Column[]
}

/**
 * The tables that these migrations make, in an order in which each refers only to earlier ones: found by
 * running them on an empty database in memory, so that they are the same for both kinds.
 */
export async function tableShapes(migrations: Migration[]): Promise<TableShape[]> {
  const driver = new DatabaseSync(':memory:')
  try {
    const database = overDriver(driver)
    await migrate(database, migrations)
    const tables = await readTables(database)
    return await Promise.all(
      tables.map(async (name) => ({ name, columns: (await readColumns(name)).map(toColumn) })),
    )
    function readColumns(table: string) {
      return database.all<ColumnRow>(
        'SELECT name, type, "notnull" OR pk > 0 AS required FROM pragma_table_info(?)',
        table,
      )
    }
  } finally {
    driver.close()
  }
}

interface ColumnRow {
  name: string
  type: string
  required: number
}

function toColumn({ name, type, required }: ColumnRow): Column {
  if (type !== 'TEXT' && type !== 'BIGINT') {
    throw new Error(`Column ${name} is ${type}: only TEXT and BIGINT are the same everywhere.`)
  }
  return { name, type, required: required === 1 }
}

/** Those of these names, in the program's order. */
export function migrationsOf(all: Migration[], names: readonly string[]): Migration[] {
  return all.filter(({ name }) => names.includes(name))
}
