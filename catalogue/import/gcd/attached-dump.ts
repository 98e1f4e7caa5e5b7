import type { DatabaseSync } from 'node:sqlite'
import { ImportRefusal } from '../refusal.ts'
import { NEEDED, type Table } from './tables.ts'

/** The dump as a database that is attached to another as `dump`, whatever its age. */
export class AttachedDump {
  readonly #columns = new Map<Table, ReadonlySet<string>>()
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
    const missing = NEEDED.filter((table) => !this.has(table))
    if (missing.length > 0) {
      throw new ImportRefusal(
        `This is no dump of the Grand Comics Database: it has no table ${missing.join(', ')}.`,
      )
    }
  }

  has(table: Table): boolean {
    return this.#columnsOf(table).size > 0
  }

  /** A column for a query; empty in a dump that has none of this name. */
  column(table: Table, column: string, of = table as string): string {
    return this.#columnsOf(table).has(column) ? `${of}.${column}` : 'NULL'
  }

  columns(table: Table, columns: readonly string[]): string {
    return columns.map((column) => this.column(table, column)).join(', ')
  }

  /** The condition that a row was not deleted; dumps keep rows that were. */
  isKept(table: Table): string {
    return `NOT COALESCE(${this.column(table, 'deleted')}, 0)`
  }

  isCertain(table: Table): string {
    return `NOT COALESCE(${this.column(table, 'uncertain')}, 0)`
  }

  #columnsOf(table: Table): ReadonlySet<string> {
    const known = this.#columns.get(table)
    if (known !== undefined) return known
    const rows = this.#database
      .prepare("SELECT name FROM pragma_table_info(?, 'dump')")
      .all(table)
      .map(({ name }) => String(name).toLowerCase())
    const columns = new Set(rows)
    this.#columns.set(table, columns)
    return columns
  }
}
