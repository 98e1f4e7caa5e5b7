import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { DumpSink } from './mysql-reader.ts'
import type { DumpValue } from './mysql-text.ts'
import { isTable, TABLES } from './tables.ts'

interface RawTable {
  insert: StatementSync
  /** Where the columns that are kept stand among the values of a row. */
  places: number[]
  /** How many values a row has. */
  width: number
}

/** The tables of a text dump, made in a database with those of their columns that are read. */
export class RawTables {
  readonly #database: DatabaseSync
  readonly #tables = new Map<string, RawTable>()
  readonly #made = new Map<string, readonly string[]>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  sink(fault: DumpSink['fault']): DumpSink {
    const counts = new Map<string, number>()
    return {
      wants: isTable,
      table: (name, columns) => this.#open(name, columns),
      row: (name, values) => {
        const count = (counts.get(name) ?? 0) + 1
        counts.set(name, count)
        const why = this.#insert(name, values)
        if (why !== undefined) fault(`${name}, row ${count}`, why)
      },
      fault,
    }
  }

  #open(name: string, columns: string[]): void {
    if (!isTable(name)) return
    const kept = TABLES[name].filter((column) => columns.includes(column))
    const made = this.#made.get(name) ?? kept
    if (!this.#made.has(name)) {
      const others = kept.filter((column) => column !== 'id')
      this.#database.exec(
        `CREATE TABLE ${name} (${['id INTEGER PRIMARY KEY', ...others].join(', ')})`,
      )
      this.#made.set(name, kept)
    }
    const used = kept.filter((column) => made.includes(column))
    if (used.length === 0) return
    const marks = used.map(() => '?').join(', ')
    this.#tables.set(name, {
      insert: this.#database.prepare(
        `INSERT OR REPLACE INTO ${name} (${used.join(', ')}) VALUES (${marks})`,
      ),
      places: used.map((column) => columns.indexOf(column)),
      width: columns.length,
    })
  }

  /** Why the row was not taken; undefined when it was. */
  #insert(name: string, values: DumpValue[]): string | undefined {
    const table = this.#tables.get(name)
    if (table === undefined) return 'the dump does not say which columns the table has'
    const { insert, places, width } = table
    if (values.length !== width) return `has ${values.length} values for ${width} columns`
    try {
      insert.run(...places.map((place) => values[place] ?? null))
    } catch (error) {
      return error instanceof Error ? `is refused: ${error.message}` : 'is refused'
    }
    return undefined
  }
}
